import BoltCheckoutCore

/// What is matched with what, and how amounts are written.
struct ReconcileOptions {
    private static let orders = OptionSpec.value(
        "orders",
        "FILE",
        "The orders or payouts, as CSV; - for standard input",
        isRequired: true
    )
    private static let key = OptionSpec.value(
        "key",
        "KEY",
        "What both sides are matched by; the first of these that orders have",
        allowed: OrderColumn.keys.map(\.rawValue)
    )
    private static let column = OptionSpec.value(
        "column",
        "COLUMN=NAME",
        "The heading of a column in the orders",
        isRepeatable: true
    )
    private static let amounts = OptionSpec.choice(
        "amounts",
        "UNIT",
        "The unit of the orders' amounts, 12.34 or 1234",
        of: AmountUnit.self
    )
    private static let currency = OptionSpec.value(
        "currency",
        "CODE",
        "The currency of rows that name none"
    )
    private static let transactionsColumn = OptionSpec.value(
        "transactions-column",
        "COLUMN=NAME",
        "The heading of a column in transactions as CSV",
        isRepeatable: true
    )
    private static let transactionsAmounts = OptionSpec.choice(
        "transactions-amounts",
        "UNIT",
        "The unit of amounts in transactions as CSV, 12.34 or 1234",
        of: AmountUnit.self
    )
    private static let net = OptionSpec.flag("net", "Take refunds off what was paid")
    private static let summary = OptionSpec.flag(
        "summary",
        "Write totals by result and currency, not findings"
    )

    /// The declarations, in the order of the help.
    static let specs: [OptionSpec] = [
        orders, key, column, amounts, currency, transactionsColumn, transactionsAmounts, net,
        summary, OutputFormat.option,
    ]

    /// Where the orders are.
    let orders: RecordInput
    /// What both sides are matched by, where that was said.
    let key: OrderColumn?
    /// How the orders are written.
    let orderFile: ReconcileFile
    /// How transactions in a CSV file are written.
    let transactionFile: ReconcileFile
    /// Whether refunds are taken off.
    let isNet: Bool
    /// Whether totals are written in the place of findings.
    let writesSummary: Bool
    /// How results are written.
    let format: OutputFormat

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let path = try arguments.required(Self.orders)
        orders = path == "-" ? .standardInput : .file(path)
        if let name = arguments.optional(Self.key) {
            key = OrderColumn.keys.first { $0.rawValue == name }
            guard key != nil else {
                throw .notAllowed(
                    value: name,
                    name: Self.key.dashed,
                    allowed: OrderColumn.keys.map(\.rawValue)
                )
            }
        } else {
            key = nil
        }
        var currency = ""
        if let code = arguments.optional(Self.currency) {
            guard let known = CurrencyReading(code).currency else {
                throw .badValue(
                    value: code,
                    option: Self.currency.dashed,
                    rule: "it is no currency code; use one as USD"
                )
            }
            currency = known.code.text
        }
        orderFile = ReconcileFile(
            columns: try Self.columns(Self.column, arguments),
            unit: try arguments.choice(Self.amounts, of: AmountUnit.self),
            currency: currency,
            columnOption: Self.column.dashed,
            unitOption: Self.amounts.dashed
        )
        transactionFile = ReconcileFile(
            columns: try Self.columns(Self.transactionsColumn, arguments),
            unit: try arguments.choice(Self.transactionsAmounts, of: AmountUnit.self),
            currency: "",
            columnOption: Self.transactionsColumn.dashed,
            unitOption: Self.transactionsAmounts.dashed
        )
        isNet = arguments.flag(Self.net)
        writesSummary = arguments.flag(Self.summary)
        format = try arguments.choice(OutputFormat.option, default: .text)
    }

    /// Reads `order_reference=Order ID`; the heading may have any sign in it, `=` too.
    private static func columns(
        _ option: OptionSpec,
        _ arguments: ParsedArguments
    ) throws(UsageError) -> [OrderColumn: String] {
        var columns: [OrderColumn: String] = [:]
        for value in arguments.all(option) {
            guard let sign = value.firstIndex(of: "="), value.index(after: sign) < value.endIndex
            else {
                throw .badValue(
                    value: value,
                    option: option.dashed,
                    rule: "write it as COLUMN=NAME"
                )
            }
            let name = String(value[..<sign])
            guard let column = OrderColumn(rawValue: name) else {
                throw .notAllowed(
                    value: name,
                    name: option.dashed,
                    allowed: OrderColumn.allCases.map(\.rawValue)
                )
            }
            guard columns[column] == nil else {
                throw .badValue(
                    value: value,
                    option: option.dashed,
                    rule: "\(name) is named already"
                )
            }
            columns[column] = String(value[value.index(after: sign)...])
        }
        return columns
    }
}

/// How a CSV file is written, as far as it was said.
struct ReconcileFile {
    /// The headings of columns.
    let columns: [OrderColumn: String]
    /// The unit of amounts.
    let unit: AmountUnit?
    /// The currency of rows that name none; empty for none.
    let currency: String
    /// What says the columns.
    let columnOption: String
    /// What says the unit.
    let unitOption: String
}
