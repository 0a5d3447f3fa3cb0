import BoltCheckoutCore

/// Writes deliveries as rows, each at once: the columns of a transaction, then what only a delivery
/// has.
final class ListenOutput {
    /// What stands behind the columns of the transaction.
    struct Facts {
        /// The hook's type.
        let hook: String
        /// What the delivery is among those before it.
        let mark: DeliveryMark
        /// Which header's signature matched.
        let signature: String
        /// When it arrived, milliseconds since 1970.
        let receivedMilliseconds: Int64
    }

    private static let ownColumns = [
        OutputColumn("hook"), OutputColumn("delivery"), OutputColumn("signature"),
        OutputColumn("received_at", isUnmasked: true),
    ]

    private let console: Console
    private let records: RecordOutput
    private var maker: TransactionRow
    private var row = Row()

    /// Begins the output: the header line is out before the first delivery.
    init(_ console: Console, _ format: OutputFormat, _ selection: FieldSelection) {
        let showsWords = format == .text && console.textStyle.isForPeople
        maker = TransactionRow(selection, showsSource: false, showsWords: showsWords)
        records = RecordOutput(
            console,
            format,
            columns: maker.columns + Self.ownColumns,
            isList: true
        )
        self.console = console
        console.flush()
    }

    /// Writes one delivery.
    ///
    /// - Throws: ``RecordProblem`` where an amount cannot be read exactly.
    func write(
        _ transaction: Transaction,
        _ facts: Facts,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) {
        try maker.fill(&row, with: transaction, &remarks)
        row.append(text: facts.hook.isEmpty ? nil : facts.hook)
        row.append(text: facts.mark.rawValue)
        row.append(text: facts.signature)
        row.append(text: RFC3339.format(milliseconds: facts.receivedMilliseconds))
        records.write(row)
        console.flush()
    }
}
