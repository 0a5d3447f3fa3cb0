import BoltCheckoutCore
import BoltCheckoutFlows

/// What the tokenizer makes of a card. Everything but the token may be absent.
struct TokenizerToken: Equatable, Sendable {
    /// The token.
    let token: String
    /// Until when it is good, in milliseconds since 1970.
    let expiry: Int64?
    /// The last four digits.
    let last4: String?
    /// The first six.
    let bin: String?
    /// The network.
    let network: String?

    /// Reads a reply that was taken out of its box; nil where there is no token in it.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let document = try? JSONDocument(copying: bytes) else { return nil }
        let members = document.withRoot { root in
            (
                Self.text(root.member("token")), try? root.member("expiry")?.integer(),
                Self.text(root.member("last4")), Self.text(root.member("bin")),
                Self.text(root.member("network"))
            )
        }
        guard let token = members.0 else { return nil }
        self.token = token
        (expiry, last4, bin, network) = (members.1, members.2, members.3, members.4)
    }

    /// The record of the card it stands for.
    func record(for card: CardEntry) -> CardRecord {
        CardRecord(
            paymentMethod: .creditCard,
            card: BoltCreditCard(
                token: token,
                last4: last4 ?? card.last4,
                network: network ?? card.network.rawValue,
                expiration: card.expiration.text,
                postalCode: card.postalCode,
                bin: bin ?? card.bin,
                tokenExpiry: expiry.flatMap { Int(exactly: $0) }
            )
        )
    }

    private static func text(_ value: JSONValue?) -> String? {
        value?.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}
