import BoltCheckoutCore

/// The two streams of a run: results on one, sentences on the other.
///
/// Results are buffered and reach the stream at the latest in ``finish(_:)``. A reader that goes
/// away ends the output quietly; commands that could go on for long look at ``isOutputOpen``.
final class Console {
    /// How many bytes of results are collected before they are written.
    static let bufferSize = 64 * 1024

    /// What the global options say.
    var settings: ConsoleSettings
    private let output: any TextSink
    private let errors: any TextSink
    private var buffer: [UInt8] = []
    private var outputError: SinkError?
    private var warnings = WarningTally()
    private var hasStatus = false
    private var secrets: [String] = []

    /// Creates a console.
    ///
    /// - Parameters:
    ///   - output: Where results go.
    ///   - errors: Where sentences go.
    ///   - settings: What the global options say.
    init(output: any TextSink, errors: any TextSink, settings: ConsoleSettings = ConsoleSettings())
    {
        self.output = output
        self.errors = errors
        self.settings = settings
    }

    /// What is known of the stream of results.
    var outputFacts: StreamFacts { output.facts }

    /// What is known of the stream of sentences.
    var errorFacts: StreamFacts { errors.facts }

    /// Whether results may be colored. JSON, NDJSON, CSV and TSV never are.
    var colorsOutput: Bool { colors(output.facts) }

    /// Whether sentences may be colored.
    var colorsErrors: Bool { colors(errors.facts) }

    /// Whether somebody still reads the results.
    var isOutputOpen: Bool { outputError == nil }

    /// Adds to the results, byte for byte: what comes from outside is harmless already.
    func result(_ bytes: [UInt8]) {
        guard isOutputOpen else { return }
        clearStatus()
        if buffer.isEmpty, bytes.count >= Self.bufferSize {
            write(bytes)
        } else {
            buffer += bytes
            if buffer.count >= Self.bufferSize || output.facts.isTerminal { flush() }
        }
    }

    /// Adds text to the results, byte for byte.
    func result(_ text: String) {
        result(Array(text.utf8))
    }

    /// Passes on what has been collected; to be called before waiting for more input.
    func flush() {
        guard !buffer.isEmpty else { return }
        write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    /// Takes texts out of every sentence from here on: whoever is asked may repeat a key in its answer.
    ///
    /// - Parameter secrets: The texts; those under six bytes would take out half of every sentence.
    func hide(_ secrets: [String]) {
        self.secrets += secrets.filter { $0.utf8.count >= 6 }
    }

    /// Tells what went wrong.
    ///
    /// - Parameter failure: What it is.
    /// - Returns: The exit code that belongs to it.
    @discardableResult
    func failure(_ failure: Failure) -> ExitCode {
        say(failure, label: "", color: .red)
        return failure.exit
    }

    /// Tells a person what they must know, even with `--quiet`.
    func message(_ text: String) {
        say(Failure("message", .done, text), label: "", color: nil)
    }

    /// Warns of what makes a result less than it seems, even with `--quiet`.
    func caveat(_ text: String) {
        say(Failure("warning", .done, text), label: "warning: ", color: .yellow)
    }

    /// Tells what is good to know.
    func note(_ text: String) {
        note(Failure("note", .done, text))
    }

    /// Tells what is good to know, with its place.
    func note(_ note: Failure) {
        guard !settings.isQuiet else { return }
        say(note, label: "note: ", color: .cyan)
    }

    /// Tells of something that looks wrong but stops nothing.
    ///
    /// - Parameters:
    ///   - text: One line without a trailing period.
    ///   - kind: What it has in common with others: of each kind five are shown, then they are
    ///     counted. `nil` shows it every time.
    func warning(_ text: String, kind: String? = nil) {
        warning(Failure("warning", .done, text), kind: kind)
    }

    /// Tells of something that looks wrong, with its place.
    func warning(_ warning: Failure, kind: String? = nil) {
        guard !settings.isQuiet else { return }
        if let kind, !warnings.admits(kind) { return }
        say(warning, label: "warning: ", color: .yellow)
    }

    /// Shows a line that the next one replaces, on a terminal only.
    func status(_ text: String) {
        guard errors.facts.isTerminal, errors.facts.isCapable, !settings.isQuiet else { return }
        let line = HarmlessText.text(CardNumberMask.masked(text))
        let short = DisplayWidth.truncated(line, to: errors.facts.columns - 1)
        try? errors.write(Array("\r\u{1B}[K\(short)".utf8))
        hasStatus = true
    }

    /// Takes the line of ``status(_:)`` away.
    func clearStatus() {
        guard hasStatus else { return }
        hasStatus = false
        try? errors.write(Array("\r\u{1B}[K".utf8))
    }

    /// Ends the run: writes what is left, and says so if it could not be written.
    ///
    /// - Parameter code: How the run ended otherwise.
    /// - Returns: The exit code; what happened to a payment outweighs what happened to the output.
    func finish(_ code: ExitCode) -> ExitCode {
        flush()
        clearStatus()
        if isOutputOpen {
            for summary in warnings.summaries { warning(summary) }
        }
        warnings = WarningTally()
        switch outputError {
        case .failed(let reason):
            failure(Failure("output_failed", .outputFailed, "output cannot be written: \(reason)"))
            return code == .done || code == .negative ? .outputFailed : code
        case .closed:
            return code == .negative ? .done : code
        case nil:
            return code
        }
    }

    private func write(_ bytes: [UInt8]) {
        guard isOutputOpen else { return }
        do {
            try output.write(bytes)
        } catch {
            outputError = error
        }
    }

    private func say(_ failure: Failure, label: String, color: TerminalColor?) {
        clearStatus()
        let failure = failure.masked(hiding: secrets)
        var line: String
        switch settings.errorFormat {
        case .json:
            line = failure.json
        case .text:
            line = HarmlessText.text("bolt-cli: \(label)\(failure.sentence)")
            if let color, colorsErrors {
                line = color.paint(line, through: "bolt-cli: \(label)".count)
            }
        }
        // Nobody is left to be told that standard error cannot be written.
        try? errors.write(Array("\(line)\n".utf8))
    }

    private func colors(_ facts: StreamFacts) -> Bool {
        facts.isTerminal && facts.isCapable && settings.allowsColor
    }
}
