import BoltCheckoutCore

/// Where a transaction stands, as far as somebody who watches it wants to know.
struct WatchedStanding: Equatable, Sendable {
    /// The status as received; empty where there is none.
    var status: String
    /// The status of the authorization; nil where there is none.
    var authorization: String?
    /// Minor units.
    var amount: Int64?
    /// The currency as received.
    var currency: String?
    /// Minor units of the captures that succeeded.
    var captured: Int64?
    /// Minor units of the refunds.
    var refunded: Int64?

    /// Creates a standing.
    init(
        status: String,
        authorization: String? = nil,
        amount: Int64? = nil,
        currency: String? = nil,
        captured: Int64? = nil,
        refunded: Int64? = nil
    ) {
        self.status = status
        self.authorization = authorization
        self.amount = amount
        self.currency = currency
        self.captured = captured
        self.refunded = refunded
    }

    /// Reads where a transaction stands. What cannot be read is left out: the status counts.
    init(_ transaction: Transaction) {
        var remarks: [Remark] = []
        func column(_ column: TransactionColumn) -> ColumnValue {
            (try? transaction.column(column, &remarks)) ?? .absent
        }
        self.init(
            status: column(.status).string ?? "",
            authorization: transaction.value.member("authorization")?.member("status")?.string,
            amount: column(.amount).number,
            currency: column(.currency).string,
            captured: column(.captured).number,
            refunded: column(.refunded).number
        )
    }
}
