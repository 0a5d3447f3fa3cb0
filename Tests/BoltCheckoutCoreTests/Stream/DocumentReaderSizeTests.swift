import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Inputs longer than the reader's memory: 256 KiB at first.
struct DocumentReaderSizeTests {
    private static func record(_ number: Int, padding: Int) -> String {
        "{\"n\":\(number),\"pad\":\"\(String(repeating: "x", count: padding))\"}"
    }

    private static func places(_ events: [StreamedEvent]) -> [String] {
        events.map { event in
            if case .document(_, let place) = event { return place }
            return event.description
        }
    }

    @Test(arguments: [70_000, 130_000, 200_000, 400_000, 1_500_000], [1 << 12, 1 << 16, Int.max])
    func `keep their lines when memory is moved`(padding: Int, piece: Int) {
        let text = (1...9).map { Self.record($0, padding: padding) }.joined(separator: "\n")
        let events = StreamedInput.events(Array(text.utf8), piece: piece)
        #expect(Self.places(events) == (1...9).map { "\($0):1" })
    }

    @Test(arguments: [1000, 60_000, 130_000, 250_000, 300_000])
    func `name the place of a cut behind moved memory`(padding: Int) {
        let whole = (1...9).map { Self.record($0, padding: padding) + "\n" }.joined()
        let cut = whole + "{\"a\":{\"b\":[1,2,{\"deep\":\"" + String(repeating: "y", count: 500)
        let expected = "10:525 a.b.2.deep: ends inside a string; the file may be truncated"
        #expect(StreamedInput.events(Array(cut.utf8)).last?.description == expected)
        #expect(StreamedInput.events(Array(cut.utf8), piece: 4096).last?.description == expected)
    }

    @Test func `a number at the very end is read once`() {
        let text = String(repeating: "1 ", count: 150_000) + "12345"
        let events = StreamedInput.events(Array(text.utf8), piece: 1 << 17)
        #expect(events.count == 150_001)
        #expect(events.last == .document("12345", at: "1:300001"))
    }

    @Test(arguments: [100_000, 200_000, 262_000, 300_000])
    func `a broken first line behind much space is stepped over`(space: Int) {
        let text =
            String(repeating: "\n", count: space) + "{\"x\":bad"
            + String(repeating: "y", count: 100_000) + "\n{\"a\":1}\n{\"a\":2}\n"
        let first = space + 1
        #expect(
            StreamedInput.events(text) == [
                "\(first):6 x: expected a value, found \"b\"", "\(first + 1):1 {\"a\":1}",
                "\(first + 2):1 {\"a\":2}",
            ]
        )
    }

    @Test func `one record may have 16 MiB and no more`() {
        let limit = 16 << 20
        let exact = "\"" + String(repeating: "x", count: limit - 2) + "\""
        #expect(StreamedInput.events(Array(exact.utf8)).count == 1)
        let longer = "\"x" + String(repeating: "x", count: limit - 2) + "\"\n1"
        #expect(
            StreamedInput.events(Array(longer.utf8)).last?.description
                == "1:1: a record longer than 16 MiB (ends)"
        )
        let lines =
            "{}\n{\"a\":\"" + String(repeating: "x", count: limit + 100) + "\"}\n{\"b\":1}\n"
        let events = StreamedInput.events(Array(lines.utf8)).map(\.description)
        #expect(
            events == ["1:1 {}", "2:1 a: a record longer than 16 MiB", "3:1 {\"b\":1}"]
                || events == ["1:1 {}", "2:1: a record longer than 16 MiB", "3:1 {\"b\":1}"]
        )
    }

    @Test func `one record may have a million values and no more`() {
        let values = [String](repeating: "1", count: 999_999).joined(separator: ",")
        #expect(StreamedInput.events(Array("{\"a\":[\(values)]}".utf8)).count == 1)
        let more = StreamedInput.events(Array("{\"a\":[\(values),1,1]}".utf8))
        #expect(more.last?.description.contains("more than 1000000 values in one record") == true)
        let elements = StreamedInput.events(Array("[\(values),1,1,1]".utf8), piece: 1 << 16)
        #expect(elements.count == 1_000_002)
    }
}
