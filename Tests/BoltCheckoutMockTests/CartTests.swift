import BoltCheckoutHTTP
import Testing

@testable import BoltCheckoutMock

/// How orders are checked, and what replies make of them.
struct CartTests {
    private func order(_ cart: String) -> ServerReply {
        MockRun().send("POST", "/v1/merchant/orders", #"{"cart":\#(cart)}"#)
    }

    private func error(_ reply: ServerReply) -> JSONTree? {
        JSONTree(parsing: reply.body)?["errors"]?.elements.first
    }

    private static let item =
        #"{"reference":"a","name":"b","total_amount":1000,"unit_price":500,"quantity":2}"#

    private static func cart(_ total: Int64, _ rest: String) -> String {
        #"{"order_reference":"r","currency":"EUR","total_amount":\#(total)\#(rest)}"#
    }

    @Test(
        arguments: [
            // 1000 - 100 - 50 + 300 + 70 + 2 * (20 + 1)
            (
                1262,
                #","items":[\#(item)],"discounts":[{"amount":100}],"loyalty_rewards":[{"amount":50}]"#
                    + #","shipments":[{"cost":300}],"tax_amount":70"#
                    + #","fees":[{"reference":"f","unit_price":20,"unit_tax_amount":1,"quantity":2}]"#
            ),
            (1000, #","items":[\#(item)]"#), (5, ""), (5, #","items":[]"#),
        ] as [(Int64, String)]
    )
    func `a total that adds up is taken`(total: Int64, rest: String) {
        #expect(order(Self.cart(total, rest)).status == 200)
    }

    @Test(
        arguments: [
            (cart(1001, #","items":[\#(item)]"#), 2, "cart.total_amount"),
            (cart(-1, ""), 2, "cart.total_amount"),
            (#"{"currency":"EUR","total_amount":1}"#, 25, "cart.order_reference"),
            (
                #"{"order_reference":"","currency":"EUR","total_amount":1}"#, 25,
                "cart.order_reference"
            ),
            (#"{"order_reference":"r","total_amount":1}"#, 25, "cart.currency"),
            (#"{"order_reference":"r","currency":"EURO","total_amount":1}"#, 6, "cart.currency"),
            (#"{"order_reference":"r","currency":"EUR"}"#, 25, "cart.total_amount"),
            (
                #"{"order_reference":"r","currency":"EUR","total_amount":"1"}"#, 8,
                "cart.total_amount"
            ),
            (
                #"{"order_reference":"r","currency":"EUR","total_amount":1.5}"#, 8,
                "cart.total_amount"
            ),
            (cart(1, #","items":{}"#), 8, "cart.items"),
            (cart(1, #","items":[{"name":"b"}]"#), 25, "cart.items.0.reference"),
            (cart(1, #","items":[7]"#), 8, "cart.items.0"),
            (cart(1, #","discounts":[{"amount":-1}]"#), 2, "cart.discounts.0.amount"),
            (
                cart(1, #","shipments":[{"cost":9223372036854775807},{"cost":1}]"#), 2,
                "cart.shipments"
            ),
            (
                cart(1, #","shipments":[{"cost":0,"shipping_address":{"locality":"x"}}]"#), 25,
                "cart.shipments.0.shipping_address.street_address1"
            ),
            ("[]", 8, "cart"), ("null", 25, "cart"),
        ] as [(String, Int64, String)]
    )
    func `what is wrong with a cart is named`(cart: String, code: Int64, field: String) {
        let reply = order(cart)
        #expect(reply.status == 422)
        #expect(error(reply)?["code"]?.integer == code)
        #expect(error(reply)?["field"]?.string == field)
        #expect(reply.headers.value(of: "X-Bolt-Error-Code") == String(code))
    }

    @Test func `a multiplication that does not fit is refused`() {
        let fee =
            #"{"reference":"f","unit_price":9223372036854775807,"quantity":9223372036854775807}"#
        let reply = order(Self.cart(1, #","items":[\#(Self.item)],"fees":[\#(fee)]"#))
        #expect(error(reply)?["field"]?.string == "cart.fees.0.quantity")
    }

    @Test(arguments: ["", "[", "[]", "7", #"{"cart":"#])
    func `a body that is no object is refused`(body: String) {
        let reply = MockRun().send("POST", "/v1/merchant/orders", body)
        #expect(reply.status == 400)
        #expect(error(reply)?["code"]?.integer == 4005)
    }

    @Test func `bare numbers become amounts, addresses the form of replies`() throws {
        let body = #"{"cart":\#(MockRun.cart(total: 2599)),"user_note":"Ring twice"}"#
        let reply = MockRun().json("POST", "/v1/merchant/orders", body)
        let token = try #require(reply["token"]?.string)
        #expect(token.count == 64)
        #expect(reply["user_note"]?.string == "Ring twice")
        let cart = try #require(reply["cart"])
        let amount: JSONTree = ["amount": 2599, "currency": "USD", "currency_symbol": "$"]
        #expect(cart["total_amount"] == amount)
        #expect(cart["currency"] == ["currency": "USD", "currency_symbol": "$"])
        #expect(cart["items"]?.elements.first?["unit_price"] == amount)
        #expect(cart["items"]?.elements.first?["quantity"] == 1)
        let address = cart["shipments"]?.elements.first?["shipping_address"]
        #expect(address?["phone_number"]?.string == "5035550123")
        #expect(address?["phone"] == nil)
        #expect(address?["name"]?.string == "Ilse Marchetti")
    }
}
