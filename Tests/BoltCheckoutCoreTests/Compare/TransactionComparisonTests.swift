import BoltCheckoutCore
import Testing

struct TransactionComparisonTests {
    @Test(arguments: [
        (#""date":1788300731094"#, #""date":1788300731094.0"#),
        (#""order_reference":"4711""#, #""orderReference":4711"#),
        (#""score":1.10"#, #""score":1.1"#), (#""score":0.011"#, #""score":11e-3"#),
        (#""score":-1.5"#, #""score":-15E-1"#), (#""score":"1.10""#, #""score":1.10"#),
        (#""score":12345678901234567890"#, #""score":1234567890123456789e1"#),
        (#""scores":[1.10,2.5]"#, #""scores":[2.50,1.1]"#),
        (
            #""amount":{"amount":2599,"currency":"USD"}"#,
            #""amount":{"currency":"USD","amount":2.599e3,"currency_symbol":"$"}"#
        ),
        (#""amount":2599"#, #""amount":{"amount":2599,"currency":"USD"}"#),
        (#""captures":null,"user_note":"""#, #""captures":[],"splits":{}"#),
        (
            #""captures":{"id":"CA1","status":"succeeded"}"#,
            #""captures":[{"status":"succeeded","id":"CA1"}]"#
        ),
        (
            #""captures":{"0":{"id":"CA1"},"1":{"id":"CA2"}}"#,
            #""captures":[{"id":"CA2"},{"id":"CA1"}]"#
        ),
        (#""decision_factors":["a","b"]"#, #""decisionFactors":["b","a"]"#),
        (#""created_at":"2026-09-01T10:00:00Z""#, #""created_at":1788256800000"#),
        (#""from_user":{"id":"CA1"}"#, #""from_consumer":{"id":"CA1"}"#),
        (#""to_consumer":null"#, #""x":{"y":[{"z":null}]}"#),
    ])
    func `two spellings of the same do not differ`(first: String, second: String) throws {
        #expect(try changes(first, second) == [])
    }

    @Test(arguments: [
        (#""s":"a""#, #""s":"b""#, "changed s"),
        (#""user_note":"x""#, "", "removed user_note"),
        ("", #""refunded_amount":{"amount":5,"currency":"USD"}"#, "added refunded_amount"),
        (
            #""captures":[{"id":"CA1","status":"succeeded"}]"#,
            #""captures":[{"id":"CA2"},{"id":"CA1","status":"error"}]"#,
            "changed captures[CA1].status, added captures[CA2]"
        ),
        (
            #""captures":null"#, #""captures":[{"id":"CA1"},{"id":"CA2"}]"#,
            "added captures[CA1], added captures[CA2]"
        ),
        (
            #""splits":[{"type":"net","amount":1}]"#, #""splits":[{"type":"net","amount":2}]"#,
            "changed splits[net].amount"
        ),
        (#""x":[{"a":1},{"a":1}]"#, #""x":[{"a":1},{"a":2}]"#, "changed x[1].a"),
        (#""x":["a"]"#, #""x":["b"]"#, "removed x[a], added x[b]"),
        (#""v":true"#, #""v":"true""#, "changed v"),
        (
            #""amount":{"amount":5,"currency":"USD"}"#, #""amount":{"amount":5,"currency":"EUR"}"#,
            "changed amount"
        ),
        (
            #""timeline":[{"date":1788300731094,"type":"note","note":"a"}]"#,
            #""timeline":[{"date":1788300731095,"type":"note","note":"b"},{"date":1788300731094,"type":"note","note":"a"}]"#,
            "added timeline[2026-09-01T22:12:11.095Z note]"
        ),
        (
            #""order":{"cart":{"order_reference":"1"}}"#,
            #""order":{"cart":{"order_reference":"2"}}"#, "changed cart.order_reference"
        ),
    ])
    func `names what differs by what identifies it`(
        first: String,
        second: String,
        expected: String
    ) throws {
        #expect(try changes(first, second).joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        (#"{"amount":100,"currency":"USD"}"#, #"{"amount":70,"currency":"USD"}"#, -30),
        (#"{"amount":0,"currency":"JPY"}"#, #"{"amount":4150,"currency":"JPY"}"#, 4150),
        ("100", #"{"amount":170,"currency":"USD"}"#, 70),
        (#"{"amount":1,"currency":"USD"}"#, #"{"amount":2,"currency":"EUR"}"#, nil),
        ("-9223372036854775808", "1", nil),
        (#"{"amount":1,"currency":"USD"}"#, "null", nil),
    ])
    func `money differs by a signed amount of one currency`(
        first: String,
        second: String,
        difference: Int64?
    ) throws {
        let found = try differences(#""amount":\#(first)"#, #""amount":\#(second)"#)
        #expect(found.count == 1)
        #expect(found.first?.moneyDifference?.minor == difference)
    }

    @Test(arguments: ["last_viewed_utc", "viewStatus", "icon_asset_path", "logo"])
    func `what changes by looking at it does not count`(name: String) throws {
        let found = try differences(#""\#(name)":1"#, #""\#(name)":2"#)
        #expect(found.map(\.standing) == [.isVolatile])
    }

    @Test func `fields of another view do not count, values do`() throws {
        let found = try differences(
            #""x":"1","user_note":"a","status":"pending""#,
            #""order":{"token":"t"},"timeline":[],"x":"2","status":"pending""#
        )
        #expect(
            found.map { "\($0.path) \($0.standing)" }
                == ["x counts", "user_note isOfOneView", "order isOfOneView"]
        )
    }

    @Test func `tokens are told apart and not shown`() throws {
        let token = "70cd30530bd2ba555b5900cdb306ee9d"
        let found = try differences(
            #""token":"\#(token)","pin":1234,"cvv":"123","tokens":["a","b"],"otp":"1""#,
            #""token":"short","pin":1235,"cvv":"124","tokens":["b","c"],"otp":"1""#
        )
        #expect(
            found.map(\.path) == ["token", "pin", "cvv", "tokens[****]", "tokens[****]"]
        )
        for difference in found {
            let shown = [difference.before, difference.after].compactMap { $0?.scalarText }
            #expect(shown.allSatisfy { $0 == "****" })
        }
    }

    private func changes(_ first: String, _ second: String) throws -> [String] {
        try differences(first, second).map { "\($0.change.rawValue) \($0.path)" }
    }

    private func differences(
        _ first: String,
        _ second: String
    ) throws -> [TransactionDifference] {
        TransactionComparison.differences(from: try side(first), to: try side(second))
    }

    private func side(_ members: String) throws -> TransactionComparison.Side {
        let rest = members.isEmpty ? "" : ",\(members)"
        let document = try JSONDocument(Array(#"{"id":"TA1","reference":"R-1"\#(rest)}"#.utf8))
        return document.withRoot {
            TransactionComparison.Side(Transaction($0, TransactionFieldTable()))
        }
    }
}
