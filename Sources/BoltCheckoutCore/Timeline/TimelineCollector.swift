/// Puts records together to the lives of payments: one document tells all, several of one payment
/// are told in the order of their dates.
package struct TimelineCollector {
    private struct Record {
        let timeline: PaymentTimeline
        let event: PaymentEvent
    }

    /// States that later news cannot change: hooks arrive out of order, and again.
    private static let finalStates: Set<String> = [
        "completed", "cancelled", "failed", "rejected_irreversible",
    ]

    private var order: [String] = []
    private var records: [String: [Record]] = [:]
    private var count = 0

    /// Creates a collector of nothing.
    package init() {}

    /// Takes the next record, in the order of arrival.
    ///
    /// - Parameters:
    ///   - transaction: The record.
    ///   - remarks: Gets what could not be read.
    package mutating func add(_ transaction: Transaction, _ remarks: inout [Remark]) {
        let reading = TimelineReading(transaction)
        remarks += reading.remarks
        count += 1
        let timeline = reading.timeline
        let status = timeline.status ?? ""
        let isRefund = transaction.direction == .refund
        var event = PaymentEvent(isRefund ? .refunded : PaymentEvent.Kind(status: status))
        if let column = try? transaction.column(.date, &remarks) { event.date = column.number }
        event.amount = timeline.amount
        event.currency = timeline.currency
        event.status = status.isEmpty ? nil : status
        event.arrival = count
        if status == "rejected_reversible" { event.note = "recently rejected, can be reviewed" }
        let key = timeline.reference ?? "#\(count)"
        if records[key] == nil { order.append(key) }
        records[key, default: []].append(Record(timeline: timeline, event: event))
    }

    /// The payments, in the order in which they were first heard of.
    package var timelines: [PaymentTimeline] {
        order.compactMap { key in
            guard let all = records[key], let last = all.last else { return nil }
            return all.count == 1 ? last.timeline : Self.stream(all)
        }
    }

    private static func stream(_ all: [Record]) -> PaymentTimeline? {
        guard var timeline = all.last?.timeline else { return nil }
        timeline.events = all.map(\.event)
        timeline.sort()
        var state: String?
        var seen: Set<String> = []
        for index in timeline.events.indices {
            let status = timeline.events[index].status ?? ""
            let amount = timeline.events[index].amount.map { String($0) } ?? ""
            timeline.events[index].isRepeat = !seen.insert("\(status) \(amount)").inserted
            if let state, finalStates.contains(state), status != state {
                timeline.events[index].isOverruled = true
            } else if !status.isEmpty {
                state = status
            }
        }
        timeline.status = state
        // Figures are those of the newest record that agrees with the state.
        let newest = all.max { ($0.event.date ?? .min) < ($1.event.date ?? .min) }
        let figures = all.last { $0.event.status == state && $0.event.date == newest?.event.date }
        if let figures = (figures ?? newest)?.timeline {
            timeline.amount = figures.amount
            timeline.captured = figures.captured
            timeline.refunded = figures.refunded
        }
        return timeline
    }
}
