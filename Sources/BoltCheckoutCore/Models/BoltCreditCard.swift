/// A tokenized card. Holds a token, never a card number or a security code.
///
/// Source: API reference, section "BoltPaymentFlowDelegate", which lists token, last4, network,
/// expiration and
/// postal code in words. Assumed: their Swift spelling and optionality, and the members `bin` and
/// `tokenExpiry`.
public struct BoltCreditCard: Equatable, Sendable {
    /// The token that stands for the card. A secret: it can be charged until it expires.
    public let token: String

    /// The last four digits.
    public let last4: String

    /// The card network, for example `"visa"`.
    public let network: String?

    /// When the card expires, `"YYYY-MM"`.
    public let expiration: String?

    /// The postal code the card is billed to.
    public let postalCode: String?

    /// Assumed. The first digits, six as a rule, that name the issuer.
    public let bin: String?

    /// Assumed. When the token expires: milliseconds since 1970.
    public let tokenExpiry: Int?

    /// Creates the value from its members.
    public init(
        token: String,
        last4: String,
        network: String? = nil,
        expiration: String? = nil,
        postalCode: String? = nil,
        bin: String? = nil,
        tokenExpiry: Int? = nil
    ) {
        self.token = token
        self.last4 = last4
        self.network = network
        self.expiration = expiration
        self.postalCode = postalCode
        self.bin = bin
        self.tokenExpiry = tokenExpiry
    }
}

extension BoltCreditCard: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// What may be shown of the card: the network and the last four digits, never the token.
    public var description: String {
        "\(network ?? "card") ending in \(last4)"
    }

    /// The same as ``description``, so that no dump shows the token.
    public var debugDescription: String { description }

    /// Nothing: `dump` walks the mirror, and the token is one of the members.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
