import BoltCheckoutCore

/// Writes transactions as text: `name: value` for pipes, a page under headings for a person.
struct InspectionText {
    private let style: TextStyle
    private let page = TransactionPage()
    private let width: Int
    private var isFirst = true

    /// The text of one transaction is cut when it is longer than anybody reads.
    private static let mostBytes = 4 << 20

    /// Columns whose names are the paths of the fields they show.
    private static let columns: [TransactionColumn] = [
        .id, .type, .status, .reference, .date, .processor, .merchantOrderNumber, .amount,
        .currency,
    ]

    /// Further paths that the head of the page for a person shows.
    private static let headed: Set<String> = [
        "amount.amount", "amount.currency", "amount.currency_symbol",
    ]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - style: How text is laid out.
    ///   - width: The columns of the terminal.
    init(style: TextStyle, width: Int) {
        self.style = style
        self.width = width
    }

    /// Writes one transaction.
    ///
    /// - Parameters:
    ///   - row: Its columns.
    ///   - columns: What they are called.
    ///   - transaction: The rest.
    ///   - output: What to append to.
    mutating func append(
        _ row: borrowing Row,
        _ columns: [OutputColumn],
        _ transaction: Transaction,
        to output: inout [UInt8]
    ) {
        if !isFirst { output.append(UInt8(ascii: "\n")) }
        isFirst = false
        let shown = Self.shown(by: transaction)
        if style.isForPeople {
            TransactionSheet(style: style, width: width).append(
                transaction,
                page.lines(of: transaction, hiding: shown.union(Self.headed(by: transaction))),
                to: &output
            )
            return
        }
        var renderer: any RecordRenderer = TextRenderer(columns, style: style)
        renderer.append(row, to: &output)
        let start = output.count
        let lines = page.lines(of: transaction, hiding: shown)
        // Of neighbours the path of what they stand in is made once.
        var around: [UInt8] = []
        for (index, line) in lines.enumerated() {
            guard output.count - start < Self.mostBytes else {
                output.append(contentsOf: "…: \(lines.count - index) more fields; see --raw\n".utf8)
                return
            }
            if index == 0 || !line.isBeside(lines[index - 1]) {
                around.removeAll(keepingCapacity: true)
                HarmlessText.append(line.pathAround, to: &around)
            }
            output.append(contentsOf: around)
            HarmlessText.append(line.name, to: &output)
            output.append(contentsOf: ": ".utf8)
            LeafText.append(line, to: &output)
            output.append(UInt8(ascii: "\n"))
        }
    }

    /// The paths that the columns show. A field of a kind that its column can't show is not one.
    private static func shown(by transaction: Transaction) -> Set<String> {
        var paths: Set<String> = []
        for column in columns {
            var remarks: [Remark] = []
            let value = try? transaction.column(column, &remarks)
            if let value, !value.isAbsent { paths.insert(column.rawValue) }
        }
        // A flat amount has the path of its column, as in a webhook v1; others have one below it.
        return transaction.value.member("amount")?.isObject == true
            ? paths.subtracting(["amount", "currency"]) : paths
    }

    private static func headed(by transaction: Transaction) -> Set<String> {
        var remarks: [Remark] = []
        let amount = try? transaction.amount(&remarks).minor
        return amount == nil ? [] : headed
    }
}
