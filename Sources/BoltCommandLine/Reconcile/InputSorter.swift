import BoltCheckoutCore
import BoltSystem

/// Tells inputs that are CSV from those that are JSON, by their names and else by how they begin.
struct InputSorter {
    /// Inputs by what they are, and the world to read them in.
    struct Sorted {
        var tables: [RecordInput] = []
        var documents: [RecordInput] = []
        var context: CommandContext
    }

    private static let headLimit = 4096
    private let context: CommandContext

    init(_ context: CommandContext) {
        self.context = context
    }

    /// Sorts inputs. What cannot be opened counts as JSON: whoever reads it says why.
    func sorted(_ inputs: [RecordInput]) -> Sorted {
        var sorted = Sorted(context: context)
        for input in inputs {
            var isTable = false
            switch input {
            case .file(let path) where path.lowercased().hasSuffix(".csv"):
                isTable = true
            case .file(let path):
                isTable = Self.isTable(head(of: path))
            case _ where input.isStandardInput && !context.input.isTerminal:
                let peeked = PeekedInput(context.input, limit: Self.headLimit)
                isTable = Self.isTable(peeked.head)
                sorted.context = context.reading(peeked)
            case .standardInput, .unnamedInput, .reference:
                break
            }
            if isTable {
                sorted.tables.append(input)
            } else {
                sorted.documents.append(input)
            }
        }
        return sorted
    }

    private func head(of path: String) -> [UInt8] {
        // A pipe that is looked into would lose what was read.
        guard let file = try? InputFile.open(path), file.size != nil else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Self.headLimit) { buffer, count in
            count = (try? file.read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
        }
    }

    /// Whether the first line is a header: several cells, and no beginning of JSON.
    private static func isTable(_ head: [UInt8]) -> Bool {
        var text = head[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        guard let first = text.first(where: { $0 > 0x20 }), first < 0x80 else { return false }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return false
        default: break
        }
        let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return line.contains(UInt8(ascii: ",")) || line.contains(UInt8(ascii: ";"))
            || line.contains(UInt8(ascii: "\t"))
    }
}

/// Standard input whose beginning was looked at.
private final class PeekedInput: StandardInput {
    let head: [UInt8]
    private let rest: any StandardInput
    private var offset = 0

    init(_ input: any StandardInput, limit: Int) {
        rest = input
        head = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = (try? input.read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
        }
    }

    var isTerminal: Bool { rest.isTerminal }

    var descriptor: Int32? { offset < head.count ? nil : rest.descriptor }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        guard offset < head.count else { return try rest.read(into: buffer) }
        let part = head[offset...].prefix(buffer.count)
        buffer.copyBytes(from: part)
        offset += part.count
        return part.count
    }
}

extension CommandContext {
    /// The same world with another standard input.
    fileprivate func reading(_ input: any StandardInput) -> CommandContext {
        CommandContext(
            console: console,
            input: input,
            environment: environment,
            nowMilliseconds: nowMilliseconds,
            randomBytes: randomBytes,
            listenToSignals: listenToSignals
        )
    }
}
