/// The fields of a flow's result, in order, as one record.
struct FlowFields {
    private var columns: [OutputColumn] = []
    private var row = Row()

    /// Adds text, or nothing where it is absent. What a flow hands out is what was asked for: it is
    /// never masked.
    mutating func add(_ name: String, _ text: String?) {
        columns.append(OutputColumn(name, isUnmasked: true))
        row.append(text: text)
    }

    /// Adds text from outside in which a card number would be masked.
    mutating func add(masked name: String, _ text: String?) {
        columns.append(OutputColumn(name))
        row.append(text: text)
    }

    /// Adds a number.
    mutating func add(_ name: String, _ number: Int64?, words: String? = nil) {
        columns.append(OutputColumn(name, isUnmasked: true))
        row.append(integer: number, words: words)
    }

    /// Writes the record.
    func write(to console: Console, _ format: OutputFormat) {
        let output = RecordOutput(console, format, columns: columns, isList: false)
        output.write(row)
        output.end()
    }
}
