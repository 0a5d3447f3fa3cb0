import Testing

@testable import BoltCheckoutCore

/// Headers and amounts of foreign files.
struct OrderFileTests {
    private static let export =
        "order_reference,reference,merchant_order_number,amount,currency,status".split(
            separator: ","
        ).map(String.init)

    @Test func `our own export is known by its exact header`() throws {
        #expect(try OrderHeader(Self.export).isOwnExport)
        #expect(try OrderHeader(TransactionColumn.allCases.map(\.rawValue)).isOwnExport)
        #expect(try !OrderHeader(["order_reference", "amount", "currency"]).isOwnExport)
        #expect(try !OrderHeader(Self.export + ["Note"]).isOwnExport)
        #expect(try !OrderHeader(Self.export.reversed()).isOwnExport)
    }

    @Test func `headings are found by what other systems call them`() throws {
        let header = try OrderHeader(["Order ID", "Created", "Grand Total", "Currency Code"])
        #expect(header[.orderReference] == 0)
        #expect(header[.amount] == 2)
        #expect(header[.currency] == 3)
        #expect(header[.status] == nil)
        #expect(header.likeliestKey == .orderReference)
    }

    @Test func `two headings for one column are asked about`() {
        #expect(throws: OrderHeaderError.ambiguous(.amount, ["Total", "Grand Total"])) {
            try OrderHeader(["Order ID", "Total", "Grand Total"])
        }
        #expect(throws: OrderHeaderError.missing(.amount, "Sum", ["Order ID", "Total"])) {
            try OrderHeader(["Order ID", "Total"], given: [.amount: "Sum"])
        }
    }

    @Test func `a heading that is named is no other column`() throws {
        let header = try OrderHeader(
            ["Order", "Total", "Grand Total"],
            given: [.amount: "Grand Total", .status: "Total"]
        )
        #expect(header[.amount] == 2)
        #expect(header[.status] == 1)
    }

    /// Digit by digit, as a calculator without floating point does it.
    @Test(arguments: [
        ("8.20", "USD", 820), ("19.99", "USD", 1999), ("17.08", "USD", 1708),
        ("145.05", "USD", 14505), ("952.381", "OMR", 952_381), ("80", "JPY", 80),
        ("0.1", "KWD", 100), (".5", "USD", 50), ("-12.30", "USD", -1230),
    ])
    func `major units are exact`(text: String, currency: String, minor: Int64) throws {
        #expect(try Self.parse(text, currency, .major) == minor)
    }

    @Test(arguments: [
        ("1.005", "USD", "'1.005' cannot be kept exactly: USD has 2 decimals"),
        ("80.5", "JPY", "'80.5' cannot be kept exactly: JPY has no decimals"),
        ("5.", "USD", "amount is not a decimal number; write it as 1234.56"),
        ("1,234.56", "USD", "amount has a separator between its digits; write it as 1234.56"),
        ("1.234,56", "USD", "amount has a separator between its digits; write it as 1234.56"),
        ("12.34", "XXX", "'XXX' is no currency code, so its decimals are unknown"),
        ("12.34", "", "the currency is empty, so its decimals are unknown"),
        ("", "USD", "amount is empty"),
    ])
    func `what is not exact is refused`(text: String, currency: String, words: String) {
        let error = #expect(throws: AmountCellError.self) {
            try Self.parse(text, currency, .major)
        }
        #expect(error?.description == words)
    }

    @Test(arguments: [("1234", 1234), ("-7", -7), (" 80 ", 80), ("+5", 5)])
    func `minor units are whole numbers`(text: String, minor: Int64) throws {
        #expect(try Self.parse(text, "USD", .minor) == minor)
    }

    @Test(arguments: [
        ("12.34", AmountCellError.fraction), ("1,234", .notWhole), ("-", .notWhole),
        ("9223372036854775808", .major(.outOfRange)), ("", .major(.empty)),
    ])
    func `minor units that are not whole are refused`(text: String, error: AmountCellError) {
        #expect(throws: error) { try Self.parse(text, "USD", .minor) }
    }

    @Test func `a row that cannot be read keeps its key and tells its place`() throws {
        let text = try ReconciledText(
            orders: "order_reference,amount,currency\r\nA,\"1,5\",USD\r\n,5,USD\r\nB,1,USD,x\r\n",
            transactions:
                #"{"id":"T","reference":"T1","status":"completed","amount":{"amount":150,"currency":"USD"},"cart":{"order_reference":"A"}}"#,
            unit: .major
        )
        #expect(
            text.problems == [
                RowProblem(
                    line: 2,
                    column: 4,
                    "amount has a separator between its digits; write it as 1234.56"
                ),
                RowProblem(line: 3, column: 1, "order_reference is empty"),
                RowProblem(line: 4, column: nil, "row has 4 cells, the header 3; quote the cells"),
            ]
        )
        #expect(text.figures.map(\.kind) == [.amountDiffers])
        #expect(text.figures.map(\.order) == [nil])
    }

    @Test(arguments: [
        ("87.8500", "USD", 8785), ("19.9900", "USD", 1999), ("80.00", "JPY", 80),
        ("-5.0000", "USD", -500), (" 1.2500 ", "USD", 125), ("1.500", "KWD", 1500),
        ("1234567890.0000000000", "USD", 123_456_789_000),
    ])
    func `zeros beyond the currency's decimals lose nothing`(
        text: String,
        currency: String,
        minor: Int64
    ) throws {
        #expect(try Self.parse(text, currency, .major) == minor)
    }

    @Test(arguments: [
        ("19.9950", "USD", "'19.9950' cannot be kept exactly: USD has 2 decimals"),
        // A thousand in half of Europe.
        ("1.000", "USD", "'1.000' may mean thousands; write it with the currency's decimals"),
        (" 80.000 ", "JPY", "' 80.000 ' may mean thousands; write it with the currency's decimals"),
        ("19.990", "EUR", "'19.990' may mean thousands; write it with the currency's decimals"),
    ])
    func `a refused amount is named`(text: String, currency: String, words: String) {
        let error = #expect(throws: AmountCellError.self) {
            try Self.parse(text, currency, .major)
        }
        #expect(error?.description == words)
    }

    private static func parse(
        _ text: String,
        _ currency: String,
        _ unit: AmountUnit
    ) throws -> Int64 {
        try Array(text.utf8).withUnsafeBufferPointer { text in
            try Array(currency.utf8).withUnsafeBufferPointer { currency in
                try unit.parse(text, currency: currency)
            }
        }
    }
}
