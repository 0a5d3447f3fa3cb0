import Testing

@testable import BoltCheckoutCore

/// Places in a document, and lists of fields.
struct DocumentPathTests {
    private static let json = #"""
        {"from_consumer":{"emails":[{"address":"a@b.example"},{"address":null}],"firstName":"Ana"},
        "order_reference":"snake","camelCase":1,"a":{"0":"zero"},"list":[[1,2],[3]],"k\u0065y":true,
        "_odd":2,"street_address1":"Road"}
        """#

    private static func value(_ path: String) throws -> String? {
        let path = try #require(DocumentPath(path))
        return try JSONDocument(Array(json.utf8)).withRoot { root in
            path.value(in: root)?.rawText
        }
    }

    @Test(
        arguments: [
            ("from_consumer.emails.0.address", #""a@b.example""#),
            ("fromConsumer.emails.0.address", #""a@b.example""#),
            ("from_consumer.emails.1.address", "null"), ("from_consumer.emails.2.address", nil),
            ("from_consumer.first_name", #""Ana""#), ("from_consumer.firstName", #""Ana""#),
            ("order_reference", #""snake""#), ("orderReference", #""snake""#), ("camel_case", "1"),
            ("a.0", #""zero""#), ("list.0.1", "2"), ("list.1.0", "3"), ("list.-1", nil),
            ("list.x", nil),
            ("list.999999999999999999999", nil), ("key", "true"), ("_odd", "2"),
            ("key.deeper", nil),
            ("streetAddress1", #""Road""#), ("FROM_CONSUMER", nil),
            ("from_consumer.emails.0.address.x", nil),
        ] as [(String, String?)]
    )
    func `lead to the value, in both spellings`(path: String, expected: String?) throws {
        #expect(try Self.value(path) == expected)
    }

    @Test(arguments: ["", ".", "a.", ".a", "a..b"])
    func `with an empty step are none`(path: String) {
        #expect(DocumentPath(path) == nil)
    }

    @Test(arguments: [
        ("amount", ["amount"]),
        ("amount,order.cart.items.0.sku", ["amount", "order.cart.items.0.sku"]),
        (" reference , id ", ["reference", "id"]), ("amount,amount", ["amount", "amount"]),
    ])
    func `lists of fields keep their order`(list: String, names: [String]) throws {
        #expect(try FieldSelection(list).fields.map(\.name) == names)
    }

    @Test func `a column's name means the column`() throws {
        #expect(try FieldSelection("amount").fields == [.column(.amount)])
        #expect(try FieldSelection("amount.amount").fields.first?.name == "amount.amount")
    }

    @Test(arguments: [("", ""), ("a,,b", ""), ("a,b..c", "b..c"), ("amount,", "")])
    func `the part that is no field is named`(list: String, part: String) {
        #expect(throws: FieldSelectionError(part: part)) { try FieldSelection(list) }
    }
}
