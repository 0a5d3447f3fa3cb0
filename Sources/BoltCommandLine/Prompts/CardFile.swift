import BoltCheckoutCore
import BoltCheckoutFlows
import BoltCheckoutHTTP
import BoltSystem

/// A card as JSON, from a file or standard input. What was read is wiped.
final class CardFile: CardSource {
    private static let limit = 64 * 1024
    private static let partSize = 4096

    private let name: String?
    private let readPart: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    private let nowMilliseconds: () -> Int64

    /// Opens the input.
    ///
    /// - Parameters:
    ///   - path: A file, or `-`.
    ///   - context: The outside world.
    /// - Throws: ``Failure`` where it cannot be opened, or somebody would have to type JSON.
    init(_ path: String, in context: CommandContext) throws(Failure) {
        nowMilliseconds = context.nowMilliseconds
        guard path != "-" else {
            name = nil
            let input = context.input
            guard !input.isTerminal else {
                throw Failure(
                    "usage",
                    .usage,
                    "standard input is a terminal; leave out --card to be asked for the card"
                )
            }
            readPart = { buffer throws(SystemError) in try input.read(into: buffer) }
            return
        }
        name = path
        let file: InputFile
        do throws(SystemError) {
            file = try InputFile.open(path)
        } catch {
            throw Failure("no_input", .noInput, "cannot be read: \(error)", file: path)
        }
        readPart = { buffer throws(SystemError) in try file.read(into: buffer, signals: .installed)
        }
    }

    func card() throws(ShopperError) -> CardEntryAnswer {
        let json: SecretBytes
        do throws(SystemError) {
            json = try readAll()
        } catch {
            if error.isCancelled { return .interrupted }
            if error.isTooLarge { throw .invalidCard("the input is larger than a card's") }
            throw .fault("\(name ?? "standard input") cannot be read: \(error)")
        }
        guard json.count > 0 else { return .endOfInput }
        return .card(try CardDocument.card(json, nowMilliseconds: nowMilliseconds()))
    }

    private func readAll() throws(SystemError) -> SecretBytes {
        let json = SecretBytes(capacity: Self.partSize)
        let part = UnsafeMutableRawBufferPointer.allocate(
            byteCount: Self.partSize,
            alignment: 16
        )
        defer {
            SecretBytes.wipe(part)
            part.deallocate()
        }
        while true {
            let count = try readPart(part)
            if count == 0 { return json }
            guard json.count + count <= Self.limit else { throw .tooLarge("read") }
            for byte in part[..<count] { json.append(byte) }
        }
    }
}
