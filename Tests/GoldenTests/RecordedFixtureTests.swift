import Foundation
import TestSupport
import Testing

/// Holds the fixtures to what they promise: sums that are right and no card number.
///
/// They are read with Foundation here, so that a fault of the tool's own reader shows.
struct RecordedFixtureTests {
    private static let folder: String = "\(PackageFolder.root)/Fixtures"
    private static let flows: [String] = [
        "authorize", "checkout", "inspect", "login", "order", "payment-flow",
    ]

    /// Every fixture of the flows and of `inspect`; what is under `cases` is wrong on purpose.
    private static let names: [String] = flows.flatMap { flow in
        let entries: [String]? = try? FileManager.default.contentsOfDirectory(
            atPath: "\(folder)/\(flow)"
        )
        return (entries ?? []).sorted().map { "\(flow)/\($0)" }
    }

    private static func bytes(of name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    }

    @Test(arguments: names)
    func `no fixture holds a card number`(name: String) throws {
        let text: String = String(decoding: try Self.bytes(of: name), as: UTF8.self)
        let runs: [Substring] = text.split { !$0.isASCII || !$0.isNumber }
        let suspects: [Substring] = runs.filter { run in
            (14...19).contains(run.count) && Self.passesLuhn(run)
                && "23456".contains(run.first ?? "0")
        }
        #expect(suspects.isEmpty)
    }

    @Test(arguments: names)
    func `the sums of a fixture are right`(name: String) throws {
        let text: String = String(decoding: try Self.bytes(of: name), as: UTF8.self)
        let documents: [String] =
            name.hasSuffix(".ndjson")
            ? text.split(separator: "\n").map(String.init) : [text]
        for document in documents {
            // Bodies that are no JSON are there on purpose.
            let value: Any? = try? JSONSerialization.jsonObject(with: Data(document.utf8))
            check(value as Any, in: name)
        }
    }

    @Test func `there are fixtures for every flow`() {
        for flow in Self.flows {
            #expect(Self.names.count { $0.hasPrefix(flow + "/") } >= 4, "\(flow)")
        }
    }

    private func check(_ value: Any, in name: String) {
        if let list = value as? [Any] {
            for member in list { check(member, in: name) }
        }
        guard let object = value as? [String: Any] else { return }
        if object["subtotal_amount"] != nil {
            checkCart(object, in: name)
        }
        if let captures = object["captures"] as? [[String: Any]], !captures.isEmpty {
            let captured: Int = sum(of: captures)
            #expect(sum(of: object["splits"]) == captured, "\(name): splits")
            if let charged = wholeAmount(object["amount"]) {
                #expect(captured <= charged, "\(name): captured")
            }
            for capture in captures {
                #expect(sum(of: capture["splits"]) == amount(capture["amount"]), "\(name): capture")
            }
        }
        if let refunds = object["refund_transactions"] as? [[String: Any]], !refunds.isEmpty {
            #expect(sum(of: refunds) == amount(object["refunded_amount"]), "\(name): refunds")
        }
        for member in object.values { check(member, in: name) }
    }

    private func checkCart(_ cart: [String: Any], in name: String) {
        let items: Int = sum(of: cart["items"], of: "total_amount")
        #expect(items == amount(cart["subtotal_amount"]), "\(name): items")
        #expect(sum(of: cart["discounts"]) == amount(cart["discount_amount"]), "\(name): discounts")
        let shipping: Int = sum(of: cart["shipments"], of: "cost")
        #expect(shipping == amount(cart["shipping_amount"]), "\(name): shipments")
        let total: Int =
            items - amount(cart["discount_amount"]) + shipping + amount(cart["tax_amount"])
        #expect(total == amount(cart["total_amount"]), "\(name): total")
    }

    private func amount(_ value: Any?) -> Int {
        wholeAmount(value) ?? 0
    }

    private func wholeAmount(_ value: Any?) -> Int? {
        (value as? [String: Any])?["amount"] as? Int
    }

    private func sum(of list: Any?, of key: String = "amount") -> Int {
        ((list as? [[String: Any]]) ?? []).map { amount($0[key]) }.reduce(0, +)
    }

    private static func passesLuhn(_ digits: Substring) -> Bool {
        var sum: Int = 0
        for (index, digit) in digits.reversed().enumerated() {
            let value: Int = (digit.wholeNumberValue ?? 0) * (index % 2 + 1)
            sum += value > 9 ? value - 9 : value
        }
        return sum % 10 == 0
    }
}
