import BoltCheckoutCore
import Testing

struct PKCETests {
    @Test func `makes the challenge of RFC 7636, appendix B`() {
        let challenge = PKCE.challenge(for: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test func `makes the verifier of RFC 7636, appendix B`() {
        let bytes: [UInt8] = [
            116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212,
            37, 77, 105, 214, 191, 240, 91, 88, 5, 88, 83, 132, 141, 121,
        ]
        let pair = PKCE(randomBytes: bytes)
        #expect(pair?.verifier == "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(pair?.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    /// 32 bytes of 0xFB are where the two alphabets of base64 differ.
    @Test func `never writes plus, slash or padding`() {
        let pair = PKCE(randomBytes: [UInt8](repeating: 0xFB, count: 32))
        #expect(pair?.verifier == "-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_s")
        #expect(pair?.challenge == "0Rg1yn7b0R1hLInM2pf4BU3eT3hIX_W1iTNui9njUxU")
    }

    @Test(arguments: [0, 16, 31, 33])
    func `wants exactly 32 random bytes`(count: Int) {
        #expect(PKCE(randomBytes: [UInt8](repeating: 1, count: count)) == nil)
    }

    @Test(arguments: [
        (String(repeating: "a", count: 42), false), (String(repeating: "a", count: 43), true),
        (String(repeating: "~", count: 128), true), (String(repeating: "a", count: 129), false),
        (String(repeating: "a", count: 42) + "+", false),
        (String(repeating: "a", count: 42) + "é", false),
    ])
    func `knows a verifier's form`(text: String, isVerifier: Bool) {
        #expect(PKCE.isVerifier(text) == isVerifier)
        #expect((PKCE(verifier: text) != nil) == isVerifier)
    }
}
