import BoltCheckoutCore

/// Writes transactions as text: `name: value` for pipes, a page under headings for a person.
struct InspectionText {
    private let style: TextStyle
    private let page = TransactionPage()
    private let width: Int
    private var isFirst = true

    /// Paths that the columns show.
    private static let shown: Set<String> = [
        "id", "type", "status", "reference", "date", "processor", "merchant_order_number",
    ]

    /// Further paths that the columns show where the amount is flat, as in a webhook v1.
    private static let shownFlat: Set<String> = ["amount", "currency"]

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
        let isFlat: Bool = transaction.value.member("amount")?.isObject != true
        let shown: Set<String> = isFlat ? Self.shown.union(Self.shownFlat) : Self.shown
        if style.isForPeople {
            TransactionSheet(style: style, width: width).append(
                transaction,
                page.lines(of: transaction.value, hiding: shown.union(Self.headed)),
                to: &output
            )
            return
        }
        var renderer: any RecordRenderer = TextRenderer(columns, style: style)
        renderer.append(row, to: &output)
        for line in page.lines(of: transaction.value, hiding: shown) {
            HarmlessText.append(line.path, to: &output)
            output.append(contentsOf: ": ".utf8)
            LeafText.append(line, to: &output)
            output.append(UInt8(ascii: "\n"))
        }
    }
}
