/// What a live authorization needs beside card, shopper and order token.
package struct AuthorizationTerms: Equatable, Sendable {
    /// The name of the environment, part of the idempotency key.
    package let environment: String
    /// The public id of the merchant's division.
    package let divisionID: String
    /// The cart of the order: the transactions API takes the cart, not the order token.
    package let cart: OrderCart
    /// The idempotency key, where the caller wants another than the derived one.
    package let idempotencyKey: String?

    /// Creates the terms of an authorization.
    package init(
        environment: String,
        divisionID: String,
        cart: OrderCart,
        idempotencyKey: String? = nil
    ) {
        self.environment = environment
        self.divisionID = divisionID
        self.cart = cart
        self.idempotencyKey = idempotencyKey
    }
}
