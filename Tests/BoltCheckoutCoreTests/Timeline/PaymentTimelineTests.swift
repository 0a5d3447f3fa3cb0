import BoltCheckoutCore
import Testing

struct PaymentTimelineTests {
    @Test(arguments: [
        (#"{"date":1000,"type":"note","note":"Order captured"}"#, "captured"),
        (#"{"date":1000,"type":"authorized"}"#, "authorized"),
        (#"{"date":1000,"type":"credited","note":"x"}"#, "refunded"),
        (#"{"date":1000,"type":"voided"}"#, "voided"),
        (#"{"date":1000,"type":"review","review":{"decision":"approve"}}"#, "reviewed"),
        (#"{"date":1000,"type":"note","note":"Authorization expired"}"#, "voided"),
        (#"{"date":1000,"type":"note","note":"Authorization refused"}"#, "declined"),
        (#"{"date":1000,"type":"note","note":"Hello"}"#, "note"),
        (#"{"date":1000,"type":"brand_new"}"#, "note"),
    ])
    func `an entry of the timeline is what its type or its note says`(
        entry: String,
        expected: String
    ) throws {
        for list in ["[\(entry)]", entry] {
            let timeline = try timelines([#""timeline":\#(list)"#])[0]
            #expect(timeline.events.contains { $0.kind.word == expected && $0.date == 1000 })
        }
    }

    @Test func `captures and refunds complete the entries that tell of them`() throws {
        let timeline = try timelines([
            #"""
            "amount":{"amount":300,"currency":"EUR"},"date":1000,
            "authorization":{"status":"succeeded"},
            "captures":[{"id":"CA1","status":"succeeded","amount":{"amount":300,"currency":"EUR"}}],
            "refund_transactions":[
              {"reference":"R-9","status":"completed","date":900000,"amount":{"amount":100,"currency":"EUR"}}],
            "timeline":[
              {"date":900050,"type":"credited","amount":{"amount":100,"currency":"EUR"}},
              {"date":3000,"type":"captured"},{"date":2000,"type":"authorized"}]
            """#
        ])[0]
        #expect(timeline.events.map(\.kind) == [.created, .authorized, .captured, .refunded])
        #expect(timeline.events.map(\.date) == [1000, 2000, 3000, 900_050])
        #expect(timeline.events.map(\.amount) == [300, 300, 300, 100])
        #expect(timeline.events.map(\.reference) == [nil, nil, "CA1", "R-9"])
    }

    @Test func `what has no date stands behind what must have happened before`() throws {
        let timeline = try timelines([
            #"""
            "status":"cancelled","date":1000,"authorization":{"status":"succeeded"},
            "void":{"status":"succeeded","cause":"auth_expire"},
            "captures":[],"timeline":[{"date":5000,"type":"note","note":"Hello"}]
            """#
        ])[0]
        #expect(timeline.events.map(\.kind) == [.created, .authorized, .voided, .note])
        #expect(timeline.events.map(\.date) == [1000, nil, nil, 5000])
    }

    @Test func `empty parts tell nothing`() throws {
        let timeline = try timelines([
            #"""
            "date":1000,"timeline":null,"captures":[],"refund_transactions":[],"void_cause":"",
            "chargeback_details":{"chargeback_amt":{"amount":0,"currency":""}}
            """#
        ])[0]
        #expect(timeline.events.map(\.kind) == [.created])
    }

    @Test func `a stream is told by date, and a final state stays`() throws {
        let records = [
            #""date":30,"status":"rejected_irreversible""#, #""date":20,"status":"pending""#,
            #""date":40,"status":"failed""#, #""date":50,"status":"rejected_irreversible""#,
        ]
        let timeline = try timelines(records)[0]
        #expect(timeline.isStream)
        #expect(timeline.status == "rejected_irreversible")
        #expect(timeline.events.map(\.arrival) == [2, 1, 3, 4])
        #expect(timeline.events.map(\.isOverruled) == [false, false, true, false])
        #expect(timeline.events.map(\.isRepeat) == [false, false, false, true])
    }

    @Test(arguments: [
        (["completed", "pending"], "completed"),
        (["rejected_reversible", "authorized", "completed"], "completed"),
        (["authorized", "cancelled", "authorized"], "cancelled"),
        (["brand_new", "pending"], "pending"),
    ])
    func `later news change only a state that is not final`(
        statuses: [String],
        expected: String
    ) throws {
        let records = statuses.enumerated().map { index, status in
            #""date":\#(index + 1),"status":"\#(status)""#
        }
        #expect(try timelines(records)[0].status == expected)
    }

    @Test func `two payments have two lives, in the order of their first record`() throws {
        let records = [#""date":9,"reference":"B""#, #""date":1,"reference":"A""#]
        #expect(try timelines(records).map(\.reference) == ["B", "A"])
    }

    private func timelines(_ records: [String]) throws -> [PaymentTimeline] {
        var collector = TimelineCollector()
        var remarks: [Remark] = []
        for record in records {
            let reference =
                record.contains(#""reference":"B"#) || record.contains(#""reference":"A"#)
            let head = reference ? #""id":"TA1""# : #""id":"TA1","reference":"R-1""#
            let document = try JSONDocument(Array("{\(head),\(record)}".utf8))
            document.withRoot { collector.add(Transaction($0, TransactionFieldTable()), &remarks) }
        }
        return collector.timelines
    }
}
