import BoltCheckoutCore

/// Turns transactions into bytes of one format, each apart from the others.
///
/// What stands around and between records (a header, brackets, commas) is not its business.
struct RecordFormatter: Sendable {
    private let options: OutputOptions
    private let isPage: Bool
    private var maker: TransactionRow
    private var text: InspectionText
    private var renderer: any RecordRenderer
    private var row = Row()
    private var source: [UInt8] = []
    let columns: [OutputColumn]

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - options: Format and whether the source is shown.
    ///   - selection: The fields.
    ///   - isWhole: Whether everything is shown, not a choice of fields.
    ///   - style: How text is laid out.
    ///   - width: The columns of the terminal.
    init(
        _ options: OutputOptions,
        _ selection: FieldSelection,
        isWhole: Bool,
        style: TextStyle,
        width: Int
    ) {
        self.options = options
        let isJSON = options.format == .json || options.format == .ndjson
        isPage = isWhole && options.format == .text
        maker = TransactionRow(
            selection,
            showsSource: isWhole && isJSON,
            showsWords: style.isForPeople && options.format == .text
        )
        columns = maker.columns
        text = InspectionText(style: style, width: width)
        renderer = (isJSON ? OutputFormat.ndjson : options.format)
            .renderer(columns, isList: true, style: style)
    }

    /// Whether records can be formatted apart from each other: text has blank lines between them.
    var isIndependent: Bool { options.format != .text || options.isRaw }

    /// Appends what stands before the first record of a table.
    mutating func appendHeader(to output: inout [UInt8]) {
        if !options.isRaw { renderer.begin(&output) }
    }

    /// Appends one transaction: a row, a page, or an object on a line of its own.
    mutating func append(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        to output: inout [UInt8]
    ) throws(RecordProblem) {
        try maker.fill(&row, with: transaction, &remarks)
        if options.isRaw {
            source.removeAll(keepingCapacity: true)
            JSONWriter.append(transaction.value, to: &source)
            let mayHoldSecrets = SensitiveKey.mayOccur(in: transaction.value)
            source.withUnsafeBufferPointer {
                SourceMask.append($0, mayHoldSecrets: mayHoldSecrets, to: &output)
            }
            output.append(UInt8(ascii: "\n"))
        } else if isPage {
            text.append(row, columns, transaction, to: &output)
        } else {
            renderer.append(row, to: &output)
        }
    }
}
