import TestSupport
import Testing

@testable import BoltCheckoutCore

/// What the rules say, number by number.
struct AuditRuleTests {
    /// A finding without its sentence.
    struct Figures: Equatable {
        var rule: String
        var path: String
        var expected: Int64?
        var actual: Int64?
        var difference: Int64?
    }

    private func figures(_ audited: AuditedText) -> [Figures] {
        audited.findings.map {
            Figures(
                rule: $0.rule,
                path: $0.path,
                expected: $0.expected,
                actual: $0.actual,
                difference: $0.difference
            )
        }
    }

    private func payment(_ amount: Int, cart: String) -> TransactionText {
        TransactionText.minimal
            .setting("amount", #"{"amount":\#(amount),"currency":"USD"}"#)
            .setting("order", #"{"cart":{"order_reference":"FF-1",\#(cart)}}"#)
    }

    @Test func `one cent between cart and charge is a finding, and a note within the tolerance`() {
        let text = payment(7768, cart: #""total_amount":{"amount":7767,"currency":"USD"}"#).text
        let strict = AuditedText(text)
        #expect(
            figures(strict) == [
                Figures(
                    rule: "cart-amount",
                    path: "amount",
                    expected: 7767,
                    actual: 7768,
                    difference: 1
                )
            ]
        )
        #expect(strict.findings.first?.words == "charged 1 more than the cart total")
        #expect(strict.findings.first?.currency == "USD")
        #expect(strict.findings.first?.isNote == false)
        #expect(AuditedText(text, tolerance: 1).findings.map(\.isNote) == [true])
    }

    @Test func `a line that does not multiply and a charge that differs are two findings`() {
        let cart = """
            "total_amount":{"amount":29394,"currency":"USD"},"items":[{"name":"Mug","quantity":10,\
            "unit_price":{"amount":2939,"currency":"USD"},\
            "total_amount":{"amount":29394,"currency":"USD"}}]
            """
        let audited = AuditedText(payment(29390, cart: cart).text)
        #expect(
            figures(audited) == [
                Figures(
                    rule: "cart-line",
                    path: "order.cart.items.0.total_amount",
                    expected: 29390,
                    actual: 29394,
                    difference: 4
                ),
                Figures(
                    rule: "cart-amount",
                    path: "amount",
                    expected: 29394,
                    actual: 29390,
                    difference: -4
                ),
            ]
        )
        #expect(
            audited.findings.map(\.words) == [
                "line total is 4 more than 10 times the unit price",
                "charged 4 less than the cart total",
            ]
        )
    }

