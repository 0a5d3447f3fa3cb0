import BoltCheckoutCore

/// The bytes of one input in UTF-8, whatever it comes in.
struct DecodedSource {
    private let source: RecordSource
    private var head: ArraySlice<UInt8>
    private var utf16: UTF16Source?
    /// What the input is where nobody can read it, and what to do; nil where it is text.
    let foreignWords: String?

    /// Reads the beginning of an input, and finds out how it is encoded.
    init(_ source: RecordSource) {
        self.source = source
        var head = source.readHead(16 * 1024)
        while head.count < 4, !source.isOver { head += source.readHead(4) }
        switch head.withUnsafeBufferPointer(JSONEncoding.detect) {
        case .utf8:
            foreignWords = nil
            self.head = head[...]
        case .utf16(let littleEndian):
            foreignWords = nil
            self.head = []
            utf16 = UTF16Source(littleEndian: littleEndian, Array(head[2...]))
        case .foreign(let words):
            foreignWords = words
            self.head = []
        }
    }

    /// Whether the input is in UTF-16.
    var isUTF16: Bool { utf16 != nil }

    /// The offset of the first byte that is no UTF-16, in an input that should be.
    var invalidOffset: Int? { utf16?.invalidOffset }

    /// Reads what comes next; nothing at the end and after a failure.
    mutating func read(_ limit: Int) -> [UInt8] {
        if !head.isEmpty {
            defer { head = [] }
            return Array(head)
        }
        let source = self.source
        return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            let room = UnsafeMutableRawBufferPointer(buffer)
            count = utf16?.fill(room) { source.read(into: $0) } ?? source.read(into: room)
        }
    }
}
