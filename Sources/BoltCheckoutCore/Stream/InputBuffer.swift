/// The part of an input that is in memory: what was read and is not behind the reader yet.
///
/// The bytes are followed by zeros, as the scanner needs. Offsets are those of this memory; line
/// numbers are those of the whole input. A class, because its reader looks at it for every record: a
/// value that methods change in place would be guarded each time.
final class InputBuffer {
    private static let initialCapacity = 256 * 1024

    private let read: (UnsafeMutableRawBufferPointer) -> Int
    private let storage: Storage
    private(set) var end = 0
    private(set) var isFinal = false
    /// Where the reader stands.
    var position = 0
    /// Where the record begins that the reader looks at: lines before it need not be counted again.
    var recordStart = 0
    /// The number of bytes that were moved out of the memory.
    private(set) var dropped = 0
    var countedLines = 1
    var countedTo = 0
    var lineStart = 0
    private var encoding: JSONEncoding.Verdict?
    private var utf16: UTF16Source?
    /// Whether a line feed, and only space after it, came right before the first byte in memory.
    private(set) var beginsAfterLineFeed = true

    /// Memory that frees itself.
    private final class Storage {
        var base: UnsafeMutablePointer<UInt8>
        var capacity: Int
        private let isBorrowed: Bool

        init(borrowing memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
            base = memory
            self.capacity = capacity
            isBorrowed = true
        }

        init(capacity: Int) {
            isBorrowed = false
            self.capacity = capacity
            base = .allocate(capacity: capacity + JSONScanner.padding)
            base.initialize(repeating: 0, count: JSONScanner.padding)
        }

        func grow(keeping count: Int) {
            let larger = UnsafeMutablePointer<UInt8>.allocate(
                capacity: capacity * 2 + JSONScanner.padding
            )
            larger.update(from: base, count: count)
            base.deallocate()
            base = larger
            capacity *= 2
        }

        deinit {
            if !isBorrowed { base.deallocate() }
        }
    }

    init(read: @escaping (UnsafeMutableRawBufferPointer) -> Int) {
        self.read = read
        storage = Storage(capacity: Self.initialCapacity)
    }

    /// A part of an input in UTF-8 that is in memory already, followed by zero bytes.
    init(borrowing memory: UnsafeMutablePointer<UInt8>, count: Int) {
        read = { _ in 0 }
        storage = Storage(borrowing: memory, capacity: count)
        end = count
        isFinal = true
        encoding = .utf8(markLength: 0)
    }

    var base: UnsafeMutablePointer<UInt8> { storage.base }
    var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: storage.base, count: end) }
    var consumedCount: Int { dropped + position }

    /// Moves over white space, reading on where the memory ends.
    ///
    /// - Returns: False at the end of the input.
    func skipSpace() -> Bool {
        while true {
            position = JSONScanner.skipSpace(storage.base, position)
            if position < end { return true }
            guard fill() else { return false }
        }
    }

    /// Reads once.
    ///
    /// - Returns: False at the end of the input.
    func fill() -> Bool {
        guard !isFinal else { return false }
        if position > 0, position * 2 > storage.capacity || position == end { compact() }
        if storage.capacity - end < (utf16 == nil ? 1 : UTF16Source.leastRoom) {
            storage.grow(keeping: end)
        }
        let room = UnsafeMutableRawBufferPointer(
            start: storage.base + end,
            count: storage.capacity - end
        )
        let count = max(0, utf16?.fill(room, read) ?? read(room))
        end += count
        if count == 0 { isFinal = true }
        storage.base.advanced(by: end).update(repeating: 0, count: JSONScanner.padding)
        return count > 0
    }

    /// Reads until another scan of the cut record is worth it: its first line is over, the last byte
    /// closes something, or it has doubled. So a long record that comes in small pieces is not
    /// scanned at each.
    func fillMore() -> Bool {
        let before = end - position
        let isOnOneLine = !hasLineFeed(position, end)
        var known = before
        guard fill() else { return false }
        while true {
            if isOnOneLine, hasLineFeed(position + known, end) { return true }
            let last = lastVisibleByte
            let closes = last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
            known = end - position
            if closes || known >= before * 2 || !fill() { return true }
        }
    }

    private var lastVisibleByte: UInt8 {
        var index = end
        while index > position, storage.base[index - 1] <= 0x20 { index -= 1 }
        return index > 0 ? storage.base[index - 1] : 0
    }

    private func compact() {
        guard position > 0 else { return }
        countLines(upTo: position)
        beginsAfterLineFeed = beginsLine(position)
        let moved = position
        storage.base.update(from: storage.base + position, count: end - position)
        dropped += moved
        end -= moved
        position = 0
        recordStart = 0
        countedTo -= moved
        lineStart -= moved
    }

    /// Decides by the first bytes how the input is encoded.
    ///
    /// - Returns: What is wrong with it, where it is nothing that can be read.
    func foreignFormat() -> JSONScanFailure? {
        guard encoding == nil else { return nil }
        while end < 4, fill() {}
        let verdict = JSONEncoding.detect(text)
        encoding = verdict
        switch verdict {
        case .utf8(let markLength):
            position = markLength
            lineStart = markLength
        case .utf16(let littleEndian):
            utf16 = UTF16Source(littleEndian: littleEndian, Array(text[2...]))
            end = 0
            isFinal = false
            _ = fill()
        case .foreign(let what):
            return JSONScanFailure(problem: .foreign(what), offset: 0)
        }
        return nil
    }

    /// The offset, in the input, of the first bytes that are no UTF-16 although they should be. What
    /// came before them is in memory.
    var invalidUTF16Offset: Int? { utf16?.invalidOffset }
}
