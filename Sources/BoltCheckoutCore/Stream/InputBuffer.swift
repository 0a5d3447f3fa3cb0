/// The part of an input that is in memory: what was read and is not behind the reader yet.
///
/// The bytes are followed by zeros, as the scanner needs. Offsets are those of this memory; line
/// numbers are those of the whole input.
struct InputBuffer {
    private static let initialCapacity = 256 * 1024

    private let read: (UnsafeMutableRawBufferPointer) -> Int
    private let storage: Storage
    private(set) var end = 0
    private(set) var isFinal = false
    /// Where the reader stands.
    var position = 0
    private var dropped = 0
    private var countedLines = 1
    private var countedTo = 0
    private var lineStart = 0
    private var encoding: JSONEncoding.Verdict?
    private var undecoded: [UInt8] = []
    private var badUTF16 = false
    /// Whether a line feed, and only space after it, came right before the first byte in memory.
    private var beginsAfterLineFeed = true

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
    mutating func skipSpace() -> Bool {
        while true {
            position = JSONScanner.skipSpace(storage.base, position)
            if position < end { return true }
            guard fill() else { return false }
        }
    }

    /// Reads once.
    ///
    /// - Returns: False at the end of the input.
    mutating func fill() -> Bool {
        guard !isFinal else { return false }
        if position > 0, position * 2 > storage.capacity || position == end { compact() }
        if end == storage.capacity { storage.grow(keeping: end) }
        let count: Int
        if case .utf16 = encoding {
            count = fillFromUTF16()
        } else {
            count = max(
                0,
                read(
                    UnsafeMutableRawBufferPointer(
                        start: storage.base + end,
                        count: storage.capacity - end
                    )
                )
            )
        }
        end += count
        if count == 0 { isFinal = true }
        storage.base.advanced(by: end).update(repeating: 0, count: JSONScanner.padding)
        return count > 0
    }

    /// Reads until another scan of the cut record is worth it: the last byte closes something, or the
    /// record has doubled. So a long record that comes in small pieces is not scanned at each.
    mutating func fillMore() -> Bool {
        let before = end - position
        guard fill() else { return false }
        while true {
            let last = lastVisibleByte
            let closes = last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
            if closes || end - position >= before * 2 || !fill() { return true }
        }
    }

    private var lastVisibleByte: UInt8 {
        var index = end
        while index > position, storage.base[index - 1] <= 0x20 { index -= 1 }
        return index > 0 ? storage.base[index - 1] : 0
    }

    private mutating func compact() {
        guard position > 0 else { return }
        countLines(upTo: position)
        beginsAfterLineFeed = beginsLine(position)
        let moved = position
        storage.base.update(from: storage.base + position, count: end - position)
        dropped += moved
        end -= moved
        position = 0
        countedTo -= moved
        lineStart -= moved
    }

    /// Decides by the first bytes how the input is encoded.
    ///
    /// - Returns: What is wrong with it, where it is nothing that can be read.
    mutating func foreignFormat() -> JSONScanFailure? {
        if badUTF16 {
            return JSONScanFailure(problem: .foreign("invalid UTF-16"), offset: end)
        }
        guard encoding == nil else { return nil }
        while end < 4, fill() {}
        let verdict = JSONEncoding.detect(text)
        encoding = verdict
        switch verdict {
        case .utf8(let markLength):
            position = markLength
            lineStart = markLength
        case .utf16:
            undecoded = Array(text[2...])
            end = 0
            isFinal = false
            _ = fill()
        case .foreign(let what):
            return JSONScanFailure(problem: .foreign(what), offset: 0)
        }
        return nil
    }

    /// Whether the input is in a format that can't be read.
    var isForeign: Bool {
        if case .foreign = encoding { return true }
        return badUTF16
    }

