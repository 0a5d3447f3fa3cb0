/// The life of one payment, in order.
package struct PaymentTimeline: Equatable, Sendable {
    /// Bolt's reference; nil where no record says it.
    package var reference: String?
    /// The status: of the document, or the one that a stream of hooks leads to.
    package var status: String?
    /// The payment's amount in minor units.
    package var amount: Int64?
    /// Its currency, as received.
    package var currency: String?
    /// What was captured in minor units; nil where nothing is said about it.
    package var captured: Int64?
    /// What was given back in minor units; nil where nothing is said about it.
    package var refunded: Int64?
    /// What happened, oldest first; what has no date stands where it belongs.
    package internal(set) var events: [PaymentEvent] = []
    /// Whether it was put together from several records, such as hooks.
    package var isStream: Bool { events.contains { $0.arrival != nil } }

    init(_ transaction: Transaction, _ remarks: inout [Remark]) {
        func text(_ column: TransactionColumn) -> String? {
            (try? transaction.column(column, &remarks))?.string
        }
        reference = text(.reference)
        status = text(.status)
        currency = text(.currency)
        amount = (try? transaction.amount(&remarks))?.minor
        captured = transaction.captured(&remarks)
        refunded = transaction.refunded(&remarks)
    }

    /// Brings the events in order: by date, those of one instant by what usually comes first, and
    /// those without a date behind what must have happened before.
    mutating func sort() {
        let dated = events.enumerated().filter { $0.element.date != nil }.sorted { one, other in
            let left = (one.element.date ?? 0, one.element.kind.rawValue, one.offset)
            let right = (other.element.date ?? 0, other.element.kind.rawValue, other.offset)
            return left < right
        }
        var ordered = dated.map(\.element)
        for event in events where event.date == nil {
            let before = ordered.lastIndex {
                $0.kind.rawValue <= event.kind.rawValue && $0.kind != .note
            }
            ordered.insert(event, at: before.map { $0 + 1 } ?? 0)
        }
        events = ordered
    }
}
