extension ExplanationTable {
    /// Entries, shares and lists inside a transaction.
    static let records: [Explanation] =
        [
            Explanation(.splitType, "net", "What the merchant gets of the amount."),
            Explanation(.splitType, "processing_fee", "The fee for processing the payment."),
            Explanation(.splitType, "bolt_fee", "Bolt's fee."),
        ]
        + Explanation.names(
            .splitType,
            "adjustment float reserve risk_fee apm_fee network_fee platform_fee bolt_account_fee"
        )
        + [
            Explanation(.viewStatus, "not_viewed", "Nobody has opened it in Bolt's dashboard."),
            Explanation(.viewStatus, "viewed", "Somebody has opened it in Bolt's dashboard."),
            Explanation(.viewStatus, "viewing", "Somebody has it open in Bolt's dashboard."),
            timeline("completed", "The payment was completed."),
            timeline("authorized", "The payment was authorized."),
            timeline("review", "The fraud review decided; decision and source stand beside it."),
            timeline("note", "Somebody, or a plugin, left a note in free text."),
            timeline("voided", "The authorization was voided."),
            timeline("captured", "An amount was captured."),
            timeline("credited", "An amount was given back."),
            timeline("address_change", "The shipping address was changed."),
            Explanation(.visibility, "merchant", "The entry is for the merchant's eyes only."),
            Explanation(.visibility, "public", "The entry may be shown to anyone concerned."),
        ]
        + Explanation.names(
            .discountCategory,
            "coupon giftcard managed_giftcard store_credit automatic_promotion"
                + " membership_discount membership_giftcard subscription_discount"
                + " rewards_discount shipping_discount unknown"
        )
        + Explanation.names(.itemType, "unknown digital physical bundled")
        + Explanation.names(
            .shipmentType,
            "unknown door_delivery ship_to_store in_store_pickup ship_to_home_only"
        )

    private static func timeline(_ code: String, _ meaning: String) -> Explanation {
        Explanation(
            .timelineType,
            code,
            meaning,
            check: "the entries before and after it; the newest comes first",
            source: "Bolt Merchant API specification, in the words of the name"
        )
    }
}
