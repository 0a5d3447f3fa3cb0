import BoltCheckoutCore

/// Where a transaction stands: the little that decides how a flow ends, read leniently.
///
/// The model is strict and may refuse a transaction over a field that has nothing to do with whether
/// somebody paid; this never does.
package struct TransactionStanding: Equatable, Sendable {
    /// The status as received; `""` where there is none.
    package let status: String
    /// The reference, where there is one.
    package let reference: String?
    /// The status of the authorization.
    let authorizationStatus: String?
    /// Why it was declined, in the processor's code and words, else the authorization's reason.
    let reason: String?
    /// Whether it is the view a checkout page hands out: a cart at the top and no order.
    let isClientView: Bool

    /// Reads the standing of a transaction, also inside a known envelope.
    ///
    /// - Returns: nil where the value has not at least two of the members every transaction has.
    init?(_ root: JSONValue) {
        let top = WireField(value: root, path: "", scope: WireScope())
        let value = WireEnvelope.content(of: top).value
        let marks: [StaticString] = ["id", "reference", "status", "amount", "type", "date"]
        guard value.isObject, marks.filter({ value.member($0) != nil }).count >= 2 else {
            return nil
        }
        let authorization = value.member("authorization")
        status = value.member("status")?.string ?? ""
        reference = value.member("reference")?.string.flatMap { $0.isEmpty ? nil : $0 }
        authorizationStatus = authorization?.member("status")?.string
        reason = Self.rejection(value) ?? Self.word(authorization?.member("reason"))
        isClientView = value.member("cart")?.isObject == true && value.member("order") == nil
    }

    private static func rejection(_ value: JSONValue) -> String? {
        let details = value.either("transaction_rejection_details", "transactionRejectionDetails")?
            .either("auth_rejection_details", "authRejectionDetails")
        let code = word(details?.either("reason_code", "reasonCode"))
        let words = word(details?.either("reason_description", "reasonDescription"))
        guard let code else { return words }
        guard let words else { return code }
        return "\(code) (\(words))"
    }

    private static func word(_ value: JSONValue?) -> String? {
        guard let text = value?.isNumber == true ? value?.rawText : value?.string else {
            return nil
        }
        return text.isEmpty || text == "none" ? nil : text
    }
}
