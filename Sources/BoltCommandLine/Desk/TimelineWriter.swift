import BoltCheckoutCore

/// Writes the lives of payments as text or JSON.
struct TimelineWriter {
    private let format: DeskFormat
    private let console: Console

    /// Creates a writer.
    init(_ format: DeskFormat, _ console: Console) {
        self.format = format
        self.console = console
    }

    /// Writes all of them.
    ///
    /// - Parameters:
    ///   - timelines: What to write.
    ///   - isList: Whether JSON is an array.
    func write(_ timelines: [PaymentTimeline], isList: Bool) {
        switch format {
        case .text:
            for (index, timeline) in timelines.enumerated() {
                if index > 0 { console.result("\n") }
                writeText(timeline)
            }
        case .json:
            let objects = timelines.map(TimelineJSON.object).joined(separator: ",\n")
            let isEmpty = timelines.isEmpty
            guard isList else { return console.result(isEmpty ? "" : objects + "\n") }
            console.result(isEmpty ? "[]\n" : "[\n\(objects)\n]\n")
        case .ndjson:
            for timeline in timelines {
                for event in timeline.events {
                    console.result(TimelineJSON.line(event, of: timeline) + "\n")
                }
            }
        }
    }

    private func writeText(_ timeline: PaymentTimeline) {
        line("reference", timeline.reference ?? "")
        let words = timeline.events.map(EventWords.init)
        let kindWidth = words.map { DisplayWidth.columns(of: $0.kind) }.max() ?? 0
        let moneyWidth = words.map { DisplayWidth.columns(of: $0.money) }.max() ?? 0
        for event in words {
            var text = DisplayWidth.padded(event.date, to: 24)
            text += "  " + DisplayWidth.padded(event.kind, to: kindWidth)
            if moneyWidth > 0 {
                text += "  " + DisplayWidth.paddedInFront(event.money, to: moneyWidth)
            }
            if !event.details.isEmpty { text += "  " + event.details.joined(separator: "; ") }
            while text.last == " " { text.removeLast() }
            console.result(text + "\n")
        }
        if timeline.isStream { writeArrivals(timeline) }
        line(timeline.isStream ? "final state" : "status", timeline.status ?? "")
        money("amount", timeline.amount, timeline)
        money("captured", timeline.captured, timeline)
        money("refunded", timeline.refunded, timeline)
    }

    private func writeArrivals(_ timeline: PaymentTimeline) {
        let arrived = timeline.events.sorted { ($0.arrival ?? 0) < ($1.arrival ?? 0) }
        line("order of arrival", arrived.map { $0.status ?? "?" }.joined(separator: ", "))
    }

    private func line(_ name: String, _ value: String) {
        let label = console.colorsOutput ? TerminalColor.bold.paint("\(name):") : "\(name):"
        console.result("\(label) \(HarmlessText.text(value))\n")
    }

    private func money(_ name: String, _ minor: Int64?, _ timeline: PaymentTimeline) {
        guard let minor else { return }
        line(name, "\(MoneyText.words(minor: minor, currency: timeline.currency)) (\(minor))")
    }
}
