import Testing

@testable import BoltCheckoutCore

/// Conditions on records.
struct RecordConditionTests {
    private static let json = #"""
        {"id":"TA1","reference":"R-1","type":"cc_credit","status":"completed","date":1767225600000,
        "amount":{"amount":2599,"currency":"USD"},"risk_score":9.5,"n":10,"big":9007199254740993,
        "text":"10","empty":"","nothing":null,"flag":true,"list":[1, 2],"esc":"\u00e9\n"}
        """#

    static func holds(_ condition: String, zone: TimeZoneFile? = nil, in json: String = json) throws
        -> Bool
    {
        let condition = try RecordCondition(condition, zone: zone)
        let table = TransactionFieldTable()
        return try JSONDocument(Array(json.utf8)).withRoot { root in
            guard case .transaction(let transaction) = DocumentContent(root, table) else {
                return false
            }
            var remarks: [Remark] = []
            return try condition.holds(for: transaction, &remarks)
        }
    }

    @Test(arguments: [
        "status=completed", "status!=failed", "amount=2599", "amount>2598", "amount>=2599",
        "amount<2600",
        "amount<=2599", "amount!=2598", "signed_amount=-2599", "signed_amount<0", "amount>-1",
        "date=2026-01-01", "date>=2026-01-01", "date<=2026-01-01", "date<2026-01-02",
        "date>2025-12-31",
        "date=2026-01-01T00:00:00Z", "date=2026-01-01T01:00:00+01:00", "date!=2025-12-31",
        "date>=1767225600000", "merchant_order_number=", "captured!=5", "captured=",
        "parent_reference=",
        "amount.currency=USD", "risk_score=9.5", "risk_score<10", "risk_score>9.25",
        "risk_score!=10", "n>9",
        "n=10", "n=10", "big=9007199254740993", "big!=9007199254740992", "big>9007199254740992",
        "text=10",
        "text<9", "empty=", "nothing=", "nothing!=x", "missing=", "missing!=x", "flag=true",
        "list=[1, 2]",
        "list.1=2", "esc=\u{E9}\n", "reference=R-1", "reference>=R", "status<=completed", "type!=",
    ])
    func `that hold`(condition: String) throws {
        #expect(try Self.holds(condition))
    }

    @Test(arguments: [
        "status=complete", "status!=completed", "amount=2598", "amount>2599", "amount<2599",
        "amount>=2600",
        "date=2026-01-02", "date>2026-01-01", "date<2026-01-01", "date!=2026-01-01",
        "risk_score>10",
        "risk_score<9", "n>10", "n<10", "missing=x", "missing>a", "nothing=null", "captured=0",
        "captured>0",
        "captured<5", "flag=false", "big=9007199254740992", "text>9", "empty!=", "reference=r-1",
    ])
    func `that do not`(condition: String) throws {
        #expect(try !Self.holds(condition))
    }

    @Test(arguments: [
        ("", "needs a field, one of = != < <= > >= and a value, such as status=completed"),
        ("status", "needs a field, one of = != < <= > >= and a value, such as status=completed"),
        (
            "status!completed",
            "needs a field, one of = != < <= > >= and a value, such as status=completed"
        ),
        ("status==completed", "has one '=' too many; write it as status=completed"),
        ("=x", "begins with no field; name a column or a path such as cart.items.0.sku"),
        ("a..b=x", "begins with no field; name a column or a path such as cart.items.0.sku"),
        (
            "amount=25.99",
            "compares amount with '25.99'; amounts are whole minor units, such as 2599"
        ),
        (
            "captured>9223372036854775808",
            "compares captured with '9223372036854775808'; amounts are whole minor units, such as 2599"
        ),
        (
            "date=yesterday",
            "compares date with 'yesterday'; write a day (2026-01-31) or an instant (2026-01-31T12:00:00Z)"
        ),
        (
            "date>1767225600",
            "compares date with '1767225600'; write a day (2026-01-31) or an instant (2026-01-31T12:00:00Z)"
        ),
    ])
    func `that are none say why`(condition: String, words: String) {
        do throws(RecordConditionError) {
            _ = try RecordCondition(condition)
            Issue.record("'\(condition)' was read")
        } catch {
            #expect(error.words == words)
        }
    }

    @Test func `an amount that cannot be read is a problem, not an answer`() {
        #expect(throws: RecordProblem.self) {
            try Self.holds("amount>5", in: #"{"id":1,"reference":"R","amount":"25.99"}"#)
        }
    }

    @Test(
        arguments: [
            ("2026-01-31", 1_769_817_600_000, 1_769_903_999_999), ("1970-01-01", 0, 86_399_999),
            ("2026-01-31T12:00:00.5Z", 1_769_860_800_500, 1_769_860_800_500),
            ("1769860800500", 1_769_860_800_500, 1_769_860_800_500), ("0", 0, 0),
        ] as [(String, Int64, Int64)]
    )
    func `times are days and instants`(text: String, first: Int64, last: Int64) {
        #expect(TimeSpan(text)?.range == first...last)
    }

    @Test(arguments: ["", "2026-02-30", "2026-1-1", "1769860800", "99999999999999999", "noon"])
    func `other words are no time`(text: String) {
        #expect(TimeSpan(text) == nil)
    }

    @Test func `a record must meet all conditions and fall in the time`() throws {
        let conditions = [try RecordCondition("amount>5"), try RecordCondition("status=completed")]
        let instant: Int64 = 1_767_225_600_000
        let failing = conditions + [try RecordCondition("type=x")]
        let filters = [
            RecordFilter(), RecordFilter(conditions: conditions, since: instant, until: instant),
            RecordFilter(since: instant + 1), RecordFilter(until: instant - 1),
            RecordFilter(conditions: failing),
        ]
        let (admitted, remarks) = try Self.admitted(by: filters, in: Self.json)
        #expect(admitted == [true, true, false, false, false])
        #expect(remarks.isEmpty)
    }

    private static func admitted(
        by filters: [RecordFilter],
        in json: String
    ) throws -> ([Bool], [Remark]) {
        let table = TransactionFieldTable()
        return try JSONDocument(Array(json.utf8)).withRoot { root in
            guard case .transaction(let transaction) = DocumentContent(root, table) else {
                return ([], [])
            }
            var remarks: [Remark] = []
            let admitted = try filters.map { try $0.admits(transaction, &remarks) }
            return (admitted, remarks)
        }
    }

    @Test func `a record without a date is in no time, and that is said`() throws {
        let json = #"{"id":"x","reference":"R"}"#
        let (admitted, remarks) = try Self.admitted(by: [RecordFilter(since: 0)], in: json)
        #expect(admitted == [false])
        #expect(remarks.map(\.words) == ["is missing; left out"])
    }
}
