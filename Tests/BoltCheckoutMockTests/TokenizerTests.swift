import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem
import Testing

@testable import BoltCheckoutMock

/// The tokenizer, talked to in boxes as a client does.
struct TokenizerTests {
    private func sodium() throws -> Sodium {
        guard let sodium = try? Sodium() else {
            try Test.cancel("libsodium is not installed")
        }
        return sodium
    }

    /// Tokenizes a text and returns the status with what was in the answer's box.
    private func exchange(_ mock: MockRun, _ text: String) throws -> (Int, JSONTree?) {
        let sodium = try sodium()
        let client = try sodium.makeKeyPair()
        let key = mock.send("GET", "/public_key")
        let serverKey = try #require(Base64.decode(key.body))
        let nonce = [UInt8](repeating: 7, count: 24)
        let box = try sodium.seal(
            SecretBytes(Array(text.utf8)),
            nonce: nonce,
            to: serverKey,
            from: client.secretKey
        )
        let request: JSONTree = [
            "payload": .string(Base64.text(box)), "nonce": .string(Base64.text(nonce)),
            "public_key": .string(Base64.text(client.publicKey)),
        ]
        let reply = mock.send("POST", "/token", String(decoding: request.bytes, as: UTF8.self))
        guard reply.status == 200, let tree = JSONTree(parsing: reply.body) else {
            return (reply.status, nil)
        }
        func bytes(_ name: String) -> [UInt8] {
            Base64.decode(Array((tree[name]?.string ?? "").utf8)) ?? []
        }
        let opened = try sodium.open(
            bytes("payload"),
            nonce: bytes("nonce"),
            from: serverKey,
            with: client.secretKey
        )
        return (reply.status, JSONTree(parsing: opened.withBytes { Array($0) }))
    }

    @Test(arguments: [
        ("4111111111111111", "visa", "authorized"),
        ("4111111111111012", "visa", "failed"),
        ("4457000200000008", "visa", "pending"),
        ("4457010200000247", "visa", "rejected_reversible"),
        ("4646464646464644", "visa", "rejected_irreversible"),
        ("5200828282828210", "mastercard", "rejected_reversible"),
        ("4242424242424242", "visa", "authorized"),
    ])
    func `a token remembers what its card does`(
        number: String,
        network: String,
        status: String
    ) throws {
        let mock = MockRun(sodium: try sodium())
        let (code, token) = try exchange(mock, #"{"cc":"\#(number)","cvv":"737"}"#)
        #expect(code == 200)
        #expect(token?["last4"]?.string == String(number.suffix(4)))
        #expect(token?["bin"]?.string == String(number.prefix(6)))
        #expect(token?["network"]?.string == network)
        #expect(token?["expiry"]?.integer == mock.now + 900_000)
        let body = mock.authorization(token: token?["token"]?.string)
        let reply = mock.json("POST", "/v1/merchant/transactions/authorize", body)
        let reference = reply.at("transaction", "reference")?.string ?? ""
        #expect(mock.status(reference) == status)
        let everything = mock.send("GET", "/v1/merchant/transactions/\(reference)")
        #expect(!String(decoding: everything.body, as: UTF8.self).contains(number))
    }

    @Test(arguments: [
        #"{"cc":"4111111111111112","cvv":"737"}"#, #"{"cc":"4111111111111111","cvv":"7"}"#,
        #"{"cc":4111111111111111,"cvv":"737"}"#, #"{"cc":"","cvv":"737"}"#, "{}", "",
    ])
    func `what is no card gets no token`(text: String) throws {
        let mock = MockRun(sodium: try sodium())
        #expect(try exchange(mock, text).0 == 422)
    }

    @Test(arguments: ["", "{}", #"{"payload":"AA","nonce":"AA==","public_key":"AA=="}"#])
    func `what is no box is refused`(body: String) throws {
        let mock = MockRun(sodium: try sodium())
        let reply = mock.send("POST", "/token", body)
        #expect(reply.status == 422)
        #expect(reply.headers.value(of: "Content-Type")?.hasPrefix("text/plain") == true)
    }

    @Test func `tokens die after a quarter of an hour`() {
        let mock = MockRun()
        let body = mock.authorization()
        mock.now += 900_000
        let reply = mock.send("POST", "/v1/merchant/transactions/authorize", body)
        #expect(reply.status == 422)
        #expect(String(decoding: reply.body, as: UTF8.self).contains("credit_card.token"))
    }

    @Test func `says which package is missing`() {
        let reply = MockRun().send("GET", "/tokenizer/public_key")
        #expect(reply.status == 500)
        #expect(String(decoding: reply.body, as: UTF8.self).contains("libsodium23"))
    }
}