    @Test func `different currencies are told of and never compared`() {
        let text = payment(7768, cart: #""total_amount":{"amount":1,"currency":"EUR"}"#).text
        let audited = AuditedText(text)
        #expect(audited.rules == ["mixed-currency"])
        #expect(audited.findings.first?.path == "order.cart.total_amount.currency")
        #expect(audited.findings.first?.words == "is in 'EUR', the record in 'USD'")
    }

    @Test func `a currency in lower case is the same currency`() {
        let text = payment(7768, cart: #""total_amount":{"amount":7768,"currency":"usd"}"#).text
        #expect(AuditedText(text).findings == [])
    }

    @Test(arguments: [
        ("XXX", ["unknown-currency"]), ("usd", ["unknown-currency"]), ("", ["unknown-currency"]),
        ("US", ["unknown-currency"]), ("KWD", []),
    ])
    func `odd currency codes are findings`(code: String, rules: [String]) {
        let amount = #"{"amount":2599,"currency":"\#(code)"}"#
        #expect(AuditedText(TransactionText.minimal.setting("amount", amount).text).rules == rules)
    }

    @Test func `a currency that is missing beside an amount is a finding`() {
        let text = TransactionText.minimal.setting("amount", "2599").text
        #expect(AuditedText(text).rules == ["unknown-currency"])
    }

    @Test(arguments: [
        ("9007199254740992", []), ("9007199254740993", ["rounded-number"]),
        ("50000000014435121", ["rounded-number"]), ("18014398509481984", []),
        ("123456789012345", []), ("340282366920938463463374607431768211455", ["rounded-number"]),
        ("-9007199254740993", ["rounded-number"]), ("0.1234567890123456789", []),
    ])
    func `numbers that a double would round`(number: String, rules: [String]) {
        let text = TransactionText.minimal.setting("authorization", "{\"auth\":\(number)}").text
        #expect(AuditedText(text).rules == rules)
    }

    @Test func `a rounded number is told with what becomes of it`() {
        let text = TransactionText.minimal
            .setting("metadata_id", "[50000000014435121]").text
        let finding = AuditedText(text).findings.first
        #expect(finding?.path == "metadata_id.0")
        #expect(finding?.words == "= 50000000014435121 becomes 50000000014435120 as a double")
    }

    @Test(arguments: [
        ("1788257112", "is 1788257112: seconds, it seems, not milliseconds"),
        ("0", "is 0, 1 January 1970"),
        ("9223372036854775807", "is outside the years 0001 to 9999"),
        (#""soon""#, "is neither milliseconds nor an RFC 3339 date"),
        (#""2012-12-31""#, "is 2012-12-31T00:00:00.000Z, no date of a transaction"),
        ("4102444800000", "is 2100-01-01T00:00:00.000Z, no date of a transaction"),
    ])
    func `dates that cannot be`(date: String, words: String) {
        let audited = AuditedText(
            TransactionText.minimal.setting("date", date).text,
            rules: [.oddDate]
        )
        #expect(audited.findings.map(\.words) == [words])
    }

    @Test func `a refund before its payment is told on both sides`() {
        let payment = TransactionText.minimal
            .setting("refund_transactions", #"[{"date":1770653077217,"amount":5}]"#).text
        #expect(
            AuditedText(payment, rules: [.oddDate]).findings.map(\.path) == [
                "refund_transactions.0.date"
            ]
        )
        let refund = TransactionText.minimal.setting("type", #""cc_credit""#)
            .setting("source_transaction", #"{"date":1770653077219}"#).text
        #expect(AuditedText(refund, rules: [.oddDate]).findings.map(\.path) == ["date"])
    }

    @Test func `a capture that succeeded says how much`() {
        let captures = #"[{"status":"succeeded"},{"status":"declined"}]"#
        let text = TransactionText.minimal.setting("captures", captures).text
        let audited = AuditedText(text, rules: [.unreadableAmount])
        #expect(audited.findings.map(\.path) == ["captures.0.amount"])
        #expect(audited.findings.map(\.words) == ["is missing, though the capture succeeded"])
    }

    @Test func `sums beyond 64 bits are told, never trapped`() {
        let large = #"{"status":"succeeded","amount":{"amount":9223372036854775807}}"#
        let text = TransactionText.minimal.setting("captures", "[\(large),\(large)]").text
        let audited = AuditedText(text, rules: [.capturedOverAmount])
        #expect(
            audited.findings.map(\.words) == ["the sum of the captures is outside the 64-bit range"]
        )
        let cart = """
            "items":[{"quantity":3,"unit_price":9223372036854775807,"total_amount":5},\
            {"quantity":-9223372036854775808,"unit_price":-1,"total_amount":5}]
            """
        let lines = AuditedText(payment(5, cart: cart).text, rules: [.cartLine])
        #expect(
            lines.findings.map(\.words) == [
                "unit price times quantity is outside the 64-bit range",
                "unit price times quantity is outside the 64-bit range",
            ]
        )
    }

    @Test func `the farthest difference has no number and no trap`() {
        let text = payment(1, cart: #""total_amount":-9223372036854775808"#)
            .setting("amount", #"{"amount":9223372036854775807,"currency":"USD"}"#).text
        let finding = AuditedText(text, rules: [.cartAmount], tolerance: .max).findings.first
        #expect(finding?.difference == nil)
        #expect(finding?.words == "charged 18446744073709551615 more than the cart total")
        #expect(finding?.isNote == false)
    }
}
