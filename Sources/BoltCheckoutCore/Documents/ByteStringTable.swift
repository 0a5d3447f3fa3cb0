/// Finds numbers by short texts that are bytes of a document, without making strings.
///
/// Made once; with four slots a text, most look-ups are one read.
struct ByteStringTable: Sendable {
    private struct Slot: Sendable {
        var hash: UInt32 = 0
        /// -1 where the slot is free.
        var number: Int32 = -1
        /// Where its text lies among ``texts``.
        var start: Int32 = 0
        var length: Int32 = 0
    }

    private var slots: [Slot]
    private var texts: [UInt8] = []
    private let mask: Int

    /// - Parameter numbered: Texts, each once, with numbers from 0.
    init(_ numbered: [(text: String, number: Int)]) {
        var capacity = 16
        while capacity < numbered.count * 4 { capacity *= 2 }
        slots = Array(repeating: Slot(), count: capacity)
        mask = capacity - 1
        for (text, number) in numbered {
            let hash = JSONKeyHash.of(text)
            var index = Int(hash) & mask
            while slots[index].number >= 0 { index = (index + 1) & mask }
            slots[index] = Slot(
                hash: hash,
                number: Int32(number),
                start: Int32(texts.count),
                length: Int32(text.utf8.count)
            )
            texts += Array(text.utf8)
        }
        texts += [UInt8](repeating: 0, count: Self.padding)
    }

    /// The number of bytes that must be readable behind a text.
    static let padding = 8

    /// Looks a text up.
    ///
    /// - Parameters:
    ///   - text: The text, followed by ``padding`` readable bytes.
    ///   - count: The number of its bytes.
    ///   - hash: Its ``JSONKeyHash``.
    /// - Returns: Its number; nil where the table does not have it.
    @inline(__always)
    func number(of text: UnsafePointer<UInt8>, count: Int, hash: UInt32) -> Int? {
        var index = Int(hash) & mask
        while slots[index].number >= 0 {
            if slots[index].hash == hash, isEqual(text, count, slots[index]) {
                return Int(slots[index].number)
            }
            index = (index + 1) & mask
        }
        return nil
    }

    @inline(__always)
    private func isEqual(_ text: UnsafePointer<UInt8>, _ count: Int, _ slot: Slot) -> Bool {
        guard count == Int(slot.length) else { return false }
        return texts.withUnsafeBytes { texts in
            let known = texts.baseAddress.map { $0 + Int(slot.start) } ?? UnsafeRawPointer(text)
            let given = UnsafeRawPointer(text)
            var offset = 0
            while offset + 8 <= count {
                guard Self.word(given, offset) == Self.word(known, offset) else { return false }
                offset += 8
            }
            let rest: UInt64 = (1 << UInt64((count - offset) * 8)) - 1
            return (Self.word(given, offset) ^ Self.word(known, offset)) & rest == 0
        }
    }

    @inline(__always)
    private static func word(_ text: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
