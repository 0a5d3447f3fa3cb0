import BoltCheckoutCore
import Testing

struct CurrencyTests {
    @Test(arguments: [
        ("ISK", 0), ("JPY", 0), ("UGX", 0), ("VND", 0), ("XPF", 0), ("HUF", 2), ("IDR", 2),
        ("TWD", 2), ("MGA", 2), ("MRU", 2), ("USD", 2), ("ZAR", 2), ("BHD", 3), ("TND", 3),
        ("CLF", 4), ("UYW", 4), ("eur", 2),
    ])
    func `knows the decimals of a currency`(code: String, exponent: Int) {
        #expect(CurrencyExponent.value(of: code) == exponent)
    }

    @Test(arguments: ["XXX", "XTS", "ZZZ", "AAA", "", "US", "EURO", "12A", "`SD", "[SD"])
    func `guesses no decimals`(code: String) {
        #expect(CurrencyExponent.value(of: code) == nil)
    }

    @Test(arguments: [
        ("USD", "$"), ("usd", "$"), ("EUR", "€"), ("CHF", "CHF"), ("INR", "INR"), ("ISK", "kr"),
        ("XXX", nil), ("", nil),
    ])
    func `has a symbol to fall back on`(code: String, symbol: String?) {
        #expect(CurrencySymbol.fallback(for: code) == symbol)
    }

    @Test(arguments: [
        (6886, "USD", "68.86 USD"), (2599, "XXX", "2599 minor XXX"), (2599, "usd", "25.99 USD"),
        (2599, nil, "2599 minor"), (2599, "", "2599 minor"), (2599, "US", "2599 minor US"),
        (-80, "JPY", "-80 JPY"),
    ])
    func `says money in words`(minor: Int64, currency: String?, words: String) {
        #expect(MoneyText.words(minor: minor, currency: currency) == words)
    }

    @Test(arguments: [
        ("USD", nil), ("Usd", "is not in upper case; read as USD"),
        ("XXX", "'XXX' is no currency code; amounts stay in minor units"),
        ("", "is missing; amounts stay in minor units"),
    ])
    func `warns of a doubtful currency`(text: String, warning: String?) {
        #expect(CurrencyReading(text).warning == warning)
    }

    @Test func `a sum is exact whatever the order`() {
        var sum = MoneySum()
        for minor in [Int64.max, 1, -2, Int64.min, 10] {
            sum.add(minor)
        }
        #expect(sum.total == 8)
        #expect(sum.count == 5)
        #expect(!sum.overflows)
    }

    @Test func `an overflow is said, not cut`() {
        var sum = MoneySum()
        sum.add(Int64.max)
        sum.add(1)
        #expect(sum.total == nil)
        #expect(sum.overflows)
    }

    @Test func `currencies are never added together`() {
        var sums = CurrencySums()
        sums.add(100, currency: "USD")
        sums.add(200, currency: "EUR")
        sums.add(50, currency: "usd")
        sums.add(7, currency: "XXX")
        sums.add(8, currency: "xxx")
        sums.add(1, currency: nil)
        let totals = sums.buckets.map { "\($0.currency) \($0.sum.total ?? 0) \($0.sum.count)" }
        #expect(totals == ["USD 150 2", "EUR 200 1", "XXX 7 1", "xxx 8 1", " 1 1"])
    }

    @Test func `sums of two workers merge`() {
        var left = CurrencySums()
        left.add(1, currency: "USD")
        var right = CurrencySums()
        right.add(2, currency: "EUR")
        right.add(3, currency: "USD")
        left.merge(right)
        #expect(left.buckets.map(\.currency) == ["USD", "EUR"])
        #expect(left.buckets.map(\.sum.total) == [4, 2])
    }
}
