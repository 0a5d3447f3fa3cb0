import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem
import TestSupport
import Testing

@testable import BoltCheckoutMock

/// Keys, repeated requests, faults, recorded transactions and statements.
struct ServiceTests {
    private let orders = "/v1/merchant/orders"
    private let order = #"{"cart":\#(MockRun.cart(total: 2599))}"#

    @Test func `needs a key and takes any`() {
        let mock = MockRun()
        #expect(mock.send("POST", orders, order, headers: ["X-API-Key": ""]).status == 401)
        #expect(mock.send("POST", orders, order, headers: ["X-API-Key": "x"]).status == 200)
        let detection = "/v1/account/exists?email=a@b.example"
        #expect(mock.send("GET", detection, headers: ["X-Publishable-Key": ""]).status == 401)
    }

    @Test func `takes one key only where it was told so`() {
        let mock = MockRun { $0.apiKey = "right" }
        #expect(mock.send("POST", orders, order, headers: ["X-API-Key": "wrong"]).status == 403)
        #expect(mock.send("POST", orders, order, headers: ["X-API-Key": "right"]).status == 200)
    }

    @Test func `every reply can be traced`() {
        let mock = MockRun()
        let first = mock.send("GET", "/v1/nowhere")
        let second = mock.send("GET", orders)
        #expect(first.status == 404)
        #expect(second.status == 405)
        #expect(first.headers.value(of: "X-Bolt-Trace-Id") == "mock-1")
        #expect(second.headers.value(of: "X-Bolt-Trace-Id") == "mock-2")
    }

    @Test func `the same key is the same order`() {
        let mock = MockRun()
        let key = ["Idempotency-Key": "k1"]
        let first = mock.send("POST", orders, order, headers: key)
        let again = mock.send("POST", orders, order, headers: key)
        #expect(again.body == first.body)
        #expect(first.headers.value(of: "Idempotent-Replayed") == nil)
        #expect(again.headers.value(of: "Idempotent-Replayed") == "true")
        #expect(mock.send("POST", orders, order + " ", headers: key).status == 409)
        let other = mock.send("POST", orders, order, headers: ["Idempotency-Key": "k2"])
        #expect(other.body != first.body)
        mock.now += 24 * 3_600_000
        let later = mock.send("POST", orders, order, headers: key)
        #expect(later.headers.value(of: "Idempotent-Replayed") == nil)
    }

    @Test func `a key of a request that is still at work is a conflict`() {
        let mock = MockRun { $0.latencyMilliseconds = 500 }
        let key = ["Idempotency-Key": "k1"]
        #expect(mock.send("POST", orders, order, headers: key).delayMilliseconds == 500)
        mock.now += 499
        #expect(mock.send("POST", orders, order, headers: key).status == 409)
        mock.now += 1
        #expect(mock.send("POST", orders, order, headers: key).status == 200)
    }

    @Test(arguments: ["", String(repeating: "k", count: 256)])
    func `a key of the wrong length is refused`(key: String) {
        let reply = MockRun().send("POST", orders, order, headers: ["Idempotency-Key": key])
        #expect(reply.status == 400)
    }

    @Test func `fails as often as it was told to`() {
        let mock = MockRun { $0.failures = 2 }
        let key = ["Idempotency-Key": "k1"]
        let statuses = (0..<3).map { _ in mock.send("POST", orders, order, headers: key).status }
        #expect(statuses == [503, 503, 200])
    }

