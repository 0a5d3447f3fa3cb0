import BoltCheckoutCore
import Testing

struct TransactionDateTests {
    @Test(
        arguments: [
            (1_671_140_825_305, 1_671_140_825_305, nil),
            (1_671_140_825, nil, TransactionDate.Warning.looksLikeSeconds(1_671_140_825)),
            (0, 0, .zero), (Int64.max, nil, .outOfRange), (Int64.min, nil, .outOfRange),
            (-1, -1, nil), (10_000_000_000, 10_000_000_000, nil),
        ] as [(Int64, Int64?, TransactionDate.Warning?)]
    )
    func `reads a number as milliseconds`(
        number: Int64,
        milliseconds: Int64?,
        warning: TransactionDate.Warning?
    ) {
        let date = TransactionDate(milliseconds: number)
        #expect(date.milliseconds == milliseconds)
        #expect(date.warning == warning)
    }

    @Test(
        arguments: [
            ("2022-12-15T21:47:05.305Z", 1_671_140_825_305, nil),
            ("2022-12-15", 1_671_062_400_000, nil), ("1671140825305", 1_671_140_825_305, nil),
            ("1671140825305.75", 1_671_140_825_305, nil),
            ("1.671140825305e12", 1_671_140_825_305, nil),
            ("16711408253050e-1", 1_671_140_825_305, nil),
            ("1671140825", nil, TransactionDate.Warning.looksLikeSeconds(1_671_140_825)),
            ("99999999999999999999", nil, .outOfRange), ("1e999999999999", nil, .outOfRange),
            ("0e999999999", 0, .zero), ("yesterday", nil, .unreadable), ("", nil, .unreadable),
            ("1.", nil, .unreadable), (".5", nil, .unreadable), ("1e", nil, .unreadable),
            ("-", nil, .unreadable), ("1.2.3", nil, .unreadable),
        ] as [(String, Int64?, TransactionDate.Warning?)]
    )
    func `reads text`(text: String, milliseconds: Int64?, warning: TransactionDate.Warning?) {
        let date = TransactionDate(text)
        #expect(date.milliseconds == milliseconds)
        #expect(date.warning == warning)
    }

    /// 1 December 2026.
    static let now: Int64 = 1_796_083_200

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777),
        ("Wed, 02 Dec 2026 10:00:05 GMT", 1_796_205_605),
        ("Wednesday, 02-Dec-26 10:00:05 GMT", 1_796_205_605),
        ("Thursday, 01-Jan-76 00:00:00 GMT", 3_345_062_400),
        ("Saturday, 01-Jan-77 00:00:00 GMT", 220_924_800),
    ])
    func `reads the three dates of HTTP`(text: String, seconds: Int64) {
        #expect(HTTPDate.parse(text, nowSeconds: Self.now) == seconds)
    }

    @Test(arguments: [
        "", "soon", "5", "-5", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 94 08:49:37 GMT",
        "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994",
        "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun, 06 Brumaire 1994 08:49:37 GMT",
    ])
    func `reads no other date`(text: String) {
        #expect(HTTPDate.parse(text, nowSeconds: Self.now) == nil)
    }
}
