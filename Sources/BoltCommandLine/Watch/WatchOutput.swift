import BoltCheckoutCore

/// Writes the changes of a watch, each at once.
final class WatchOutput {
    private static let columns = [
        OutputColumn("at", isUnmasked: true), OutputColumn("reference", isUnmasked: true),
        OutputColumn("previous_status"), OutputColumn("status"), OutputColumn("authorization"),
        OutputColumn("amount", isUnmasked: true), OutputColumn("currency"),
        OutputColumn("captured", isUnmasked: true), OutputColumn("refunded", isUnmasked: true),
        OutputColumn("settled"),
    ]

    private let console: Console
    private let records: RecordOutput?
    private var row = Row()

    /// Begins the output.
    init(_ console: Console, _ format: StreamFormat) {
        self.console = console
        records =
            format == .text
            ? nil
            : RecordOutput(console, format.outputFormat, columns: Self.columns, isList: true)
        console.flush()
    }

    /// Writes a change.
    ///
    /// - Parameters:
    ///   - change: What has changed.
    ///   - milliseconds: When it was seen, since 1970.
    func write(_ change: WatchChange, atMilliseconds milliseconds: Int64) {
        let moment = RFC3339.format(milliseconds: milliseconds)
        if let records {
            fill(with: change, moment)
            records.write(row)
        } else {
            let line = "\(moment ?? "") \(CardNumberMask.masked(change.line))"
            console.result(HarmlessText.text(line) + "\n")
        }
        console.flush()
    }

    private func fill(with change: WatchChange, _ moment: String?) {
        row.removeAll()
        row.append(text: moment)
        row.append(text: change.reference)
        row.append(text: change.previous?.status)
        row.append(text: change.standing.status)
        row.append(text: change.standing.authorization)
        row.append(integer: change.standing.amount)
        row.append(text: change.standing.currency)
        row.append(integer: change.standing.captured)
        row.append(integer: change.standing.refunded)
        row.append(text: change.settlement.rawValue)
    }
}
