/// What the processor answered about address and security code.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Authorization, Capture, and Risk".
public struct BoltTransactionProperties: Equatable, Sendable {
    /// The address check, in the processor's own codes.
    public let avsResult: String?

    /// The security code check, in the processor's own codes; `""` means not checked.
    public let cvvResult: String?

    /// Creates the value from its members.
    public init(
        avsResult: String? = nil,
        cvvResult: String? = nil
    ) {
        self.avsResult = avsResult
        self.cvvResult = cvvResult
    }
}

extension BoltTransactionProperties: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            avsResult: object.text("avs_result"),
            cvvResult: object.text("cvv_result")
        )
    }
}
