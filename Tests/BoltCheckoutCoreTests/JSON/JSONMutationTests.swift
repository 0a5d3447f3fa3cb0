import Foundation
import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Fixtures with some of their bytes changed: nothing crashes, and what is read can be written and
/// read again as the same.
///
/// 20,000 of them in every run; as many as `BOLT_FUZZ` says where it is set.
struct JSONMutationTests {
    private static let fragments: [[UInt8]] =
        [
            "\"", "\\", "{", "}", "[", "]", ",", ":", "\\u", "\\ud83d", "\\u0000", "1e400", "-",
            "0", "1.5",
            "null", "tru", "\n", "\r", "\t", " ", "{}", "[[[[", "\"amount\":",
            "9223372036854775808",
            "\"id\":1,", "//", "NaN",
        ].map { Array($0.utf8) } + [
            [0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE],
            [0xF4, 0x90],
        ]

    private static let seeds: [[UInt8]] = {
        let root: String = PackageFolder.root + "/Fixtures/"
        let names: [String] =
            (FileManager.default.enumerator(atPath: root)?.allObjects as? [String]) ?? []
        return names.sorted().compactMap { name in
            guard let data = FileManager.default.contents(atPath: root + name), !data.isEmpty,
                data.count < 20_000
            else { return nil }
            return [UInt8](data)
        }
    }()

    private static var count: Int {
        ProcessInfo.processInfo.environment["BOLT_FUZZ"].flatMap { Int($0) } ?? 20_000
    }

    private static func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = seeds[Int.random(in: 0..<seeds.count, using: &generator)]
        // Mostly a short piece, so that a million of them take minutes.
        let length = min(bytes.count, Int.random(in: 1..<600, using: &generator))
        let start =
            Bool.random(using: &generator)
            ? 0 : Int.random(in: 0...bytes.count - length, using: &generator)
        if Int.random(in: 0..<20, using: &generator) > 0 {
            bytes = Array(bytes[start..<start + length])
        }
        for _ in 0..<Int.random(in: 0..<4, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0 where place < bytes.count:
                bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1 where place < bytes.count:
                bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 2: bytes.removeSubrange(place..<min(bytes.count, place + 9))
            case 3: bytes.insert(contentsOf: bytes.prefix(place).suffix(30), at: place)
            default:
                let piece = fragments[Int.random(in: 0..<fragments.count, using: &generator)]
                bytes.insert(contentsOf: piece, at: place)
            }
        }
        return bytes
    }

    /// Looks at a value in every way there is.
    private static func use(_ value: JSONValue, _ table: TransactionFieldTable) {
        var remarks: [Remark] = []
        if case .transaction(let transaction) = DocumentContent(value, table) {
            KnownValues().remark(on: transaction, &remarks)
            for column in TransactionColumn.allCases {
                _ = try? transaction.column(column, &remarks).string
            }
            var summary = RecordSummary()
            try? summary.add(transaction, &remarks)
        }
        for leaf in DocumentLeaf.all(in: value) {
            _ = leaf.path
            _ = try? leaf.value.integer()
            _ = TransactionDate(leaf.value.bytes)
        }
    }

    private static func compact(_ value: JSONValue) -> [UInt8] {
        var output: [UInt8] = []
        JSONWriter.append(value, to: &output)
        return output
    }

    @Test func `what is read is the same after writing`() {
        var generator = SeededGenerator(seed: 1_130)
        let table = TransactionFieldTable()
        var accepted = 0
        for _ in 0..<Self.count {
            let bytes = Self.mutated(&generator)
            guard let document = try? JSONDocument(bytes) else { continue }
            accepted += 1
            let written = document.withRoot { root in
                Self.use(root, table)
                return Self.compact(root)
            }
            let again = (try? JSONDocument(written))?.withRoot(Self.compact)
            #expect(again == written, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(accepted > Self.count / 100)
        #expect(accepted < Self.count)
        if Self.count > 20_000 { print("\(Self.count) mutations, \(accepted) read") }
    }

    @Test func `a stream ends, whatever comes and in whatever pieces`() {
        var generator = SeededGenerator(seed: 2_026)
        for _ in 0..<Self.count / 10 {
            let bytes = Self.mutated(&generator)
            let piece = Int.random(in: 1..<200, using: &generator)
            let events = StreamedInput.events(bytes, piece: piece)
            #expect(
                events == StreamedInput.events(bytes),
                "\(String(decoding: bytes, as: UTF8.self))"
            )
            #expect(!events.isEmpty || bytes.contains(UInt8(ascii: "[")))
        }
    }
}
