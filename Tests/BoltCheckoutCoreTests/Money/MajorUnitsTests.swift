import BoltCheckoutCore
import Testing

struct MajorUnitsTests {
    @Test(arguments: [
        (80, "JPY", "80"), (0, "JPY", "0"), (-5, "JPY", "-5"), (92000, "KWD", "92.000"),
        (2599, "USD", "25.99"), (123456, "CLF", "12.3456"), (5, "EUR", "0.05"),
        (-7, "KWD", "-0.007"), (0, "USD", "0.00"), (100, "usd", "1.00"), (-100, "USD", "-1.00"),
        (Int64.max, "USD", "92233720368547758.07"), (Int64.min, "USD", "-92233720368547758.08"),
        (Int64.min, "JPY", "-9223372036854775808"), (Int64.min, "CLF", "-922337203685477.5808"),
    ])
    func `places the decimal point by the currency`(minor: Int64, currency: String, text: String) {
        #expect(MajorUnits.format(minor: minor, currency: currency) == text)
    }

    @Test(arguments: ["XXX", "", "US", "USDX", "U$D", "ÜSD"])
    func `an unknown currency has no major units`(currency: String) {
        #expect(MajorUnits.format(minor: 2599, currency: currency) == nil)
    }

    @Test(arguments: [
        ("8.20", "USD", 820), ("19.99", "USD", 1999), ("17.08", "USD", 1708),
        ("145.05", "USD", 14505), ("952.381", "OMR", 952_381), ("80", "JPY", 80),
        ("0.1", "KWD", 100), (".5", "USD", 50), ("-12", "EUR", -1200), ("+1.5", "EUR", 150),
        (" 7.00\t", "USD", 700), ("0007", "USD", 700), ("-0.00", "USD", 0),
        ("92233720368547758.07", "USD", Int64.max), ("-92233720368547758.08", "USD", Int64.min),
        ("12.3456", "clf", 123_456),
    ])
    func `reads decimal text exactly`(text: String, currency: String, minor: Int64) throws {
        #expect(try MajorUnits.parse(text, currency: currency) == minor)
    }

    @Test(arguments: [
        ("", "USD", MajorUnitsError.empty), ("  ", "USD", .empty), ("5.", "USD", .notANumber),
        (".", "USD", .notANumber), ("-", "USD", .notANumber), ("1e3", "USD", .notANumber),
        ("$5", "USD", .notANumber), ("--5", "USD", .notANumber), ("abc", "USD", .notANumber),
        ("1,234.50", "USD", .separator), ("12,50", "EUR", .separator),
        ("1.234.5", "EUR", .separator),
        ("1 234", "EUR", .separator), ("1\u{a0}234", "EUR", .separator),
        ("1'234", "CHF", .separator),
        ("1.005", "USD", .tooManyDecimals(currency: "USD", allowed: 2)),
        ("1.000", "USD", .tooManyDecimals(currency: "USD", allowed: 2)),
        ("80.5", "JPY", .tooManyDecimals(currency: "JPY", allowed: 0)),
        ("92233720368547758.08", "USD", .outOfRange), ("99999999999999999999", "JPY", .outOfRange),
        ("1", "XXX", .unknownCurrency("XXX")), ("1", "", .unknownCurrency("")),
    ])
    func `refuses anything else`(text: String, currency: String, error: MajorUnitsError) {
        #expect(throws: error) { try MajorUnits.parse(text, currency: currency) }
    }

    @Test(arguments: [
        (MajorUnitsError.tooManyDecimals(currency: "USD", allowed: 2), "USD has 2 decimals"),
        (.tooManyDecimals(currency: "JPY", allowed: 0), "JPY has no decimals"),
    ])
    func `says how many decimals a currency has`(error: MajorUnitsError, text: String) {
        #expect(error.description == text)
    }

    @Test func `all prices of two decimals come back`() throws {
        for minor in Int64(0)..<10_000 {
            let text = try #require(MajorUnits.format(minor: minor, currency: "USD"))
            #expect(try MajorUnits.parse(text, currency: "USD") == minor)
        }
    }
}
