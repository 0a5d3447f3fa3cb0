import BoltCheckoutCore
import BoltCheckoutHTTP
import Testing

@testable import BoltCommandLine

struct DeliveryDeskTests {
    // Invented; only its shape is Bolt's.
    private static let body =
        #"{"type":"payment","object":"transaction","data":{"id":"TA1","type":"cc_payment","#
        + #""date":1770653077218,"reference":"QRST-2345-UVWX","status":"completed","#
        + #""amount":{"amount":1234,"currency":"USD"}}}"#

    private let output = MemoryTextSink()
    private let errors = MemoryTextSink()

    private func desk(limit: Int64? = nil, fields: String = "reference,amount") throws
        -> DeliveryDesk
    {
        let console = Console(output: output, errors: errors)
        let selection = try FieldSelection(fields)
        return DeliveryDesk(
            WebhookSecrets(current: Array("present".utf8), pending: Array("next".utf8)),
            ListenOutput(console, .tsv, selection),
            console: console,
            limit: limit,
            nowMilliseconds: { 1_770_653_077_218 }
        )
    }

    private func code(_ text: String, _ secret: String = "present") -> String {
        Base64.text(HMACSHA256.code(for: Array(text.utf8), key: Array(secret.utf8)))
    }

    private func post(_ body: String, _ headers: [HTTPHeader]) -> ServerRequest {
        ServerRequest("POST", "/hooks", headers: headers, body: Array(body.utf8))
    }

    private func signed(_ body: String) -> ServerRequest {
        post(body, [HTTPHeader("x-bolt-hmac-sha256", code(body))])
    }

    @Test func `the signature is Bolt's, over the raw bytes`() throws {
        // printf %s '{"a":1}' | openssl dgst -sha256 -hmac present -binary | base64
        let header = HTTPHeader(
            "X-Bolt-Hmac-Sha256",
            "xb5cGOx1TYmlZJew3ti30fuWVv8d14VM7wS2FLoIvzc="
        )
        let desk = try desk()
        #expect(desk.reply(to: post(#"{"a":1}"#, [header])).status == 200)
        #expect(desk.reply(to: post(#"{"a": 1}"#, [header])).status == 401)
        #expect(desk.reply(to: post("{\"a\":1}\n", [header])).status == 401)
    }

    @Test func `says why a signature does not match`() throws {
        let header = HTTPHeader(
            "X-Bolt-Hmac-Sha256",
            "c5be5c18ec754d89a56497b0ded8b7d1fb9656ff1dd7854cef04b614ba08bf37"
        )
        let desk = try desk()
        #expect(desk.reply(to: post(#"{"a":1}"#, [header])).status == 401)
        #expect(errors.text.contains("this is hex; Bolt sends base64"))
    }

    @Test func `a good delivery is a row and answered with JSON`() throws {
        let desk = try desk()
        let reply = desk.reply(to: signed(Self.body))
        #expect(reply.status == 200)
        #expect(String(decoding: reply.body, as: UTF8.self) == #"{"status":"success"}"#)
        #expect(
            output.text == """
                reference\tamount\thook\tdelivery\tsignature\treceived_at
                QRST-2345-UVWX\t1234\tpayment\tnew\tmain\t2026-02-09T16:04:37.218Z

                """
        )
    }

    @Test func `both headers and both secrets count`() throws {
        let desk = try desk()
        let pending = HTTPHeader("X-Bolt-Hmac-Sha256-Pending", code(Self.body, "next"))
        let wrong = HTTPHeader("X-Bolt-Hmac-Sha256", code(Self.body, "another"))
        #expect(desk.reply(to: post(Self.body, [wrong, pending])).status == 200)
        #expect(output.text.contains("\tpending\t"))
        _ = desk.reply(to: post(Self.body, [wrong, pending]))
        #expect(errors.text.split(separator: "\n").filter { $0.contains("rotation") }.count == 1)
    }

    @Test func `a bad signature is answered 401, counted and not shown`() throws {
        let desk = try desk()
        let wrong = HTTPHeader("X-Bolt-Hmac-Sha256", code(Self.body, "another"))
        #expect(desk.reply(to: post(Self.body, [wrong])).status == 401)
        #expect(desk.reply(to: post(Self.body, [])).status == 401)
        #expect(!output.text.contains("QRST"))
        #expect(desk.tally.words == "0 deliveries; 2 bad signatures answered 401")
    }

    @Test func `a hook by GET is signed over its query`() throws {
        let desk = try desk(fields: "reference,order_reference,status")
        let query = "type=payment&reference=QRST-2345-UVWX&order=LO-4711&status=completed"
        let request = ServerRequest(
            "GET",
            "/hooks?\(query)",
            headers: [HTTPHeader("X-Bolt-Hmac-Sha256", code(query))]
        )
        #expect(desk.reply(to: request).status == 200)
        #expect(output.text.contains("QRST-2345-UVWX\tLO-4711\tcompleted\tpayment\tnew\tmain"))
    }

    @Test func `repeats are marked and answered like the first`() throws {
        let desk = try desk()
        for _ in 0..<3 { #expect(desk.reply(to: signed(Self.body)).status == 200) }
        #expect(desk.tally.words == "3 deliveries: 1 new, 2 duplicate")
        #expect(errors.text.contains("QRST-2345-UVWX: duplicate: the same was delivered before"))
    }

    @Test(arguments: ["", "{", "[[{}]]", "7", #"{"type":"payment"}"#, #"{"a":1,"a":2}"#])
    func `what is signed and cannot be read is received all the same`(body: String) throws {
        let desk = try desk()
        #expect(desk.reply(to: signed(body)).status == 200)
        #expect(desk.tally.unreadable == 1)
    }

    @Test func `another hook is told and not shown`() throws {
        let desk = try desk()
        let body =
            #"{"type":"newsletter_subscription","object":"x","data":{"email":"a@b.example"}}"#
        #expect(desk.reply(to: signed(body)).status == 200)
        #expect(desk.tally.words == "1 delivery: 1 about something else")
        #expect(!errors.text.contains("a@b.example"))
    }

    @Test func `the last one that was asked for ends the server`() throws {
        let desk = try desk(limit: 2)
        #expect(!desk.reply(to: signed(Self.body)).endsServer)
        #expect(!desk.reply(to: post("{}", [])).endsServer)
        #expect(desk.reply(to: signed(Self.body)).endsServer)
    }
}
