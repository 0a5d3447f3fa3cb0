/// One capture of an authorized amount.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Authorization, Capture, and Risk".
public struct BoltCaptureView: Equatable, Sendable {
    /// `"succeeded"`, `"declined"` or `"error"`; other values stay as they are.
    public let status: String?

    /// What was captured.
    public let amount: BoltAmountView?

    /// Creates the value from its members.
    public init(
        status: String? = nil,
        amount: BoltAmountView? = nil
    ) {
        self.status = status
        self.amount = amount
    }
}

extension BoltCaptureView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            status: object.text("status"),
            amount: object.model("amount", as: BoltAmountView.self)
        )
    }
}
