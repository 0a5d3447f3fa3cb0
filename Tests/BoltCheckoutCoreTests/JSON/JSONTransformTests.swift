import Foundation
import TestSupport
import Testing

@testable import BoltCheckoutCore

/// The public suite's documents that parsers are known to change: the exact value, or an error.
struct JSONTransformTests {
    private static let verdicts: [String: String] = [
        "number_-9223372036854775808": "[-9223372036854775808]",
        "number_-9223372036854775809": "[-9223372036854775809]",
        "number_1.0": "[1.0]",
        "number_1.000000000000000005": "[1.000000000000000005]",
        "number_1000000000000000": "[1000000000000000]",
        "number_10000000000000000999": "[10000000000000000999]",
        "number_1e-999": "[1E-999]",
        "number_1e6": "[1E6]",
        "number_9223372036854775807": "[9223372036854775807]",
        "number_9223372036854775808": "[9223372036854775808]",
        "object_key_nfc_nfd": "{\"\u{E9}\":\"NFC\",\"e\u{301}\":\"NFD\"}",
        "object_key_nfd_nfc": "{\"e\u{301}\":\"NFD\",\"\u{E9}\":\"NFC\"}",
        "object_same_key_different_values": "duplicate key 'a'",
        "object_same_key_same_value": "duplicate key 'a'",
        "object_same_key_unclear_values": "duplicate key 'a'",
        "string_1_escaped_invalid_codepoint": #"["\ud800"]"#,
        "string_1_invalid_codepoint": "invalid UTF-8 at byte 2",
        "string_2_escaped_invalid_codepoints": #"["\ud800\ud800"]"#,
        "string_2_invalid_codepoints": "invalid UTF-8 at byte 2",
        "string_3_escaped_invalid_codepoints": #"["\ud800\ud800\ud800"]"#,
        "string_3_invalid_codepoints": "invalid UTF-8 at byte 2",
        "string_with_escaped_NULL": #"["A\u0000B"]"#,
    ]

    private static func verdict(_ bytes: [UInt8]) -> String {
        do throws(JSONSyntaxError) {
            return try JSONDocument(bytes).withRoot { root in
                var output: [UInt8] = []
                JSONWriter.append(root, to: &output)
                return String(decoding: output, as: UTF8.self)
            }
        } catch {
            return error.description
        }
    }

    @Test func `come out as they went in, or are refused`() throws {
        let files = try Corpus.files(in: "json-test-suite/test_transform", prefix: "")
        for file in files {
            let name = file.deletingPathExtension().lastPathComponent
            let expected = try #require(Self.verdicts[name] as String?, "no verdict for \(name)")
            let verdict = Self.verdict([UInt8](try Data(contentsOf: file)))
            #expect(Array(verdict.utf8) == Array(expected.utf8), "\(name)")
        }
        #expect(files.isEmpty || files.count == Self.verdicts.count)
    }

    @Test(
        arguments: [
            ("[1000000000000000]", 1_000_000_000_000_000), ("[1.0]", 1), ("[1E6]", 1_000_000),
            ("[-9223372036854775808]", .min), ("[9223372036854775807]", .max),
            ("[10000000000000000999]", nil), ("[1.000000000000000005]", nil), ("[1E-999]", nil),
            ("[9223372036854775808]", nil), ("[-9223372036854775809]", nil),
        ] as [(String, Int64?)]
    )
    func `numbers are whole and exact, or none`(text: String, expected: Int64?) throws {
        let value = try JSONDocument(Array(text.utf8)).withRoot { root in
            root.elements.map { try? $0.integer() }
        }
        #expect(value == [expected])
    }
}
