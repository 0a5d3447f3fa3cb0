/// One share of a transaction's amount.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Authorization, Capture, and Risk".
public struct BoltTransactionSplitView: Equatable, Sendable {
    /// How much the share is.
    public let amount: BoltAmountView?

    /// What the share is for: `"net"`, `"processing_fee"`, `"bolt_fee"` and others.
    public let type: String?

    /// Creates the value from its members.
    public init(
        amount: BoltAmountView? = nil,
        type: String? = nil
    ) {
        self.amount = amount
        self.type = type
    }
}

extension BoltTransactionSplitView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            amount: object.model("amount", as: BoltAmountView.self),
            type: object.text("type")
        )
    }
}
