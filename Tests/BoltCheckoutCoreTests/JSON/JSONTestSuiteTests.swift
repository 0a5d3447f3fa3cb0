import Foundation
import TestSupport
import Testing

@testable import BoltCheckoutCore

/// The public suite of RFC 8259 cases, where it is at hand.
struct JSONTestSuiteTests {
    static let folder = "json-test-suite/test_parsing"

    static func read(_ file: URL) throws -> JSONSyntaxError? {
        let bytes = [UInt8](try Data(contentsOf: file))
        do throws(JSONSyntaxError) {
            _ = try JSONDocument(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func `reads every valid file, and refuses the two with a repeated name as such`() throws {
        let files = try Corpus.files(in: Self.folder, prefix: "y_")
        var duplicates: [String] = []
        for file in files {
            guard let error = try Self.read(file) else { continue }
            guard case .duplicateKey = error.problem else {
                Issue.record("\(file.lastPathComponent): \(error)")
                continue
            }
            duplicates.append(file.lastPathComponent)
        }
        #expect(files.isEmpty || files.count == 95)
        #expect(
            files.isEmpty
                || duplicates == [
                    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
                ]
        )
    }

    @Test func `refuses every invalid file`() throws {
        let files = try Corpus.files(in: Self.folder, prefix: "n_")
        let accepted = try files.filter { try Self.read($0) == nil }
        #expect(accepted.map(\.lastPathComponent) == [])
        #expect(files.isEmpty || files.count == 188)
    }

    @Test func `settles every file that the grammar leaves open as the table says`() throws {
        let files = try Corpus.files(in: Self.folder, prefix: "i_")
        for file in files {
            let name = String(file.lastPathComponent.dropFirst(2).dropLast(5))
            let expected: Bool = try #require(openVerdicts[name] as Bool?, "no verdict for \(name)")
            #expect((try Self.read(file) == nil) == expected, "\(name)")
        }
        #expect(files.isEmpty || files.count == openVerdicts.count)
    }
}

/// Whether a file is read. Numbers of any size are (their digits are kept, and only an integer that
/// is asked for can be out of range); half of a surrogate pair written as an escape is; bytes that
/// are not UTF-8, and UTF-16 without a byte order mark, are not.
private let openVerdicts: [String: Bool] = [
    "number_double_huge_neg_exp": true,
    "number_huge_exp": true,
    "number_neg_int_huge_exp": true,
    "number_pos_double_huge_exp": true,
    "number_real_neg_overflow": true,
    "number_real_pos_overflow": true,
    "number_real_underflow": true,
    "number_too_big_neg_int": true,
    "number_too_big_pos_int": true,
    "number_very_big_negative_int": true,
    "object_key_lone_2nd_surrogate": true,
    "string_1st_surrogate_but_2nd_missing": true,
    "string_1st_valid_surrogate_2nd_invalid": true,
    "string_UTF-16LE_with_BOM": true,
    "string_UTF-8_invalid_sequence": false,
    "string_UTF8_surrogate_U+D800": false,
    "string_incomplete_surrogate_and_escape_valid": true,
    "string_incomplete_surrogate_pair": true,
    "string_incomplete_surrogates_escape_valid": true,
    "string_invalid_lonely_surrogate": true,
    "string_invalid_surrogate": true,
    "string_invalid_utf-8": false,
    "string_inverted_surrogates_U+1D11E": true,
    "string_iso_latin_1": false,
    "string_lone_second_surrogate": true,
    "string_lone_utf8_continuation_byte": false,
    "string_not_in_unicode_range": false,
    "string_overlong_sequence_2_bytes": false,
    "string_overlong_sequence_6_bytes": false,
    "string_overlong_sequence_6_bytes_null": false,
    "string_truncated-utf-8": false,
    "string_utf16BE_no_BOM": false,
    "string_utf16LE_no_BOM": false,
    "structure_500_nested_arrays": true,
    "structure_UTF-8_BOM_empty_object": true,
]