    private mutating func fillFromUTF16() -> Int {
        guard case .utf16(let littleEndian) = encoding, !badUTF16 else { return 0 }
        // UTF-8 takes at most three bytes for two.
        let room = max((storage.capacity - end) / 3 * 2, 0)
        if room < 64 {
            storage.grow(keeping: end)
            return fillFromUTF16()
        }
        var isOver = false
        if undecoded.count < 4 {
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                count = max(0, read(UnsafeMutableRawBufferPointer(buffer)))
            }
            isOver = piece.isEmpty
            undecoded += piece
        }
        var usable = isOver ? undecoded.count : undecoded.count & ~1
        usable = min(usable, room & ~1)
        if !isOver, usable >= 2 {
            let high = undecoded[usable - (littleEndian ? 1 : 2)]
            if (0xD8...0xDB).contains(high) { usable -= 2 }
        }
        let (decoded, badOffset) = undecoded[..<usable].withUnsafeBufferPointer {
            JSONEncoding.utf8(fromUTF16: $0, littleEndian: littleEndian)
        }
        undecoded.removeFirst(usable)
        badUTF16 = badOffset != nil
        storage.base.advanced(by: end).update(from: decoded, count: decoded.count)
        if decoded.isEmpty, !isOver, !badUTF16, !undecoded.isEmpty || usable > 0 {
            return fillFromUTF16()
        }
        return decoded.count
    }
}

// Lines.
extension InputBuffer {
    private mutating func countLines(upTo offset: Int) {
        guard offset > countedTo else { return }
        let piece = UnsafeBufferPointer(start: storage.base + countedTo, count: offset - countedTo)
        countedLines += LineFeeds.count(in: piece)
        if let start = LineFeeds.lastLineStart(in: piece) { lineStart = countedTo + start }
        countedTo = offset
    }

    /// The line of an offset, from 1.
    func line(of offset: Int) -> Int { position(of: offset).line }

    /// The line and column of an offset, both from 1.
    func position(of offset: Int) -> TextPosition {
        var copy = self
        if offset < countedTo {
            return TextPosition(line: countedLines, column: max(offset - lineStart + 1, 1))
        }
        copy.countLines(upTo: offset)
        return TextPosition(line: copy.countedLines, column: offset - copy.lineStart + 1)
    }

    /// A failure with its place in the whole input.
    func located(_ failure: JSONScanFailure, path: String) -> JSONSyntaxError {
        var problem = failure.problem
        if case .endsInside(.object(let opener)) = problem {
            problem = .endsInside(.object(line: line(of: opener)))
        }
        if case .endsInside(.array(let opener)) = problem {
            problem = .endsInside(.array(line: line(of: opener)))
        }
        let place = position(of: failure.offset)
        return JSONSyntaxError(
            problem: problem,
            offset: dropped + failure.offset,
            line: place.line,
            column: place.column,
            path: path,
            found: failure.offset < end ? storage.base[failure.offset] : nil
        )
    }

    /// Whether nothing but space stands between the last line feed and `start`.
    func beginsLine(_ start: Int) -> Bool {
        var index = start
        while index > 0, storage.base[index - 1] <= 0x20 {
            if storage.base[index - 1] == UInt8(ascii: "\n") { return true }
            index -= 1
        }
        return index == 0 && beginsAfterLineFeed
    }

    func hasLineFeed(_ start: Int, _ end: Int) -> Bool {
        for index in start..<end where storage.base[index] == UInt8(ascii: "\n") { return true }
        return false
    }

    /// Whether both the line at `start` and the next one begin with a brace.
    mutating func looksLikeLines(_ start: Int) -> Bool {
        guard start < end, storage.base[start] == UInt8(ascii: "{") else { return false }
        var index = start
        while true {
            while index < end, storage.base[index] != UInt8(ascii: "\n") { index += 1 }
            if index + 1 < end { return storage.base[index + 1] == UInt8(ascii: "{") }
            guard end - start <= JSONScanner.maximumLength, !isFinal else { return false }
            let kept = position
            position = min(start, position)
            _ = fill()
            position = kept
        }
    }

    /// Moves behind the line at `start`.
    ///
    /// - Returns: False where the input ends before.
    mutating func skipLine(_ start: Int) -> Bool {
        position = start
        while true {
            while position < end {
                position += 1
                if storage.base[position - 1] == UInt8(ascii: "\n") { return true }
            }
            guard fill() else { return false }
        }
    }
}
