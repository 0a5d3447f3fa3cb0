import BoltCheckoutCore
import Foundation
import TestSupport
import Testing

@testable import BoltCommandLine

/// Every value of a fixture stands in the text that `inspect` writes.
struct NothingIsLostTests {
    static let fixtures: [String] = {
        let root: String = PackageFolder.root + "/Fixtures"
        return ["inspect", "checkout", "authorize"].flatMap { folder in
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            return names.filter { $0.hasSuffix("json") }.sorted().map { "\(root)/\(folder)/\($0)" }
        }
    }()

    /// What a value must be found as.
    private static func shown(_ leaf: DocumentLeaf) -> String? {
        let key = leaf.path.last ?? ""
        // The first digits of a card are left out, tokens cut, dates of the columns written as dates.
        if key == "bin" || key == "token" || leaf.value.rawText.count >= 13 && key == "date" {
            return nil
        }
        guard leaf.value.isString else { return leaf.value.rawText }
        return HarmlessText.text(String(decoding: leaf.value.decodedBytes, as: UTF8.self))
    }

    /// What stands beside the list of a page is about no single record.
    private static func isOfRecord(_ leaf: DocumentLeaf) -> Bool {
        leaf.depth > 1 || leaf.parent.member("transactions") == nil
    }

    @Test(arguments: fixtures)
    func `in the text of a fixture`(path: String) throws {
        let run = CommandLineRun(["inspect", "--quiet", path])
        guard run.exit == .done, !run.stdout.isEmpty,
            let data = FileManager.default.contents(atPath: path),
            let document = try? JSONDocument([UInt8](data))
        else { return }
        let values = Set(
            run.stdout.split(separator: "\n").map { line in
                line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
            }
        )
        document.withRoot { root in
            for leaf in DocumentLeaf.all(in: root) where Self.isOfRecord(leaf) {
                guard let shown = Self.shown(leaf) else { continue }
                #expect(values.contains(shown), "\(leaf.path.joined(separator: ".")): \(shown)")
            }
        }
    }

    @Test func `in what no list has`() {
        let record = #"""
            {"id":"TA1","reference":"R","zzz":{"new":[{"deep":"value"}]},"status":true,"date":1671140825,
            "type":["odd"],"amount":{"amount":null,"currency":"USD","extra":7},"false":false,"zero":0}
            """#
        let text = InspectRun(record, "--quiet").stdout
        for line in [
            "zzz.new.0.deep: value", "status: true", "date: 1671140825", "type.0: odd",
            "amount.extra: 7",
            "amount.currency: USD", "false: false", "zero: 0",
        ] {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
    }

    @Test func `known fields come first, in the catalogue's order, unknown ones last`() throws {
        let record = #"""
            {"unknown":1,"timeline":[{"note":"n"}],"merchant":{"description":"m"},"splits":[{"type":"net"}],
            "order":{"cart":{"display_id":"8","shipments":[{"service":"s"}]},"user_note":"u","new":2},
            "authorization":{"status":"succeeded"},"from_credit_card":{"last4":"1111"},
            "from_consumer":{"first_name":"Ana"},"id":"TA1","reference":"R"}
            """#
        let text = InspectRun(record, "--quiet").stdout
        let paths = [
            "\norder.user_note: ", "\nfrom_consumer.first_name: ", "\nfrom_credit_card.last4: ",
            "\nauthorization.status: ", "\nsplits.0.type: ", "\norder.cart.display_id: ",
            "\norder.cart.shipments.0.service: ", "\ntimeline.0.note: ", "\nmerchant.description: ",
        ]
        let places = try paths.map { path in
            try #require(text.firstRange(of: path)?.lowerBound as String.Index?, "\(path)")
        }
        #expect(places == places.sorted())
        let unknown = try #require(text.firstRange(of: "\nunknown: ")?.lowerBound)
        #expect(places.allSatisfy { $0 < unknown })
    }

    @Test func `in an envelope around a transaction`() {
        let hook =
            #"{"id":"WH1","type":"failed_payments","data":{"id":"TA1","reference":"R"},"x":{"y":1}}"#
        let text = InspectRun(hook, "--quiet").stdout
        for line in ["envelope.id: WH1", "envelope.type: failed_payments", "envelope.x.y: 1"] {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
    }
}
