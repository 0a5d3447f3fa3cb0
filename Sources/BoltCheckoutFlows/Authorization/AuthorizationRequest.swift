package import BoltCheckoutCore

/// Puts the request of an authorization together.
package enum AuthorizationRequest {
    /// The request that charges a tokenized card.
    package static func live(
        orderToken: String,
        user: BoltUserInfo,
        card: BoltCreditCard,
        terms: AuthorizationTerms
    ) -> CheckoutRequest {
        let key =
            terms.idempotencyKey
            ?? IdempotencyKey.derive(
                environment: terms.environment,
                orderToken: orderToken,
                card: card
            )
        return CheckoutRequest(
            .authorize(orderToken: orderToken),
            method: "POST",
            path: "/v1/merchant/transactions/authorize",
            headers: [
                NamedValue("Content-Type", "application/json"),
                NamedValue("Idempotency-Key", key),
            ],
            body: body(user: user, card: card, terms: terms)
        )
    }

    /// The request that a recorded reply answers: it is never sent anywhere.
    package static func recorded(orderToken: String) -> CheckoutRequest {
        CheckoutRequest(
            .authorize(orderToken: orderToken),
            method: "POST",
            path: "/v1/merchant/transactions/authorize"
        )
    }

    private static func body(
        user: BoltUserInfo,
        card: BoltCreditCard,
        terms: AuthorizationTerms
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("credit_card")
        writer.beginObject()
        writer.member("token", card.token)
        writer.member("token_type", "bolt")
        writer.member("bin", card.bin ?? "")
        writer.member("last4", card.last4)
        writer.member("expiration", card.expiration ?? "")
        writer.member("postal_code", card.postalCode ?? "")
        writer.endObject()
        writer.key("create_bolt_account")
        writer.bool(false)
        writer.member("division_id", terms.divisionID)
        writer.member("source", "direct_payments")
        writer.key("user_identifier")
        writer.beginObject()
        writer.member("email", user.email)
        writer.member("phone", user.phone)
        writer.endObject()
        writer.key("user_identity")
        writer.beginObject()
        writer.member("first_name", user.firstName)
        writer.member("last_name", user.lastName)
        writer.endObject()
        writer.endObject()
        // The cart goes in as it was read; the writer only knows values of an open document.
        return Array(#"{"cart":"#.utf8) + terms.cart.json + [UInt8(ascii: ",")]
            + writer.bytes.dropFirst()
    }
}
