/// The bytes that patterns in free text are made of.
enum TextPattern {
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// Letters, digits, and all of other scripts.
    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || isLetter(byte) || byte >= 0x80
    }

    /// The byte at an index, 0 outside.
    @inline(__always)
    static func byte(_ text: [UInt8], _ index: Int) -> UInt8 {
        text.indices.contains(index) ? text[index] : 0
    }

    /// How far is looked around a mark: further away nothing belongs to it, and a hostile text must
    /// not be read once for each of its marks.
    static let reach = 256

    /// Where a run of bytes that belong to it ends.
    static func end(
        _ text: [UInt8],
        from start: Int,
        reach: Int = .max,
        while belongs: (UInt8) -> Bool
    ) -> Int {
        let (limit, isFar) = start.addingReportingOverflow(reach)
        let last = isFar ? text.count : min(text.count, limit)
        var index = start
        while index < last, belongs(text[index]) { index += 1 }
        return index
    }

    /// Where a run of bytes that belong to it, and ends before `end`, begins.
    static func start(
        _ text: [UInt8],
        before end: Int,
        reach: Int = Self.reach,
        while belongs: (UInt8) -> Bool
    ) -> Int {
        var index = end
        while index > 0, end - index < reach, belongs(text[index - 1]) { index -= 1 }
        return index
    }
}

/// A part of a text that is private in itself, wherever it stands.
struct PatternMatch: Equatable {
    let kind: RedactionKind
    let range: Range<Int>
}
