/// Writes records in one format. A format is one implementation.
protocol RecordRenderer: Sendable {
    /// Writes what stands before the first record.
    mutating func begin(_ output: inout [UInt8])

    /// Writes one record.
    ///
    /// - Parameters:
    ///   - row: Its cells, as many as there are columns.
    ///   - output: What to append to.
    mutating func append(_ row: borrowing Row, to output: inout [UInt8])

    /// Writes what stands behind the last record.
    mutating func end(_ output: inout [UInt8])
}

extension RecordRenderer {
    mutating func begin(_ output: inout [UInt8]) {}
    mutating func end(_ output: inout [UInt8]) {}
}

extension OutputFormat {
    /// The renderer of this format.
    ///
    /// - Parameters:
    ///   - columns: The columns, in order.
    ///   - isList: Whether JSON is an array; otherwise one object.
    ///   - style: How text is laid out.
    /// - Returns: A renderer that has written nothing yet.
    func renderer(
        _ columns: [OutputColumn],
        isList: Bool,
        style: TextStyle = .plain
    ) -> any RecordRenderer {
        switch self {
        case .text: TextRenderer(columns, style: style)
        case .tsv: TSVRenderer(columns)
        case .csv: CSVRenderer(columns)
        case .json: JSONRenderer(columns, isList: isList)
        case .ndjson: NDJSONRenderer(columns)
        }
    }
}
