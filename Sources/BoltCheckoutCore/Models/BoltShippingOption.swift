/// The selected shipping option.
///
/// Source: API reference, section "Addresses and Shipping".
/// Assumed: where `valid` is false, `value` says nothing and is not read.
public struct BoltShippingOption: Equatable, Sendable {
    /// Whether `value` holds a choice.
    public let valid: Bool?

    /// The choice, when there is one.
    public let value: BoltShippingOptionValue?

    /// Creates the value from its members.
    public init(
        valid: Bool? = nil,
        value: BoltShippingOptionValue? = nil
    ) {
        self.valid = valid
        self.value = value
    }
}

extension BoltShippingOption: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        let valid = try object.bool("valid")
        try self.init(
            valid: valid,
            value: valid == false ? nil : object.model("value", as: BoltShippingOptionValue.self)
        )
    }
}
