import BoltCheckoutCore
import BoltCheckoutHTTP
import Testing

struct OrderRequestTests {
    private func request(_ json: String) throws -> OrderRequest {
        try OrderRequest(reading: Array(json.utf8), channel: "browser")
    }

    private func cart(_ total: Int, _ rest: String) -> String {
        #"{"order_reference":"R","currency":"USD","total_amount":\#(total),\#(rest)}"#
    }

    @Test(arguments: [
        (
            #"{"order_reference":"R","currency":"USD","total_amount":1}"#,
            #"{"cart":{"order_reference":"R","currency":"USD","total_amount":1},"channel":"browser"}"#
        ),
        (
            #"{"user_note":"n","cart":{"order_reference":"R","currency":"USD","total_amount":1}}"#,
            #"{"user_note":"n","cart":{"order_reference":"R","currency":"USD","total_amount":1},"#
                + #""channel":"browser"}"#
        ),
        (
            #"{"channel":"mobile_app","cart":{"order_reference":"R","currency":"USD","total_amount":1}}"#,
            #"{"channel":"mobile_app","cart":{"order_reference":"R","currency":"USD","total_amount":1}}"#
        ),
    ])
    func `a cart becomes a request, a request stays one`(json: String, body: String) throws {
        #expect(String(decoding: try request(json).body, as: UTF8.self) == body)
    }

    // 1930 + 103 - 250 is 1783; 2 * 450 + 2 * 30 of fees and 795 of shipping make 3538.
    @Test func `a cart adds up over items, discounts, shipping, tax and fees`() throws {
        let rest =
            #""tax_amount":103,"items":[{"total_amount":1000},{"unit_price":310,"quantity":3}],"#
            + #""discounts":[{"amount":250,"type":"fixed_amount"}],"shipments":[{"cost":795}],"#
            + #""fees":[{"unit_price":450,"unit_tax_amount":30,"quantity":2}]"#
        let totals = try #require(try request(cart(3538, rest)).totals)
        #expect(totals.sum == 3538)
        #expect(totals.problem == nil)
        let wrong = try request(cart(3539, rest)).totals?.problem
        #expect(
            wrong == "cart does not add up: items 1930 - discounts 250 + shipping 795 + tax 103 "
                + "+ fees 960 is 3538, and total_amount is 3539"
        )
    }

    @Test(arguments: [
        #""items":[]"#,
        #""display_id":"7""#,
        #""items":[{"total_amount":5}],"discounts":[{"amount":10,"type":"percentage"}]"#,
    ])
    func `totals that the cart alone does not tell are left alone`(rest: String) throws {
        #expect(try request(cart(9, rest)).totals == nil)
    }

    @Test(arguments: [
        (
            #""items":[{"total_amount":1.5}]"#,
            BoltDecodingError.notWholeMinorUnits(
                path: "items.0.total_amount",
                found: "1.5"
            )
        ),
        (
            #""items":[{"total_amount":"5"}]"#,
            .notWholeMinorUnits(
                path: "items.0.total_amount",
                found: "a string"
            )
        ),
        (
            #""items":[{"unit_price":9223372036854775807,"quantity":2}]"#,
            .outOfRange(path: "items.0")
        ),
    ])
    func `an amount that is none is refused by its path`(
        rest: String,
        error: BoltDecodingError
    ) {
        #expect(throws: error) { try request(cart(9, rest)) }
    }

    @Test func `a sum beyond 64 bits is no sum`() throws {
        let items =
            #""tax_amount":9223372036854775807,"items":[{"total_amount":9223372036854775807}]"#
        #expect(try request(cart(9, items)).totals?.sum == nil)
    }
}
