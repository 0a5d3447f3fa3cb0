import BoltCheckoutCore
import TestSupport
import Testing

struct EveryMemberTests {
    private static let amount = #"{"amount":5,"currency":"USD","currency_symbol":"$"}"#
    private static let address = object([
        "name", "first_name", "last_name", "company", "street_address1", "street_address2",
        "street_address3", "street_address4", "locality", "region", "region_code", "postal_code",
        "country_code", "country", "phone", "email", "door_code",
    ])
    private static let card = object(
        ["id", "last4", "bin", "network"],
        ["expiration": "1851379200000", "billing_address": address]
    )
    private static let person = object(["id", "email", "first_name", "last_name", "phone"])
    private static let item = object(
        [
            "reference", "name", "description", "sku", "image_url", "details_url", "type",
            "options", "shipment_id", "shipment_type", "brand", "category", "color", "size",
            "uom", "upc", "isbn", "manufacturer", "tags", "merchant_product_id",
            "merchant_variant_id",
        ],
        [
            "total_amount": amount, "unit_price": amount, "tax_amount": amount, "quantity": "2",
            "taxable": "true",
        ]
    )
    private static let discount = object(
        ["code", "description", "reference", "details_url", "discount_category"],
        ["amount": amount]
    )
    private static let shipping = object(
        ["service", "reference", "carrier", "estimated_delivery_date", "signature"],
        ["cost": amount, "tax_amount": amount]
    )

    private static let whole: TransactionText = {
        let texts = [
            "merchant_order_number", "last4", "indemnification_decision",
            "indemnification_reason", "view_status", "user_note",
        ]
        let values = [
            "from_consumer": person, "to_consumer": person, "from_credit_card": card,
            "to_credit_card": card, "authorization": object(["status", "reason"]),
            "captures": "[\(object(["status"], ["amount": amount]))]",
            "credit": object(["status"]),
            "transaction_properties": object(["avs_result", "cvv_result"]),
            "order_decision": #"{"score":212,"decision_factors":["x"]}"#, "risk_score": "21.5",
            "customer_list_status": #"{"auto_approved":false,"block_listed":true}"#,
            "splits": "[\(object(["type"], ["amount": amount]))]", "last_viewed_utc": "0",
            "has_refunds": "false", "shipping_address": address, "billing_address": address,
            "shipping_option": #"{"valid":true,"value":\#(shipping)}"#,
            "cart": object(
                ["order_reference"],
                ["discounts": "[\(discount)]", "items": "[\(item)]"]
            ),
            "shopify": #"{"any":[1]}"#, "sfcc": object(["sfcc_order_token"]),
            "custom_field_responses": "[\(object(["public_id", "response"]))]",
        ]
        var text = TransactionText.minimal
        for key in texts { text = text.setting(key, "\"\(key)\"") }
        for key in values.keys.sorted() { text = text.setting(key, values[key] ?? "") }
        return text
    }()

    @Test func `every member of the reference is read`() throws {
        let reading = try WireDecoder.decode(BoltCheckoutResult.self, from: Self.whole.bytes)
        #expect(reading.warnings.isEmpty)
        #expect(missing(reading.model, "").isEmpty)
        #expect(Mirror(reflecting: reading.model).children.count == 34)
    }

    @Test func `a text member holds what its key was given`() throws {
        let model = try WireDecoder.decode(BoltCheckoutResult.self, from: Self.whole.bytes).model
        #expect(misplaced(model, "").isEmpty)
        #expect(model.shopify?.json == #"{"any":[1]}"#)
        #expect(model.riskScore == 21.5)
        #expect(model.fromCreditCard?.expiration == 1_851_379_200_000)
    }

    /// The paths of members that are nil.
    private func missing(_ value: Any, _ path: String) -> [String] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let inner = mirror.children.first else { return [path] }
            return missing(inner.value, path)
        }
        return mirror.children.flatMap { missing($0.value, "\(path).\($0.label ?? "")") }
    }

    /// The paths of texts that were written as their own key and read under another one.
    private func misplaced(_ value: Any, _ path: String) -> [String] {
        if let text = value as? String, text.contains("_") || path.hasSuffix(".\(text)") {
            let camel = text.split(separator: "_").enumerated()
                .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
            return path.hasSuffix(".\(camel)") || path == ".type" ? [] : [path]
        }
        return Mirror(reflecting: value).children.flatMap { child in
            // An optional's only child is called "some", an element has no name.
            let name = child.label.flatMap { $0 == "some" ? nil : ".\($0)" } ?? ""
            return misplaced(child.value, path + name)
        }
    }

    private static func object(_ texts: [String], _ values: [String: String] = [:]) -> String {
        let members =
            texts.map { "\"\($0)\":\"\($0)\"" }
            + values.keys.sorted().map { "\"\($0)\":\(values[$0] ?? "")" }
        return "{\(members.joined(separator: ","))}"
    }
}
