import BoltCheckoutHTTP
import BoltSystem
import TestSupport

@testable import BoltCheckoutMock

/// A mock that is called without a socket, at a time of the test's own.
final class MockRun {
    /// Milliseconds since 1970: 14 March 2026, 15:09:26 UTC.
    var now: Int64 = 1_773_500_966_000
    /// The hooks that were sent.
    private(set) var hooks: [MockHook] = []
    private var bolt: MockBolt?

    init(
        fixtures: FixtureLibrary = FixtureLibrary(),
        sodium: Sodium? = nil,
        _ change: (inout MockSettings) -> Void = { _ in }
    ) {
        var settings = MockSettings(origin: "http://127.0.0.1:4242")
        change(&settings)
        bolt = MockBolt(
            settings,
            fixtures: fixtures,
            sodium: sodium,
            nowMilliseconds: { [unowned self] in now },
            onHook: { [unowned self] in hooks.append($0) }
        )
    }

    /// Sends a request with the API key.
    func send(
        _ method: String,
        _ target: String,
        _ body: String = "",
        headers: [String: String] = [:]
    ) -> ServerReply {
        var all = ["X-API-Key": "any", "X-Publishable-Key": "a.b.c"]
        all.merge(headers) { $1 }
        let list = all.sorted { $0.key < $1.key }.map { HTTPHeader($0.key, $0.value) }
        let request = ServerRequest(method, target, headers: list, body: Array(body.utf8))
        return bolt?.reply(to: request) ?? ServerReply(status: 0)
    }

    /// Sends a request and reads the reply as JSON.
    func json(_ method: String, _ target: String, _ body: String = "") -> JSONTree {
        JSONTree(parsing: send(method, target, body).body) ?? .null
    }

    /// The body of an authorization: a new test card, and what the test changes.
    func authorization(
        token: String? = nil,
        total: Int64 = 2599,
        autoCapture: Bool = false
    ) -> String {
        let own = token ?? json("GET", "/v1/testing/card_token")["token"]?.string ?? ""
        return """
            {"cart":\(Self.cart(total: total)),"credit_card":{"token":"\(own)",
            "token_type":"bolt","bin":"411111","last4":"1004","expiration":"2031-08",
            "postal_code":"97401"},"create_bolt_account":false,"division_id":"",
            "source":"direct_payments","auto_capture":\(autoCapture),
            "user_identifier":{"email":"ilse@post.example","phone":"+15555550123"},
            "user_identity":{"first_name":"Ilse","last_name":"Marchetti"}}
            """
    }

    /// Authorizes a payment and returns its reference.
    func authorize(total: Int64 = 2599, autoCapture: Bool = false) -> String {
        let body = authorization(total: total, autoCapture: autoCapture)
        let reply = json("POST", "/v1/merchant/transactions/authorize", body)
        return reply.at("transaction", "reference")?.string ?? ""
    }

    /// The status that a GET shows.
    func status(_ reference: String) -> String? {
        json("GET", "/v1/merchant/transactions/\(reference)")["status"]?.string
    }

    /// A cart of one item that costs everything.
    static func cart(total: Int64) -> String {
        """
        {"order_reference":"HP-7001","display_id":"7001","currency":"USD",
        "total_amount":\(total),"tax_amount":0,"items":[{"reference":"OAK-1",
        "name":"Oak board","total_amount":\(total),"unit_price":\(total),"quantity":1}],
        "shipments":[{"cost":0,"service":"Ground","carrier":"UPS","reference":"gnd",
        "shipping_address":{"street_address1":"7 Ferry Lane","locality":"Astoria",
        "region":"Oregon","postal_code":"97103","country_code":"US","first_name":"Ilse",
        "last_name":"Marchetti","email":"ilse@post.example","phone":"5035550123"}}]}
        """
    }
}
