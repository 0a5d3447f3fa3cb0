/// The shipping the shopper chose.
///
/// Assumed: the key names of carrier, delivery date and tax, which the reference gives in words
/// only, are those of Bolt's shipments. Assumed optional: the reference names the members, not
/// their optionality, and Bolt leaves them out at will.
///
/// Source: API reference, section "Addresses and Shipping".
public struct BoltShippingOptionValue: Equatable, Sendable {
    /// The name of the service as the shopper saw it.
    public let service: String?

    /// What shipping costs.
    public let cost: BoltAmountView?

    /// The merchant's reference of the option.
    public let reference: String?

    /// The carrier.
    public let carrier: String?

    /// When the parcel is expected; text as received.
    public let estimatedDeliveryDate: String?

    /// The tax on shipping.
    public let taxAmount: BoltAmountView?

    /// The signature over the option, Base64.
    public let signature: String?

    /// Creates the value from its members.
    public init(
        service: String? = nil,
        cost: BoltAmountView? = nil,
        reference: String? = nil,
        carrier: String? = nil,
        estimatedDeliveryDate: String? = nil,
        taxAmount: BoltAmountView? = nil,
        signature: String? = nil
    ) {
        self.service = service
        self.cost = cost
        self.reference = reference
        self.carrier = carrier
        self.estimatedDeliveryDate = estimatedDeliveryDate
        self.taxAmount = taxAmount
        self.signature = signature
    }
}

extension BoltShippingOptionValue: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            service: object.text("service"),
            cost: object.model("cost", as: BoltAmountView.self),
            reference: object.text("reference"),
            carrier: object.text("carrier"),
            estimatedDeliveryDate: object.text("estimated_delivery_date"),
            taxAmount: object.model("tax_amount", as: BoltAmountView.self),
            signature: object.text("signature")
        )
    }
}
