import BoltCheckoutCore
import BoltSystem

/// The redacted copy of one input, on its way to standard output or into a folder.
struct RedactedCopy {
    private static let partSize = 256 * 1024

    private let input: RecordInput
    private let folder: String?
    private let context: CommandContext

    /// Creates a copy that has not begun.
    ///
    /// - Parameters:
    ///   - input: What is copied.
    ///   - folder: Where to; nil for standard output.
    ///   - context: The outside world.
    init(_ input: RecordInput, folder: String?, context: CommandContext) {
        self.input = input
        self.folder = folder
        self.context = context
    }

    /// Copies everything, and tells what went wrong.
    ///
    /// - Parameter stream: A stream that has read nothing yet.
    /// - Returns: How many documents were whole, and how many were not.
    func write(through stream: RedactionStream) -> RecordTally {
        let console = context.console
        var tally = RecordTally()
        let source: RecordSource
        do throws(RecordSourceError) {
            source = try RecordSource(input, in: context, fetch: nil)
        } catch {
            tally.inputFailures.append(console.failure(error.failure))
            return tally
        }
        var text = DecodedSource(source)
        if let words = text.foreignWords {
            tally.failedCount += 1
            tell("byte 0: \(words)", line: 1, column: 1)
            return tally
        }
        do throws(SystemError) {
            let file = try openCopy()
            try copy(&text, isSlow: source.isSlow, through: stream, to: file)
            if let failure = source.failure {
                tally.inputFailures.append(console.failure(failure))
            } else {
                try file?.commit()
            }
            if text.isUTF16 { console.note("the copy of \(input.name ?? "the input") is in UTF-8") }
            report(stream, text, hasFailed: source.failure != nil, &tally)
        } catch {
            let name = input.name ?? ""
            let advice = error.isExisting ? "; remove it, or name another folder" : ""
            let failure = Failure(
                "output_failed",
                .outputFailed,
                "the copy of \(name) cannot be written: \(error)\(advice)"
            )
            tally.inputFailures.append(console.failure(failure))
        }
        return tally
    }

    /// The file in the folder; nil where the copy goes to standard output.
    private func openCopy() throws(SystemError) -> AtomicFile? {
        guard let folder, let name = input.name else { return nil }
        if (try? FileStatus.of(path: folder)) == nil { try Folder.create(folder) }
        let path = "\(folder)/\(FilePath(name).name)"
        if (try? FileStatus.of(path: path)) != nil { throw .existing("create") }
        return try AtomicFile(path: path)
    }

    private func copy(
        _ text: inout DecodedSource,
        isSlow: Bool,
        through stream: RedactionStream,
        to file: AtomicFile?
    ) throws(SystemError) {
        while context.console.isOutputOpen {
            let part = text.read(Self.partSize)
            let bytes = stream.consume(part, isLast: part.isEmpty)
            if let file { try file.write(bytes) } else { context.console.result(bytes) }
            guard !part.isEmpty else { break }
            // Whoever waits for the next record has seen all before it.
            if isSlow, file == nil { context.console.flush() }
        }
    }

    private func report(
        _ stream: RedactionStream,
        _ text: DecodedSource,
        hasFailed: Bool,
        _ tally: inout RecordTally
    ) {
        tally.wholeCount += stream.wholeCount
        tally.failedCount += stream.brokenCount
        if let offset = text.invalidOffset {
            if stream.brokenCount == 0 { tally.failedCount += 1 }
            tell("byte \(offset): invalid UTF-16; the copy ends there")
            return
        }
        let hasFound = stream.wholeCount + stream.brokenCount > 0 || stream.defect != nil
        guard hasFound || hasFailed else {
            tally.failedCount += 1
            tell(
                input.name == nil
                    ? "nothing came on standard input; pipe JSON in, or name a FILE"
                    : "there is nothing in it; expected JSON"
            )
            return
        }
        guard let flaw = stream.defect else { return }
        let consequence =
            flaw.isGrave
            ? "nothing readable was copied from here to the next record"
            : "the copy has the same flaw"
        tell("\(flaw.words); \(consequence)", line: flaw.line, column: flaw.column)
    }

    private func tell(_ words: String, line: Int? = nil, column: Int? = nil) {
        context.console.failure(
            Failure(
                "bad_json",
                .badInput,
                words,
                file: input.name,
                line: line,
                column: column
            )
        )
    }
}
