import Testing

@testable import BoltCheckoutCore

struct JSONValueTests {
    func compact(_ text: String) throws -> String {
        try JSONDocument(Array(text.utf8)).withRoot { root in
            var output: [UInt8] = []
            JSONWriter.append(root, to: &output)
            return String(decoding: output, as: UTF8.self)
        }
    }

    @Test(
        arguments: [
            ("2599", 2599), ("2599.0", 2599), ("2599.000", 2599), ("2.599e3", 2599),
            ("2599e0", 2599),
            ("259900e-2", 2599), ("-0", 0), ("0e99999999999", 0), ("0.000", 0), ("-25.0", -25),
            ("9223372036854775807", .max), ("-9223372036854775808", .min),
            ("92233720368547758070000e-4", .max), ("9007199254740993", 9_007_199_254_740_993),
            ("100000000000000000000000000e-20", 1_000_000), ("1E+2", 100),
        ] as [(String, Int64)]
    )
    func `reads whole numbers exactly, however they are written`(
        text: String,
        expected: Int64
    ) throws {
        let value = try JSONDocument(Array(text.utf8)).withRoot { root throws(JSONNumberError) in
            try root.integer()
        }
        #expect(value == expected)
    }

    @Test(
        arguments: [
            ("2599.5", .notWhole), ("1e-1", .notWhole), ("0.1", .notWhole),
            ("9223372036854775808", .outOfRange), ("-9223372036854775809", .outOfRange),
            ("1e19", .outOfRange), ("1e999999999999", .outOfRange), ("\"5\"", .notANumber),
            ("123456789012345678901234567890.5", .notWhole),
        ] as [(String, JSONNumberError)]
    )
    func `refuses what is not a 64-bit whole number`(
        text: String,
        expected: JSONNumberError
    ) throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect(throws: expected) {
            try document.withRoot { root throws(JSONNumberError) in try root.integer() }
        }
    }

    @Test func `finds members by text, escapes in keys included`() throws {
        let text = "{\"x\":[1,{\"y\":2}],\"\\u0062\":\"v\\u00e9\\ud83d\\ude00\\/\",\"n\":null}"
        try JSONDocument(Array(text.utf8)).withRoot { root in
            #expect(root.count == 3)
            #expect(root.member("b")?.string == "vé😀/")
            #expect(root.member(named: "b")?.rawText == "\"v\\u00e9\\ud83d\\ude00\\/\"")
            #expect(root.member("n")?.isNull == true)
            #expect(root.member("y") == nil)
            #expect(root.either("N", "n")?.isNull == true)
            #expect(root.members.map { $0.key.string } == ["x", "b", "n"])
            #expect(root.member("x")?.elements.map(\.rawText) == ["1", "{\"y\":2}"])
        }
    }

    @Test func `half of a surrogate pair has no text and keeps its escape`() throws {
        let text = "[\"a\\ud83d!\"]"
        try JSONDocument(Array(text.utf8)).withRoot { root in
            let value = root.elements.first { _ in true }
            #expect(value?.string == nil)
            #expect(value?.decodedBytes == [0x61, 0xED, 0xA0, 0xBD, 0x21])
        }
        #expect(try compact(text) == text)
    }

    @Test(arguments: [
        (
            " { \"a\" : [ ] , \"b\" : { } , \"c\" : [ [ 1 , 2 ] , { \"d\" : null } ] } ",
            "{\"a\":[],\"b\":{},\"c\":[[1,2],{\"d\":null}]}"
        ),
        (
            "[\"\\/ \\u001b[2J \\u0000 \\u2028 \u{202E} \u{7F}\"]",
            "[\"/ \\u001b[2J \\u0000 \\u2028 \\u202e \\u007f\"]"
        ),
        ("1.50e+3", "1.50e+3"), ("\"\\\"\\\\\\n\\t\"", "\"\\\"\\\\\\n\\t\""), ("[]", "[]"),
        ("[true,false]", "[true,false]"),
    ])
    func `writes compact, with numbers as written and harmless strings`(
        text: String,
        expected: String
    ) throws {
        #expect(try compact(text) == expected)
    }
}
