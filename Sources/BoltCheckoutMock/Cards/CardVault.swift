import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem

/// The tokenizer: opens boxes with cards in them, gives out tokens, and remembers what each card's
/// number provokes. The number itself is forgotten at once.
struct CardVault {
    /// Why a card is refused; the words go out as plain text, as the tokenizer's do.
    struct Refusal: Error, Equatable {
        let status: Int
        let words: String
    }

    private static let lifeMilliseconds: Int64 = 15 * 60_000
    private let sodium: Sodium?
    private let keys: SodiumKeyPair?
    private var tokens = BoundedStore<MockCard>(countLimit: 50_000)
    private var saved = BoundedStore<MockCard>(countLimit: 50_000)

    /// Creates a vault with a key pair of its own.
    init(sodium: Sodium?) {
        self.sodium = sodium
        keys = try? sodium?.makeKeyPair()
    }

    /// The public key in base64.
    func publicKey() throws(Refusal) -> String {
        guard let keys else { throw Self.noLibrary }
        return Base64.text(keys.publicKey)
    }

    /// The card of a token.
    func card(token: String) -> MockCard? { tokens[token] }

    /// The card of an id.
    func card(id: String) -> MockCard? { saved[id] }

    /// Lets a card be charged by its id from now on.
    mutating func save(_ card: MockCard, id: String) {
        saved.set(card, for: id)
    }

    /// A token of a card that every payment with is approved.
    mutating func testCard(
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) -> JSONTree {
        let card = MockCard(
            outcome: .approved,
            last4: "1004",
            bin: "411111",
            network: "visa",
            tokenExpiry: milliseconds + Self.lifeMilliseconds
        )
        return issue(card, &identifiers)
    }

    /// Answers the tokenizer's `POST /token`.
    mutating func exchange(
        _ body: [UInt8],
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) throws(Refusal) -> [UInt8] {
        guard let sodium, let keys else { throw Self.noLibrary }
        guard let request = JSONTree(parsing: body), let payload = Self.bytes(request["payload"]),
            let nonce = Self.bytes(request["nonce"]),
            let publicKey = Self.bytes(request["public_key"])
        else { throw Refusal(status: 422, words: "payload, nonce and public_key must be base64") }
        let opened: SecretBytes
        do throws(SodiumError) {
            opened = try sodium.open(payload, nonce: nonce, from: publicKey, with: keys.secretKey)
        } catch {
            throw Refusal(status: 422, words: error.description)
        }
        let card = try Self.card(in: opened, tokenExpiry: milliseconds + Self.lifeMilliseconds)
        let answer = issue(card, &identifiers)
        guard let answerNonce = try? SecureRandom.bytes(Sodium.nonceLength),
            let box = try? sodium.seal(
                SecretBytes(answer.bytes),
                nonce: answerNonce,
                to: publicKey,
                from: keys.secretKey
            )
        else { throw Refusal(status: 500, words: "Internal server error") }
        let reply: JSONTree = [
            "payload": .string(Base64.text(box)), "nonce": .string(Base64.text(answerNonce)),
        ]
        return reply.bytes
    }

    private mutating func issue(
        _ card: MockCard,
        _ identifiers: inout MockIdentifiers
    ) -> JSONTree {
        let token = identifiers.token()
        tokens.set(card, for: token)
        return [
            "token": .string(token), "expiry": .int(card.tokenExpiry),
            "last4": .string(card.last4), "bin": .string(card.bin),
            "network": .string(card.network),
        ]
    }

    /// Reads `{"cc":"…","cvv":"…"}`.
    private static func card(
        in secret: SecretBytes,
        tokenExpiry: Int64
    ) throws(Refusal) -> MockCard {
        let refusal = Refusal(status: 422, words: "cc and cvv must be a card's number and code")
        let document = secret.withBytes { bytes in
            try? JSONDocument(copying: bytes.bindMemory(to: UInt8.self))
        }
        guard let document else { throw refusal }
        let card = document.withRoot { root -> MockCard? in
            guard let number = root.member("cc"), number.isString, !number.hasEscapes,
                let code = root.member("cvv"), code.isString,
                (3...4).contains(code.bytes.count), code.bytes.allSatisfy(isDigit),
                CardNumber.isPlausible(number.bytes),
                let network = CardNetwork(digits: number.bytes)
            else { return nil }
            let digits = number.bytes
            return MockCard(
                outcome: .card(UnsafeRawBufferPointer(digits)),
                last4: String(decoding: digits.suffix(4), as: UTF8.self),
                bin: String(decoding: digits.prefix(6), as: UTF8.self),
                network: network.rawValue,
                tokenExpiry: tokenExpiry
            )
        }
        guard let card else { throw refusal }
        return card
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func bytes(_ value: JSONTree?) -> [UInt8]? {
        guard let text = value?.string else { return nil }
        return Base64.decode(Array(text.utf8), newlines: .skipped)
    }

    private static let noLibrary = Refusal(
        status: 500,
        words: SodiumError.libraryMissing.description
    )
}
