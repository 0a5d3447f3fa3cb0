/// What a checkout needs to know.
///
/// Source: API reference, section "BoltSimpleCheckoutDelegate".
/// Assumed: the order token is its only member; the reference names the type without its members.
public struct BoltCheckoutConfig: Equatable, Sendable {
    /// The token of the order, as the merchant's backend got it from Bolt.
    public let orderToken: String

    /// Creates the value from its members.
    public init(
        orderToken: String
    ) {
        self.orderToken = orderToken
    }
}
