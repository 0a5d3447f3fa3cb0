import BoltCheckoutCore
import BoltCheckoutFlows
import BoltSystem
import Testing

@testable import BoltCheckoutHTTP

struct CardTokenizerTests {
    private func entry() throws -> CardEntry {
        try CardEntry(
            number: SecretBytes(Array("4111 1111-1111 1111".utf8)),
            expiration: "12/48",
            securityCode: SecretBytes(Array("123".utf8)),
            postalCode: " 97401 ",
            nowMilliseconds: 1_796_205_600_000
        )
    }

    /// What comes of a card, and what was asked of whom.
    private func run(
        _ attempts: [RetryPolicy.Attempt]
    ) throws -> (error: ShopperError?, hosts: [String], notes: [String]) {
        let sender = AnsweringSender(attempts)
        var notes: [String] = []
        let tokenizer = CardTokenizer(
            over: sender,
            hosts: BoltEnvironment.sandbox.hosts,
            until: .never,
            randomBytes: SecureRandom.bytes,
            tell: { notes.append($0) },
            detail: { _ in }
        )
        let card = try entry()
        let error = #expect(throws: ShopperError.self) { try tokenizer.tokenize(card) }
        return (error, sender.requests.map { $0.url.host + $0.url.path }, notes)
    }

    private func text(_ status: Int, _ body: String) -> RetryPolicy.Attempt {
        let type = HTTPHeader("Content-Type", "text/plain")
        return .answered(HTTPResponse(status: status, headers: [type], body: Array(body.utf8)))
    }

    private let key = "B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9/AsrhtHHw="

    @Test func `a card is boxed as the tokenizer reads it`() throws {
        let message = TokenizerRequest.message(try entry())
        let text = message.withBytes { String(decoding: $0, as: UTF8.self) }
        #expect(text == #"{"cc":"4111111111111111","cvv":"123"}"#)
    }

    @Test func `a refusal in plain text is told, and not tried elsewhere`() throws {
        let run = try run([text(200, key), text(422, "Unprocessable entity 4111111111111111\n")])
        #expect(
            run.error
                == .refused(
                    "tokenizer refused the card (HTTP 422): Unprocessable entity ************1111"
                )
        )
        #expect(run.hosts == ["sandbox.bolttk.com/public_key", "sandbox.bolttk.com/token"])
    }

    @Test(arguments: [
        #"{"token":"4111111111111111"}"#, #"{"token":"t","bin":"4111111111111111"}"#,
        #"{"token":"t","last4":"4111111111111111"}"#,
    ])
    func `a reply that repeats the number makes no record`(json: String) throws {
        let token = Array(json.utf8).withUnsafeBufferPointer { TokenizerToken($0) }
        let record = try #require(token).record(for: try entry())
        #expect(record.objection != nil)
    }

    @Test func `a wrong path is not the card's fault`() throws {
        let run = try run([text(404, "")])
        #expect(
            run.error
                == .foreignReply("no tokenizer at https://sandbox.bolttk.com/public_key (HTTP 404)")
        )
        #expect(run.hosts.count == 1)
    }

    @Test func `what is no key stops everything before anything is sent`() throws {
        let run = try run([text(200, "<html>maintenance</html>")])
        #expect(
            run.error
                == .foreignReply(
                    "tokenizer key is not 32 bytes of base64 (from https://sandbox.bolttk.com)"
                )
        )
        #expect(run.hosts.count == 1)
    }

    @Test(arguments: [RetryPolicy.Attempt.refused, .lost, .json(503)])
    func `the fallback is tried where the first does not answer, and said`(
        attempt: RetryPolicy.Attempt
    ) throws {
        let run = try run([attempt, text(422, "no")])
        #expect(
            run.hosts == ["sandbox.bolttk.com/public_key", "tokenizer-sandbox.bolt.com/public_key"]
        )
        #expect(run.notes.count == 1)
        #expect(run.notes[0].hasSuffix("; trying https://tokenizer-sandbox.bolt.com"))
    }
}

struct CardDocumentTests {
    private func card(_ json: String) throws -> CardEntry {
        try CardDocument.card(
            SecretBytes(Array(json.utf8)),
            nowMilliseconds: 1_796_205_600_000
        )
    }

    @Test(arguments: [
        #"{"number":"4111111111111111","expiration":"2048-12","cvv":"123","postal_code":"97401"}"#,
        #"{"number":4111111111111111,"expiration":"12/48","cvv":123,"postal_code":97401}"#,
        #"{"cc":"4111-1111-1111-1111","expiry":"12/2048","cvc":"123","postal_code":" 97401"}"#,
    ])
    func `a card is read in its usual spellings`(json: String) throws {
        let card = try card(json)
        #expect(card.bin == "411111")
        #expect(card.last4 == "1111")
        #expect(card.expiration.text == "2048-12")
        #expect(card.postalCode == "97401")
        #expect(card.network == .visa)
    }

    @Test func `an error has nothing of the document`() {
        let error = #expect(throws: ShopperError.self) { try card(#"{"number": 4111x"#) }
        #expect(error == .invalidCard("not JSON at line 1, column 16"))
    }
}
