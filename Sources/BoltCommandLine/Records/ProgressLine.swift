import BoltSystem

/// How far a long run has come: bytes, records, rate and time left, on a terminal only.
final class ProgressLine {
    private let console: Console
    private var byteCount: Int64?
    private var started: UInt64 = 0
    private var shown: UInt64 = 0
    private var calls = 0

    init(_ console: Console) {
        self.console = console
    }

    /// Begins an input.
    ///
    /// - Parameter byteCount: Its length, where that is known.
    func begin(byteCount: Int64?) {
        self.byteCount = byteCount
        started = Clock.monotonicNanoseconds()
        shown = started
    }

    /// Shows how far the input is read, at most five times a second and not in the first.
    func update(_ bytes: Int, records: Int) {
        guard console.errorFacts.isTerminal else { return }
        calls += 1
        // The clock is asked now and then: records come by the million.
        guard calls & 0xFF == 0 || bytes & 0xFFFF == 0 || calls < 4 else { return }
        let now = Clock.monotonicNanoseconds()
        guard now - started > 1_000_000_000, now - shown > 200_000_000 else { return }
        shown = now
        let seconds = Double(now - started) / 1e9
        let rate = Double(bytes) / seconds
        var line =
            "\(Self.megabytes(Double(bytes))) MB, \(records) records, \(Self.megabytes(rate)) MB/s"
        if let byteCount, byteCount > bytes, rate > 0 {
            line += ", \(Int((Double(byteCount) - Double(bytes)) / rate) + 1) s left"
        }
        console.status(line)
    }

    /// Takes the line away.
    func end() { console.clearStatus() }

    private static func megabytes(_ bytes: Double) -> Int { Int(bytes / 1_000_000) }
}
