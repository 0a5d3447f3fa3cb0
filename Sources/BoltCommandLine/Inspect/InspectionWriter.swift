import BoltCheckoutCore

/// Writes the transactions of one run in the format that was asked for.
struct InspectionWriter {
    private let options: OutputOptions
    private let columns: [OutputColumn]
    private let console: Console
    private let isPage: Bool
    private let isList: () -> Bool
    private var maker: TransactionRow
    private var text: InspectionText
    private var output: RecordOutput?
    private var row = Row()
    private var pending: [UInt8]?
    private var bytes: [UInt8] = []

    /// Creates a writer; a table's header is written at once.
    ///
    /// - Parameters:
    ///   - options: Format, fields and whether the source is shown.
    ///   - selection: The fields.
    ///   - isWhole: Whether everything is shown, not a choice of fields.
    ///   - isList: Whether the inputs so far form a list.
    ///   - console: Where to.
    init(
        _ options: OutputOptions,
        _ selection: FieldSelection,
        isWhole: Bool,
        isList: @escaping () -> Bool,
        console: Console
    ) {
        self.options = options
        self.console = console
        self.isList = isList
        let isJSON = options.format == .json || options.format == .ndjson
        isPage = isWhole && options.format == .text && !options.isRaw
        let style = console.textStyle
        maker = TransactionRow(
            selection, showsSource: isWhole && isJSON,
            showsWords: style.isForPeople && options.format == .text)
        columns = maker.columns
        text = InspectionText(style: style, width: console.outputFacts.columns)
        if options.format == .tsv || options.format == .csv {
            output = RecordOutput(console, options.format, columns: columns, isList: true)
        }
    }

    /// Writes one transaction.
    mutating func write(
        _ transaction: Transaction,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) {
        try maker.fill(&row, with: transaction, &remarks)
        bytes.removeAll(keepingCapacity: true)
        if options.isRaw {
            appendSource(transaction.value)
        } else if isPage {
            text.append(row, columns, transaction, to: &bytes)
            console.result(bytes)
            return
        } else if options.format != .json {
            begin(isList: true).write(row)
            return
        } else {
            var renderer: any RecordRenderer = NDJSONRenderer(columns)
            renderer.append(row, to: &bytes)
            if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        }
        guard options.format == .json else {
            bytes.append(UInt8(ascii: "\n"))
            console.result(bytes)
            return
        }
        passOn()
    }

    /// A JSON list has brackets and commas, one object has neither; which one it is may be known
    /// only once the input is read on, so the last object waits.
    private mutating func passOn() {
        if let waiting = pending { write(waiting, isLast: false) }
        pending = bytes
    }

    private var hasBegun = false

    private mutating func write(_ object: [UInt8], isLast: Bool) {
        console.result(hasBegun ? "" : "[\n")
        hasBegun = true
        console.result(object)
        console.result(isLast ? "\n" : ",\n")
    }

    private mutating func begin(isList: Bool) -> RecordOutput {
        if let output { return output }
        let output = RecordOutput(console, options.format, columns: columns, isList: isList)
        self.output = output
        return output
    }

    private mutating func appendSource(_ value: JSONValue) {
        var source: [UInt8] = []
        JSONWriter.append(value, to: &source)
        source.withUnsafeBufferPointer { SourceMask.append($0, to: &bytes) }
    }

    /// Writes what stands behind the last transaction.
    ///
    /// - Parameters:
    ///   - isList: Whether the inputs form a list.
    ///   - hasFailures: Whether something could not be read: then an empty list is not claimed.
    mutating func end(isList: Bool, hasFailures: Bool) {
        output?.end()
        guard options.format == .json else { return }
        if let pending {
            if hasBegun || isList {
                write(pending, isLast: true)
                console.result("]\n")
            } else {
                console.result(pending)
                console.result("\n")
            }
        } else if !hasFailures {
            console.result("[]\n")
        }
    }
}
