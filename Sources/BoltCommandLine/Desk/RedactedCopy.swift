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
        do throws(SystemError) {
            let file = try openCopy()
            let isEmpty = try copy(source, through: stream, to: file)
            if let failure = source.failure {
                tally.inputFailures.append(console.failure(failure))
            } else {
                try file?.commit()
            }
            report(stream, isEmpty: isEmpty && source.failure == nil, &tally)
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
        _ source: RecordSource,
        through stream: RedactionStream,
        to file: AtomicFile?
    ) throws(SystemError) -> Bool {
        var isEmpty = true
        while context.console.isOutputOpen {
            let part = [UInt8](unsafeUninitializedCapacity: Self.partSize) { buffer, count in
                count = source.read(into: UnsafeMutableRawBufferPointer(buffer))
            }
            let bytes = stream.consume(part, isLast: part.isEmpty)
            if let file { try file.write(bytes) } else { context.console.result(bytes) }
            guard !part.isEmpty else { break }
            isEmpty = false
        }
        return isEmpty
    }

    private func report(_ stream: RedactionStream, isEmpty: Bool, _ tally: inout RecordTally) {
        tally.wholeCount += stream.wholeCount
        tally.failedCount += stream.brokenCount
        let console = context.console
        guard !isEmpty else {
            tally.failedCount += 1
            console.failure(
                Failure(
                    "bad_json",
                    .badInput,
                    input.name == nil
                        ? "nothing came on standard input; pipe JSON in, or name a FILE"
                        : "there is nothing in it; expected JSON",
                    file: input.name
                )
            )
            return
        }
        guard let flaw = stream.defect else { return }
        let consequence =
            flaw.isGrave
            ? "nothing readable was copied from here to the next record"
            : "the copy has the same flaw"
        console.failure(
            Failure(
                "bad_json",
                .badInput,
                "\(flaw.words); \(consequence)",
                file: input.name,
                line: flaw.line,
                column: flaw.column
            )
        )
    }
}
