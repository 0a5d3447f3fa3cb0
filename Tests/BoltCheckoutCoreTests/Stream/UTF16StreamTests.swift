import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Inputs in UTF-16, which are turned into UTF-8 piece by piece.
struct UTF16StreamTests {
    private static func encoded(_ text: String, littleEndian: Bool) -> [UInt8] {
        var bytes: [UInt8] = littleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
        for unit in text.utf16 {
            let low = UInt8(unit & 0xFF)
            let high = UInt8(unit >> 8)
            bytes += littleEndian ? [low, high] : [high, low]
        }
        return bytes
    }

    private static let text = (0..<9500).map { "{\"n\":\($0),\"name\":\"é😀漢字 \u{1F469}\"}\n" }
        .joined()

    @Test(arguments: [true, false], [1, 2, 3, 5, 4096, 65_537, Int.max])
    func `are read as the same text in UTF-8 is`(littleEndian: Bool, piece: Int) {
        let whole = StreamedInput.events(Array(Self.text.utf8))
        let bytes = Self.encoded(Self.text, littleEndian: littleEndian)
        #expect(bytes.count > 2 * 256 * 1024)
        #expect(StreamedInput.events(bytes, piece: piece) == whole)
    }

    @Test(arguments: [1, 7, Int.max])
    func `give what stands before bytes that are none, and say where`(piece: Int) {
        let good = Self.encoded("{\"a\":1}\n{\"a\":2}\n", littleEndian: true)
        let rest: [UInt8] = Array(Self.encoded("{\"a\":3}\n", littleEndian: true).dropFirst(2))
        let events = StreamedInput.events(good + [0x00, 0xD8] + rest, piece: piece)
        #expect(
            events.map(\.description) == [
                "1:1 {\"a\":1}", "2:1 {\"a\":2}", "3:1: byte 34: invalid UTF-16 (ends)",
            ]
        )
    }

    @Test(arguments: [1, Int.max])
    func `with half a unit at the end are not taken for whole`(piece: Int) {
        let good = Self.encoded("{\"a\":1}\n", littleEndian: false)
        let events = StreamedInput.events(good + [0x00], piece: piece)
        #expect(
            events.map(\.description) == ["1:1 {\"a\":1}", "2:1: byte 18: invalid UTF-16 (ends)"]
        )
    }

    @Test func `cut inside a record say that`() {
        let cut = Self.encoded("{\"a\":[1", littleEndian: true)
        #expect(
            StreamedInput.events(cut).map(\.description) == [
                "1:8 a.1: ends inside an array opened at line 1; the file may be truncated (ends)"
            ]
        )
        #expect(
            StreamedInput.events([0xFF, 0xFE]).map(\.description) == [
                "1:1: nothing to read; expected JSON (ends)"
            ]
        )
    }
}
