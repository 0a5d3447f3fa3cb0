import BoltCheckoutCore
import BoltSystem

/// Where a statement is written: to a file that appears when it is whole, or to standard output.
final class StatementDestination {
    private let console: Console
    private let path: String?
    private let file: AtomicFile?
    private var line: [UInt8] = []
    private var failure: Failure?
    /// How many bytes were taken.
    private(set) var byteCount: Int64 = 0

    /// Opens the destination.
    ///
    /// - Parameters:
    ///   - path: The file; nil for standard output.
    ///   - console: Where standard output is.
    /// - Throws: ``Failure`` where the file cannot be made.
    init(_ path: String?, _ console: Console) throws(Failure) {
        self.console = console
        self.path = path
        do throws(SystemError) {
            file = try path.map { path throws(SystemError) in
                try AtomicFile(path: path)
            }
        } catch {
            throw Self.failure(error, path)
        }
    }

    /// Takes the next part.
    ///
    /// - Returns: false where it cannot be written, or nobody reads it.
    func write(_ part: [UInt8]) -> Bool {
        byteCount += Int64(part.count)
        guard let file else { return show(part) }
        do throws(SystemError) {
            try file.write(part)
            return true
        } catch {
            failure = Self.failure(error, path)
            return false
        }
    }

    /// Brings the file to its place.
    func finish() throws(Failure) {
        if let failure { throw failure }
        if !line.isEmpty { showLine(&line) }
        do throws(SystemError) {
            try file?.commit()
        } catch {
            throw Self.failure(error, path)
        }
    }

    /// Why the last part was not written; nil where only the reader went away.
    var problem: Failure? { failure }

    /// A pipe gets the bytes as they are; on a terminal nothing in them may act.
    private func show(_ part: [UInt8]) -> Bool {
        guard console.outputFacts.isTerminal else {
            console.result(part)
            return console.isOutputOpen
        }
        for byte in part {
            if byte == UInt8(ascii: "\n") || line.count >= 1 << 20 { showLine(&line) }
            if byte == UInt8(ascii: "\n") {
                console.result("\n")
            } else if byte != UInt8(ascii: "\r") {
                line.append(byte)
            }
        }
        return console.isOutputOpen
    }

    private func showLine(_ line: inout [UInt8]) {
        var harmless: [UInt8] = []
        line.withUnsafeBufferPointer { HarmlessText.append($0, to: &harmless) }
        console.result(harmless)
        line.removeAll(keepingCapacity: true)
    }

    private static func failure(_ error: SystemError, _ path: String?) -> Failure {
        Failure("output_failed", .outputFailed, "cannot be written: \(error)", file: path)
    }
}
