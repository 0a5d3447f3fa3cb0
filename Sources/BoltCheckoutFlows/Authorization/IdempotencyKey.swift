package import BoltCheckoutCore

/// The key under which Bolt charges once, however often a request arrives.
package enum IdempotencyKey {
    /// Derives the key of an authorization, so that a script run twice replays instead of charging
    /// twice.
    ///
    /// - Parameters:
    ///   - environment: The name of the environment.
    ///   - orderToken: The order token.
    ///   - card: The card; its token is no part of the key, since a card is tokenized anew each time.
    /// - Returns: The SHA-256 of environment, order token, bin, last4 and expiration, a line feed
    ///   between them, as 64 hexadecimal digits.
    package static func derive(
        environment: String,
        orderToken: String,
        card: BoltCreditCard
    ) -> String {
        let parts = [
            environment, orderToken, card.bin ?? "", card.last4, card.expiration ?? "",
        ]
        return Hexadecimal.text(SHA256.hash(Array(parts.joined(separator: "\n").utf8)))
    }
}
