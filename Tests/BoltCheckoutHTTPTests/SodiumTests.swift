import BoltCheckoutCore
import BoltSystem
import Testing

@testable import BoltCheckoutHTTP

/// NaCl boxes. The vector was made with PyNaCl 1.5 from the keys that stand here.
struct SodiumTests {
    private func sodium() throws -> Sodium {
        guard let sodium = try? Sodium() else {
            try Test.cancel("libsodium is not installed")
        }
        return sodium
    }

    private func bytes(_ range: ClosedRange<UInt8>) -> [UInt8] { Array(range) }

    private static let message = #"{"cc":"4111111111111111","cvv":"737"}"#
    private static let box =
        "AmK3K2LX8vMhNF4R35zvLb2YUTbMgznmAogTEtI/TCJDzZablgPn30KH2Lu7Q4kSH/H43pk="
    private static let serverPublicKey = "B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9/AsrhtHHw="

    @Test func `makes the box that another implementation makes`() throws {
        let sodium = try sodium()
        var serverSecret = bytes(1...32)
        var clientSecret = bytes(101...132)
        let server = try sodium.keyPair(secretKey: &serverSecret)
        let client = try sodium.keyPair(secretKey: &clientSecret)
        #expect(Base64.text(server.publicKey) == Self.serverPublicKey)
        #expect(serverSecret == [UInt8](repeating: 0, count: 32))
        let message = SecretBytes(Array(Self.message.utf8))
        let box = try sodium.seal(
            message,
            nonce: bytes(200...223),
            to: server.publicKey,
            from: client.secretKey
        )
        #expect(Base64.text(box) == Self.box)
        let opened = try sodium.open(
            box,
            nonce: bytes(200...223),
            from: client.publicKey,
            with: server.secretKey
        )
        #expect(opened.withBytes { Array($0) } == Array(Self.message.utf8))
    }

    @Test(arguments: [0, 15, 16, 52])
    func `does not open a box that was changed`(index: Int) throws {
        let sodium = try sodium()
        let server = try sodium.makeKeyPair()
        let client = try sodium.makeKeyPair()
        let message = SecretBytes(Array(Self.message.utf8))
        var box = try sodium.seal(
            message,
            nonce: bytes(0...23),
            to: server.publicKey,
            from: client.secretKey
        )
        box[index] ^= 1
        #expect(throws: SodiumError.notAuthentic) {
            try sodium.open(
                box,
                nonce: bytes(0...23),
                from: client.publicKey,
                with: server.secretKey
            )
        }
    }

    @Test func `refuses keys and nonces of another length`() throws {
        let sodium = try sodium()
        let pair = try sodium.makeKeyPair()
        let message = SecretBytes([1])
        #expect(throws: SodiumError.wrongLength(what: "nonce", expected: 24)) {
            try sodium.seal(message, nonce: [1], to: pair.publicKey, from: pair.secretKey)
        }
        #expect(throws: SodiumError.wrongLength(what: "public key", expected: 32)) {
            try sodium.seal(message, nonce: bytes(0...23), to: [1], from: pair.secretKey)
        }
        #expect(throws: SodiumError.notAuthentic) {
            try sodium.open(
                [1],
                nonce: bytes(0...23),
                from: pair.publicKey,
                with: pair.secretKey
            )
        }
    }

    @Test func `names the package where the library is missing`() {
        let error = #expect(throws: SodiumError.libraryMissing) {
            try Sodium(names: ["libsodium-is-not-here.so"])
        }
        #expect(error?.description.contains("libsodium23") == true)
    }
}
