/// Writes records to the console in one format.
final class RecordOutput {
    private let console: Console
    private var renderer: any RecordRenderer
    private var bytes: [UInt8] = []

    /// Begins the output: a header line is written even if no record follows.
    ///
    /// - Parameters:
    ///   - console: Where it goes.
    ///   - format: The format.
    ///   - columns: The columns, in order.
    ///   - isList: Whether JSON is an array; otherwise there is one record.
    init(_ console: Console, _ format: OutputFormat, columns: [OutputColumn], isList: Bool) {
        self.console = console
        renderer = format.renderer(columns, isList: isList, style: console.textStyle)
        renderer.begin(&bytes)
        passOn()
    }

    /// Writes one record.
    func write(_ row: borrowing Row) {
        renderer.append(row, to: &bytes)
        passOn()
    }

    /// Writes what stands behind the last record.
    func end() {
        renderer.end(&bytes)
        passOn()
    }

    private func passOn() {
        guard !bytes.isEmpty else { return }
        console.result(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
