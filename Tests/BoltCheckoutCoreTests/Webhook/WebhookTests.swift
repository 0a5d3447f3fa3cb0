import BoltCheckoutCore
import Testing

/// Digests come from openssl: `openssl dgst -sha256 -hmac SECRET -binary | base64`.
struct WebhookTests {
    private static let secret = "sandbox-signing-secret-example"
    private static let body =
        #"{"type":"auth","object":"transaction","data":{"reference":"7QKD-M2XH-V9TB","status":"authorized","note":"\u20ac 5"}}"#
    private static let digest = "Q3fEPPcSi66Y7mnN/hyZ+h14zdPcN+r4NddoTXrPr98="

    @Test func `the signature of the bytes under the secret matches`() {
        #expect(matches(Self.body, main: Self.digest) == [.init(secret: .current, header: .main)])
        #expect(matches(Self.body, main: " \(Self.digest)\r\n").count == 1)
        #expect(matches(Self.body + "\n", main: Self.digest) == [])
    }

    @Test func `an end of line behind the secret is not part of it`() {
        let secrets = WebhookSecrets(current: Array("\(Self.secret)\r\n".utf8), pending: nil)
        let signatures = WebhookSignatures(main: Self.digest, pending: nil)
        #expect(WebhookVerifier(secrets).matches(Array(Self.body.utf8), signatures).count == 1)
    }

    @Test func `an empty secret is none`() {
        #expect(WebhookSecrets(current: [], pending: Array("\n".utf8)).isEmpty)
    }

    @Test(arguments: [
        (
            "4377c43cf7128bae98ee69cdfe1c99fa1d78cdd3dc37eaf835d7684d7acfafdf",
            [WebhookFault.hexadecimal]
        ),
        ("sha256=4377C43CF7128BAE98EE69CDFE1C99FA1D78CDD3DC37EAF835D7684D7ACFAFDF", [.hexadecimal]),
        ("Q3fEPPcSi66Y7mnN_hyZ-h14zdPcN-r4NddoTXrPr98", [.urlSafe]),
        ("Q3fEPPcSi66Y7mnN/hyZ+h14zdPcN+r4NddoTXrPr98", [.urlSafe]),
        (
            "NDM3N2M0M2NmNzEyOGJhZTk4ZWU2OWNkZmUxYzk5ZmExZDc4Y2RkM2RjMzdlYWY4MzVkNzY4NGQ3YWNmYWZkZg==",
            [.encodedTwice]
        ),
        ("Q3fEPPcSi66Y7mnN", [.noDigest(length: 16)]),
        ("", [.noDigest(length: 0)]),
        ("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", [.wrongSecret]),
        (
            "0000000000000000000000000000000000000000000000000000000000000000",
            [.hexadecimal, .wrongSecret]
        ),
    ])
    func `says what is wrong with the writing of a signature`(
        signature: String,
        expected: [WebhookFault]
    ) {
        #expect(faults(Self.body, signature) == expected)
    }

    @Test(arguments: [
        (body + "\n", WebhookFault.newlineAdded),
        (body + "\r\n", .newlineAdded),
        ("\u{FEFF}" + body, .byteOrderMark),
        (body.replacing(#"\u20ac"#, with: "€"), .serializedAgain),
        (body.replacing(":", with: ": ").replacing(",", with: ", "), .serializedAgain),
        (String(body.prefix(60)), .truncated),
        ("", .empty),
        (body.replacing("authorized", with: "completed"), .wrongSecret),
    ])
    func `says what happened to the body`(body: String, expected: WebhookFault) {
        #expect(faults(body, Self.digest) == [expected])
    }

    @Test func `says that a body lacks its end of line, or has others`() {
        // HMAC of "a\r\nb\r\n" under the secret.
        let digest = "bLlh1DEOlRDm+2g9aCEr3qdSpBPMQ6kr5qBgfkCkhpM="
        #expect(faults("a\r\nb", digest) == [.newlineRemoved])
        #expect(faults("a\nb\n", digest) == [.lineEndsChanged])
    }

    @Test func `says that the signer's secret had an end of line, or ours has quotes`() {
        #expect(
            faults(Self.body, "RZ4w4KBG4q0J+BRt1sFlZIY0fGmjlH3txnO/G+vA0IU=") == [
                .newlineBehindSecret
            ]
        )
        #expect(faults(Self.body, Self.digest, secret: "\"\(Self.secret)\" ") == [.wrappedSecret])
    }

    @Test func `Content-Length tells a body that is too short from one that is too long`() {
        let cut = String(Self.body.prefix(60))
        #expect(
            faults(cut, Self.digest, length: 116) == [
                .shorterThanDeclared(bytes: 60, declared: 116)
            ]
        )
        #expect(faults(Self.body + "\n\n", Self.digest, length: 116) == [.newlineAdded])
        #expect(faults(Self.body + "GET /", Self.digest, length: 116) == [.longerThanDeclared])
    }

    @Test func `reads a saved request with either line end and any case of names`() throws {
        for end in ["\r\n", "\n"] {
            let text = ["POST /hook?x=1 HTTP/1.1", "x-BOLT-hmac-sha256:  abc ", "", "{\"a\":1}\n"]
            let request = try SavedRequest(Array(text.joined(separator: end).utf8))
            #expect(request.method == "POST")
            #expect(request.signatures == WebhookSignatures(main: "abc", pending: nil))
            #expect(request.message == Array("{\"a\":1}\n".utf8))
        }
    }

    @Test func `a GET request is signed by its query string`() throws {
        let request = try SavedRequest(Array("GET /h?a=1&b=%20#x HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
        #expect(request.message == Array("a=1&b=%20".utf8))
        #expect(request.declaredLength == nil)
    }

    @Test(arguments: [
        ("", SavedRequestError.noEmptyLine), ("{}\n\n", .noRequestLine),
        ("POST / HTTP/1.1\nHost\n\n", .badHeader), ("POST / HTTP/1.1\nHost: x\n", .noEmptyLine),
        ("POST / HTTP/1.1\nTransfer-Encoding: Chunked\n\n2\n{}", .chunked),
    ])
    func `refuses what is no request`(text: String, expected: SavedRequestError) {
        #expect(throws: expected) { try SavedRequest(Array(text.utf8)) }
    }

    private func matches(_ body: String, main: String) -> [WebhookVerifier.Match] {
        let secrets = WebhookSecrets(current: Array(Self.secret.utf8), pending: nil)
        let signatures = WebhookSignatures(main: main, pending: nil)
        return WebhookVerifier(secrets).matches(Array(body.utf8), signatures)
    }

    private func faults(
        _ body: String,
        _ signature: String,
        secret: String = secret,
        length: Int? = nil
    ) -> [WebhookFault] {
        WebhookDiagnosis(
            WebhookSecrets(current: Array(secret.utf8), pending: nil),
            Array(body.utf8),
            WebhookSignatures(main: signature, pending: nil),
            declaredLength: length
        ).faults
    }
}
