import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Documents of a known shape give the same table as documents that were never seen.
struct JSONShapeTests {
    /// The result of a scan: the table and the offset after the document.
    private struct Scan: Equatable {
        var entries: [JSONEntry]
        var end: Int
    }

    /// What ``JSONScanPass`` alone says; nil where it refuses the text.
    private static func plain(_ text: [UInt8]) -> Scan? {
        let padded = text + [UInt8](repeating: 0, count: JSONScanner.padding)
        var pass = JSONScanPass()
        defer { pass.release() }
        return padded.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress,
                let end = try? pass.scan(base, from: 0, to: text.count)
            else { return nil }
            let table = UnsafeBufferPointer(start: pass.entries, count: pass.count)
            return Scan(entries: Array(table), end: end)
        }
    }

    private static func learn(_ text: [UInt8], in shapes: JSONShapes) {
        let padded = text + [UInt8](repeating: 0, count: JSONScanner.padding)
        var pass = JSONScanPass()
        defer { pass.release() }
        padded.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress,
                (try? pass.scan(base, from: 0, to: text.count)) != nil
            else { return }
            shapes.learn(base, pass.entries, pass.count)
        }
    }

    private static func scan(_ text: [UInt8], with shapes: JSONShapes) -> Scan? {
        let padded = text + [UInt8](repeating: 0, count: JSONScanner.padding)
        let capacity = 100_000
        let entries = UnsafeMutablePointer<JSONEntry>.allocate(capacity: capacity)
        defer { entries.deallocate() }
        return padded.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress,
                let found = shapes.scan(
                    base,
                    from: 0,
                    to: text.count,
                    into: entries,
                    capacity: capacity
                )
            else { return nil }
            let table = UnsafeBufferPointer(start: entries, count: found.count)
            return Scan(entries: Array(table), end: found.end)
        }
    }

    private static func shapes(of texts: [String]) -> JSONShapes {
        let shapes = JSONShapes()
        for text in texts { learn(Array(text.utf8), in: shapes) }
        return shapes
    }

    @Test(arguments: [
        // Other values.
        (#"{"a":1,"b":"x"}"#, #"{"a":-20.5e3,"b":"something longer than sixteen bytes"}"#),
        (#"{"a":true,"b":null}"#, #"{"a":null,"b":false}"#),
        (#"{"a":"plain","b":"x"}"#, #"{"a":"with \"quotes\" and \u00e9","b":"naïve 和紙"}"#),
        (#"{"a":"","b":0}"#, #"{"a":"0123456789abcdef","b":12}"#),
        // More and fewer elements.
        (#"{"a":[{"n":1}],"b":2}"#, #"{"a":[{"n":1},{"n":2},{"n":3}],"b":2}"#),
        (#"{"a":[1,2],"b":[["x"],["y"]]}"#, #"{"a":[1,2,3,4,5],"b":[["x"],["y"],["z"]]}"#),
        (#"{"a":[[],[],[1]]}"#, #"{"a":[[],[],[],[],[2]]}"#),
        // Empty ones, and what follows them.
        (#"{"a":{},"b":[],"c":{"d":{}},"e":"x"}"#, #"{"a":{},"b":[],"c":{"d":{}},"e":"y"}"#),
        (#"{"a":{"b":{"c":[{}]}}}"#, #"{"a":{"b":{"c":[{},{}]}}}"#),
        // Space between tokens is part of the shape.
        ("{ \"a\" : 1 ,\n\t\"b\" : [ 1 , 2 ] }", "{ \"a\" : 7 ,\n\t\"b\" : [ 8 , 9 ] }"),
        // Keys with escapes, and long ones.
        (#"{"a\u0062":1,"\"":"x"}"#, #"{"a\u0062":2,"\"":"y"}"#),
        (
            #"{"a key of more than thirty-two bytes in all":1,"x":2}"#,
            #"{"a key of more than thirty-two bytes in all":3,"x":4}"#
        ),
    ])
    func `a document like one before has the table of one never seen`(
        known: String,
        like: String
    ) throws {
        let shapes = Self.shapes(of: [known])
        let expected = try #require(Self.plain(Array(like.utf8)))
        // What comes between two elements was seen only where there were two.
        Self.learn(Array(like.utf8), in: shapes)
        for text in [known, like] {
            #expect(Self.scan(Array(text.utf8), with: shapes) == Self.plain(Array(text.utf8)))
        }
        #expect(Self.scan(Array((like + " {").utf8), with: shapes) == expected)
    }

    @Test func `what was learned from some documents holds for others of the same parts`() {
        let shapes = Self.shapes(of: [
            #"{"id":"1","items":[{"n":"a","p":1},{"n":"b","p":2}],"note":null}"#,
            #"{"id":"2","items":[{"n":"c","p":3,"tax":4}],"note":"x"}"#,
            #"{"id":"3","items":[{"n":"d","p":5,"tax":6},{"n":"e","p":7}],"note":"y"}"#,
            #"{"id":"4","items":[],"note":"z"}"#,
        ])
        let like = #"{"id":"5","items":[{"n":"f","p":8},{"n":"g","p":9,"tax":0}],"note":"w"}"#
        let bytes = Array(like.utf8)
        #expect(Self.scan(bytes, with: shapes) != nil)
        #expect(Self.scan(bytes, with: shapes) == Self.plain(bytes))
    }

    @Test(arguments: [
        // A key twice, each time at a place where the key is known.
        #"{"a":1,"b":2,"a":3}"#, #"{"b":1,"a":2,"b":3}"#, #"{"a":1,"a":2}"#,
        // No JSON.
        #"{"a":1,"b":02}"#, #"{"a":1,"b":2.}"#, #"{"a":1,"b":tru}"#, #"{"a":1,"b":nulls}"#,
        #"{"a":1,"b":2"#, #"{"a":1,"b":"#, #"{"a":1"#, #"{"a":"#, "{", "", #"{"a":1,"b":2]"#,
        #"{"a":1,"b":"x}"#, "{\"a\":1,\"b\":\"x\u{1}\"}", #"{"a":1,"b":"\x"}"#,
        #"{"a":1,"b":--2}"#, #"{"a":1,"b":2,}"#, #"{"a":1,,"b":2}"#,
    ])
    func `what is no document fits no shape`(text: String) {
        let shapes = Self.shapes(of: [
            #"{"a":1,"b":2}"#, #"{"b":1,"a":2}"#, #"{"a":1,"b":"x"}"#, #"{"a":1,"b":true}"#,
            #"{"a":1}"#, #"{"b":1}"#,
        ])
        #expect(Self.plain(Array(text.utf8)) == nil)
        #expect(Self.scan(Array(text.utf8), with: shapes) == nil)
    }

    @Test func `documents without members, and others than objects, have no shape`() {
        let shapes = Self.shapes(of: ["{}", "[]", "1", "[1,{\"a\":2}]"])
        for text in ["{}", "[]", "1", "", "[1,{\"a\":2}]"] {
            #expect(Self.scan(Array(text.utf8), with: shapes) == nil)
        }
    }

    @Test(arguments: [0x80, 0xC0, 0xFF] as [UInt8])
    func `a string with bytes that are no UTF-8 fits no shape`(byte: UInt8) {
        let shapes = Self.shapes(of: [#"{"a":"x"}"#])
        let text = Array(#"{"a":""#.utf8) + [byte] + Array(#""}"#.utf8)
        #expect(Self.scan(text, with: shapes) == nil)
    }

    @Test func `documents with changed bytes give the same table or fit no shape`() {
        var generator = SeededGenerator(seed: 20_261_130)
        let seeds = Self.variants.map { Array($0.utf8) }
        let shapes = Self.shapes(of: Self.variants)
        var fitted = 0
        for _ in 0..<20_000 {
            var text = seeds[Int.random(in: 0..<seeds.count, using: &generator)]
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                let place = Int.random(in: 0..<text.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: text[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: text.remove(at: place)
                case 2:
                    text.insert(text[Int.random(in: 0..<text.count, using: &generator)], at: place)
                default: text.replaceSubrange(place..., with: text[place...].reversed())
                }
                if text.isEmpty { text = seeds[0] }
            }
            guard let found = Self.scan(text, with: shapes) else { continue }
            fitted += 1
            #expect(found == Self.plain(text), "\(String(decoding: text, as: UTF8.self))")
        }
        // A third is not changed at all, and changes inside of strings leave a shape as it is.
        #expect(fitted > 20_000 / 3)
    }

    private static let variants = [
        #"{"id":"TA1","amount":{"amount":1805,"currency":"KWD"},"captures":[],"ok":true}"#,
        #"{"id":"TA2","amount":{"amount":-7,"currency":"USD"},"captures":[{"n":1}],"ok":null}"#,
        #"{"id":"TA3","amount":null,"captures":[{"n":1},{"n":2,"m":"é"}],"ok":false}"#,
        #"{"id":"\u0054A4","note":"x","amount":{"amount":0.5,"currency":""},"captures":[[1]]}"#,
    ]

    @Test func `more shapes than there is room for are left out, and nothing breaks`() {
        let shapes = JSONShapes()
        var texts: [[UInt8]] = []
        for number in 0..<6_000 {
            let text = Array(#"{"key\#(number)":{"a\#(number % 7)":[\#(number)]},"b":"x"}"#.utf8)
            Self.learn(text, in: shapes)
            texts.append(text)
        }
        for text in texts {
            if let found = Self.scan(text, with: shapes) { #expect(found == Self.plain(text)) }
        }
        #expect(Self.scan(texts[0], with: shapes) != nil)
    }

    @Test func `what a scanner could hold token by token it can hold by its shape`() throws {
        // The table grows by doubling; documents of all sizes fit what one of their size has left.
        for count in 1...600 {
            let text = Array((#"{"a":[1"# + String(repeating: ",1", count: count) + "]}").utf8)
            let shapes = Self.shapes(of: [#"{"a":[1,1,1]}"#])
            let padded = text + [UInt8](repeating: 0, count: JSONScanner.padding)
            var pass = JSONScanPass()
            defer { pass.release() }
            let found = try padded.withUnsafeBufferPointer { bytes in
                let base = try #require(bytes.baseAddress)
                _ = try pass.scan(base, from: 0, to: text.count)
                return shapes.scan(
                    base,
                    from: 0,
                    to: text.count,
                    into: pass.entries,
                    capacity: pass.room
                )
            }
            #expect(found?.count == count + 4)
        }
    }

    @Test(arguments: [
        (256, 0, true), (257, 0, false), (100_000, 0, false),
        // With the brace, the key in quotes and the colon 1024 bytes, then 1025.
        (1, 1019, true), (1, 1020, false),
    ])
    func `long keys and much space are read, but not kept`(key: Int, space: Int, isKept: Bool) {
        let (name, gap) = (String(repeating: "k", count: key), String(repeating: " ", count: space))
        let text = #"{\#(gap)"\#(name)":1}"#
        let shapes = Self.shapes(of: [text])
        #expect((Self.scan(Array(text.utf8), with: shapes) != nil) == isKept)
        #expect(shapes.isFull != isKept)
    }

    @Test func `depth and the number of values are bounded as in any other document`() {
        func nested(_ depth: Int) -> [UInt8] {
            Array(
                (String(repeating: #"{"b":1,"a":"#, count: depth) + "1"
                    + String(repeating: "}", count: depth)).utf8
            )
        }
        let shapes = JSONShapes()
        Self.learn(nested(512), in: shapes)
        #expect(Self.scan(nested(512), with: shapes) != nil)
        let isSame = Self.scan(nested(512), with: shapes) == Self.plain(nested(512))
        #expect(isSame)
        #expect(Self.plain(nested(513)) == nil)
        #expect(Self.scan(nested(513), with: shapes) == nil)
        // The scan ends where the table has no more room.
        let wide = #"{"a":[1"# + String(repeating: ",1", count: 100_000) + "]}"
        let row = Self.shapes(of: [#"{"a":[1,1,1]}"#])
        let isRefused = Self.scan(Array(wide.utf8), with: row) == nil
        #expect(isRefused)
    }
}