    @Test func `knows recorded transactions in every envelope`() throws {
        let folder = try TemporaryFolder()
        func recorded(_ reference: String) -> String {
            TransactionText.minimal.setting("reference", "\"\(reference)\"").text
        }
        try folder.write(recorded("AAAA-0000-0001"), to: "plain.json")
        try folder.write("{\"transaction\":\(recorded("AAAA-0000-0002"))}", to: "reply.json")
        let list = "[\(recorded("AAAA-0000-0003")),{\"data\":\(recorded("AAAA-0000-0004"))}]"
        try folder.write(list, to: "list.json")
        try folder.write(recorded("AAAA-0000-0005") + "\n{\n", to: "lines.ndjson")
        try folder.write("{", to: "broken.json")
        let inner = try folder.folder(named: "checkout")
        try AtomicFile.write(Array(recorded("AAAA-0000-0006").utf8), to: "\(inner)/paid.json")
        let fixtures = try FixtureLibrary(folder: folder.path)
        #expect(fixtures.skippedFiles == 1)
        #expect(fixtures.transactions.count == 6)
        let mock = MockRun(fixtures: fixtures)
        for number in 1...6 {
            #expect(mock.status("AAAA-0000-000\(number)") == "authorized")
        }
        let capture = """
            {"transaction_reference":"AAAA-0000-0001","amount":1234,"currency":"USD"}
            """
        let captured = mock.json("POST", "/v1/merchant/transactions/capture", capture)
        #expect(captured["status"]?.string == "completed")
        let paid = mock.send(
            "POST",
            "/mock/checkout",
            #"{"order_token":"paid","decision":"approve"}"#
        )
        #expect(paid.body == Array(recorded("AAAA-0000-0006").utf8))
    }

    @Test func `a statement has the day's transactions`() throws {
        let mock = MockRun()
        let first = mock.authorize(autoCapture: true)
        mock.now += 86_400_000
        let second = mock.authorize()
        func statement(_ type: String) throws -> String {
            let body = #"{"date":1773446400000,"file_type":"csv","type":"\#(type)"}"#
            let url = mock.json("POST", "/v1/merchant/statement", body)["url"]?.string
            let path = try #require(url?.dropFirst("http://127.0.0.1:4242".count))
            return String(decoding: mock.send("GET", String(path)).body, as: UTF8.self)
        }
        let header =
            "order_reference,reference,merchant_order_number,amount,currency,status,type,date,id,"
            + "processor\n"
        let day = try statement("daily_transaction")
        #expect(
            day.hasPrefix(
                "\(header)HP-7001,\(first),7001,2599,USD,completed,cc_payment,2026-03-14T"
            )
        )
        #expect(!day.contains(second))
        #expect(try statement("monthly_transaction").contains(second))
        #expect(try statement("daily_funding").contains(first))
        #expect(try statement("monthly_dispute") == header)
    }

    @Test(arguments: ["{}", #"{"date":1,"file_type":"pdf","type":"daily_funding"}"#])
    func `a statement that does not exist is refused`(body: String) {
        #expect(MockRun().send("POST", "/v1/merchant/statement", body).status == 422)
        #expect(MockRun().send("GET", "/mock/statements/x.csv").status == 404)
    }

    @Test func `forgets the oldest first and never what was recorded`() {
        var store = BoundedStore<Int>(countLimit: 3, costLimit: 100)
        store.set(0, for: "pinned", cost: 1000, isPinned: true)
        for number in 1...5 { store.set(number, for: "k\(number)", cost: 10) }
        #expect(store.keys.sorted() == ["k3", "k4", "k5", "pinned"])
        store.set(30, for: "k3", cost: 95)
        #expect(store.keys.sorted() == ["k4", "k5", "pinned"])
        store.remove("k4")
        #expect(store["k5"] == 5)
    }

    @Test func `hooks are signed over their bytes, which are ASCII`() {
        let transaction: JSONTree = ["reference": "R", "note": "€ 5 𝄞"]
        let hook = MockHook(type: "auth", transaction: transaction, secret: "s")
        let body =
            #"{"type":"auth","object":"transaction","data":"#
            + #"{"reference":"R","note":"\u20ac 5 \ud834\udd1e"}}"#
        #expect(String(decoding: hook.body, as: UTF8.self) == body)
        #expect(hook.signature == "2T9/v/KeUciFVkXFcAeaz2kae6V9+dsH41GYqGZwZ5s=")
    }
}
