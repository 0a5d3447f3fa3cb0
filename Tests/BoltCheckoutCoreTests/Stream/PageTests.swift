import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Pages too long to be held whole are read by their elements.
struct PageTests {
    private static let count = 40_000
    private static let elements = (0..<count).map { "{\"n\":\($0),\"pad\":\"xxxxxxxxxxxxxxxx\"}" }
        .joined(separator: ",\n")

    private static func events(_ text: String, piece: Int = 1 << 16) -> [StreamedEvent] {
        StreamedInput.events(Array(text.utf8), piece: piece)
    }

    @Test(arguments: ["transactions", "data"])
    func `longer than a mebibyte come by their elements`(key: String) {
        let page =
            "{\"total\":{\"a\":[1]},\"\(key)\":[\(Self.elements)],\"next\":null, \"x\":[{}] }\n{}"
        let events = Self.events(page)
        #expect(events.count == Self.count + 1)
        #expect(
            events[Self.count - 1].description.hasSuffix(
                "{\"n\":39999,\"pad\":\"xxxxxxxxxxxxxxxx\"}"
            )
        )
        #expect(events.last == .document("{}", at: "\(Self.count + 1):1"))
    }

    @Test func `shorter ones come whole`() {
        let page = "{\"transactions\":[{\"n\":1},{\"n\":2}]}"
        #expect(Self.events(page) == [.document(page, at: "1:1")])
    }

    @Test func `inside another page come whole`() {
        let page = "{\"data\":{\"transactions\":[\(Self.elements)]}}"
        #expect(Self.events(page).count == 1)
    }

    @Test(arguments: [
        ("]", ": ends inside an object opened at line 1; the file may be truncated (ends)"),
        ("],", ": expected a key in double quotes, found the end of the input (ends)"),
        ("],\"a\"", ": expected ':', found the end of the input (ends)"),
        ("],\"a\":", ": ends inside a value; the file may be truncated (ends)"),
        ("],\"a\":1", ": ends inside an object opened at line 1; the file may be truncated (ends)"),
        ("] 1}", ": expected ',' or '}', found \"1\" (ends)"),
        ("],}", ": expected a key in double quotes, found \"}\" (ends)"),
        ("],\"a\":tru}", ": expected a value, found \"t\" (ends)"),
        ("],\"total\":2}", ": duplicate key 'total' (ends)"),
        ("],\"transactions\":[{}]}", ": duplicate key 'transactions' (ends)"),
        ("],\"\\u0061\":1,\"a\":1}", ": duplicate key 'a' (ends)"),
        ("", ": ends inside an array opened at line 1; the file may be truncated (ends)"),
        (",", ": ends inside an array opened at line 1; the file may be truncated (ends)"),
    ])
    func `are checked to their last byte`(tail: String, expected: String) {
        let events = Self.events("{\"total\":1,\"transactions\":[\(Self.elements)\(tail)")
        #expect(events.count == Self.count + 1)
        #expect(events.last?.description.hasSuffix(expected) == true)
    }

    @Test func `may be longer than one record may`() {
        let pad = String(repeating: "p", count: 700_000)
        let many = (0..<30).map { "{\"n\":\($0),\"pad\":\"\(pad)\"}" }.joined(separator: ",")
        let events = Self.events("{\"transactions\":[\(many)]}", piece: .max)
        #expect(events.count == 30)
    }
}
