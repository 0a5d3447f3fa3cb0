import Foundation
import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Each rule has a fixture that trips it and no other, and a near miss that trips none.
struct AuditFixtureTests {
    static let names: [String] = AuditRule.all.map(\.name)

    @Test(arguments: names)
    func `the fixture of a rule trips that rule and no other`(name: String) throws {
        let audited = try AuditedText(fixture: "check/\(name).json")
        #expect(audited.rules == [name])
        #expect(audited.findings.count == 1)
        #expect(audited.problems.isEmpty)
        #expect(audited.findings.first?.isNote == (name == "partial-capture"))
    }

    @Test(arguments: names)
    func `the near miss of a rule trips none`(name: String) throws {
        let audited = try AuditedText(fixture: "check/\(name).near-miss.json")
        #expect(audited.findings == [])
        #expect(audited.recordCount > 0)
        #expect(audited.problems.isEmpty)
    }

    @Test func `the folder holds two files a rule and nothing else`() throws {
        let folder = URL(filePath: PackageFolder.root).appending(path: "Fixtures/check")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        let expected = Self.names.flatMap { ["\($0).json", "\($0).near-miss.json"] }
        #expect(files.map(\.lastPathComponent).sorted() == expected.sorted())
    }

    @Test func `names are kebab-case and appear once`() {
        #expect(Set(Self.names).count == Self.names.count)
        for name in Self.names {
            #expect(name.allSatisfy { $0 == "-" || ($0.isLowercase && $0.isASCII) })
        }
    }

    @Test(arguments: [
        "checkout/authorized.json", "checkout/camel-case.json", "checkout/card.json",
        "checkout/custom-fields.json", "checkout/dinar.json", "checkout/emoji.json",
        "checkout/in-review.json", "checkout/multi-shipment.json", "checkout/new-values.json",
        "checkout/partial-capture.json", "checkout/wallet.json", "checkout/webhook-v2.json",
        "checkout/yen.json", "checkout/failed.json", "checkout/cancelled.json",
        "checkout/rejected-reversible.json", "checkout/rejected-irreversible.json",
        "inspect/declined.json", "inspect/disputed.json", "inspect/partially-refunded.json",
        "inspect/payment.json", "inspect/refund.json", "inspect/voided.json",
        "inspect/webhook-v0.json", "inspect/webhook-v1.json", "inspect/webhook-v1-credit.json",
        "inspect/webhook-v2.json", "inspect/webhook-v2-credit.json",
    ])
    func `what is normal raises no alarm`(fixture: String) throws {
        let audited = try AuditedText(fixture: fixture)
        #expect(audited.findings == [])
        #expect(audited.recordCount == 1)
        #expect(audited.problems.isEmpty)
    }
}
