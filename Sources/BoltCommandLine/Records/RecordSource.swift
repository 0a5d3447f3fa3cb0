import BoltCheckoutCore
import BoltSystem

/// The bytes of one input, however they come.
final class RecordSource {
    /// A read that failed; nothing more comes after it.
    private(set) var failure: Failure?
    /// Whether a read may have to wait: a pipe, a terminal, a network.
    let isSlow: Bool
    /// The number of bytes the input has, where that is known.
    let byteCount: Int64?
    private let descriptor: Int32?
    private let readPart: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    private let name: String?

    /// Opens an input.
    ///
    /// - Parameters:
    ///   - input: Which one.
    ///   - context: The outside world.
    ///   - fetch: Gets references from Bolt; nil where the command works on files only.
    /// - Throws: ``RecordSourceError`` where it cannot be opened.
    init(
        _ input: RecordInput,
        in context: CommandContext,
        fetch: RecordWalk.Fetch?
    ) throws(RecordSourceError) {
        name = input.name
        switch input {
        case .standardInput, .unnamedInput:
            let standard = context.input
            if standard.isTerminal {
                guard input == .standardInput else { throw .terminal }
                context.console.note("reading JSON from the terminal; end it with Ctrl-D")
            }
            isSlow = true
            byteCount = nil
            descriptor = standard.descriptor
            readPart = { buffer throws(SystemError) in try standard.read(into: buffer) }
        case .file(let path):
            let file: InputFile
            do throws(SystemError) {
                file = try InputFile.open(path)
            } catch {
                throw .unopened(path, error)
            }
            byteCount = file.size
            isSlow = file.size == nil
            descriptor = file.descriptor
            readPart = { buffer throws(SystemError) in
                try file.read(into: buffer, signals: .installed)
            }
        case .reference(let reference):
            guard let fetch else { throw .notLive(reference) }
            switch fetch(reference) {
            case .failure(let failure): throw .refused(failure)
            case .success(let body):
                var rest = body[...]
                isSlow = false
                descriptor = nil
                byteCount = Int64(body.count)
                readPart = { buffer throws(SystemError) in
                    let part = rest.prefix(buffer.count)
                    buffer.copyBytes(from: part)
                    rest = rest.dropFirst(part.count)
                    return part.count
                }
            }
        }
    }

    /// Whether a read has found the end, or failed.
    private(set) var isOver = false

    /// Reads the beginning: as much as is there without waiting twice, at most `limit` bytes.
    func readHead(_ limit: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = 0
            repeat {
                let part = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
                )
                count += read(into: part)
            } while count < limit && !isOver && (!isSlow || hasMore())
        }
    }

    /// Whether a read would give something without waiting.
    func hasMore() -> Bool {
        guard let descriptor else { return true }
        let entries = [Poll.Entry(descriptor, .read)]
        let ready = try? Poll.wait(for: entries, until: .after(milliseconds: 0))
        return ready?.contains { !$0.isEmpty } ?? false
    }

    /// Reads what comes next; 0 at the end and after a failure.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        // At a terminal a read behind the end would wait for more.
        guard failure == nil, !isOver else { return 0 }
        do throws(SystemError) {
            let count = try readPart(buffer)
            isOver = count == 0
            return count
        } catch {
            isOver = true
            failure =
                error.isCancelled
                ? .interrupted
                : Failure(
                    "input_failed",
                    .noInput,
                    "\(name ?? "standard input") cannot be read: \(error)"
                )
            return 0
        }
    }
}

/// Why an input cannot be read at all.
enum RecordSourceError: Error {
    /// A person would have to type JSON.
    case terminal
    case unopened(String, SystemError)
    /// A reference, and the command works on files only.
    case notLive(String)
    /// Bolt did not deliver the transaction.
    case refused(Failure)

    /// What to tell.
    var failure: Failure {
        switch self {
        case .terminal:
            Failure(
                "usage",
                .usage,
                "nothing to read; name a FILE, or pipe JSON in and name it '-'"
            )
        case .unopened(let path, let error) where error.isMissing && Self.capitals(path) != nil:
            Failure(
                "no_input",
                .noInput,
                "'\(path)' is no file; references are in capitals: \(Self.capitals(path) ?? "")"
            )
        case .unopened(let path, let error) where error.isMissing && Self.mayBeNumber(path):
            Failure(
                "no_input",
                .noInput,
                "'\(path)' is no file, and no reference such as XCP7-9BQP-FMQ8; "
                    + "Bolt has no look-up by order number"
            )
        case .unopened(let path, let error):
            Failure(
                "no_input",
                .noInput,
                "\(path) cannot be opened: \(error)" + Self.advice(path, error)
            )
        case .notLive(let reference):
            Failure(
                "usage",
                .usage,
                "'\(reference)' is a reference, and this command reads files; for a file of that name write './\(reference)'"
            )
        case .refused(let failure): failure
        }
    }

    private static func capitals(_ operand: String) -> String? {
        TransactionReference.inCapitals(operand)
    }

    private static func advice(_ path: String, _ error: SystemError) -> String {
        if error.isFolder { return "; name the files in it, such as \(path)/*.json" }
        // What stands in for bytes that are no UTF-8 names another file.
        let isRepaired = error.isMissing && path.unicodeScalars.contains("\u{FFFD}")
        return isRepaired ? "; a file whose name is not UTF-8 is read with '- <FILE'" : ""
    }

    /// Whether an operand looks like an order number or a reference that went wrong, not like a file.
    private static func mayBeNumber(_ operand: String) -> Bool {
        let bytes = operand.utf8
        return !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(UInt8(ascii: "."))
            && bytes.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
