import BoltCheckoutCore
import BoltCheckoutHTTP

extension MockBolt {
    /// `POST /v1/merchant/transactions/authorize`, with a new card or a saved one.
    func authorize(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let body = try fields(of: request)
        let cart = try Cart(try body.object("cart"), &identifiers)
        let (card, id, expiration) = try card(body)
        let source = try body.text("source")
        guard source == "direct_payments" else {
            throw .badValue("source", "The source must be direct_payments.")
        }
        let createsAccount = try body.optionalBool("create_bolt_account") ?? false
        let payment = PaymentRequest(
            cart: cart,
            orderToken: nil,
            userNote: "",
            card: card,
            cardID: id,
            expiration: expiration,
            shopper: try shopper(body),
            autoCapture: try body.optionalBool("auto_capture") ?? false,
            source: "direct_payments"
        )
        let transaction = start(payment)
        vault.save(card, id: id)
        var view = TransactionViews.short(transaction.tree)
        // Bolt answers before the review has ended; a later GET shows what became of it.
        if payment.outcome == .approved {
            view["status"] = "pending"
            view["captures"] = []
            view["capture"] = nil
        }
        let reply: JSONTree = [
            "transaction": view, "did_create_bolt_account": .bool(createsAccount),
        ]
        return .json(reply.bytes)
    }

    private func card(
        _ body: RequestFields
    ) throws(MockError) -> (MockCard, id: String, CardExpiration?) {
        if let id = try body.optionalText("credit_card_id"), !id.isEmpty {
            guard let card = vault.card(id: id) else {
                throw MockError(422, 24, "There is no such card.", field: "credit_card_id")
            }
            return (card, id, nil)
        }
        let fields = try body.object("credit_card")
        let token = try fields.text("token")
        guard try fields.text("token_type") == "bolt" else {
            throw MockError(
                422,
                49,
                "The token type is not known.",
                field: fields.path(of: "token_type")
            )
        }
        _ = try fields.text("last4")
        let month = try fields.text("expiration")
        guard let expiration = CardExpiration(month), month.utf8.count == 7 else {
            throw .badValue(fields.path(of: "expiration"), "The expiration must be YYYY-MM.")
        }
        guard !expiration.isPast(atMilliseconds: nowMilliseconds()) else {
            throw MockError(
                422,
                28,
                "The card has expired.",
                field: fields.path(of: "expiration")
            )
        }
        guard let card = vault.card(token: token) else {
            throw MockError(422, 24, "There is no such token.", field: fields.path(of: "token"))
        }
        guard nowMilliseconds() < card.tokenExpiry else {
            throw MockError(422, 28, "The token has expired.", field: fields.path(of: "token"))
        }
        return (card, identifiers.id("CA"), expiration)
    }

    private func shopper(_ body: RequestFields) throws(MockError) -> MockShopper {
        let identifier = try body.object("user_identifier")
        let identity = try body.object("user_identity")
        return MockShopper(
            firstName: try identity.text("first_name"),
            lastName: try identity.text("last_name"),
            email: try identifier.text("email"),
            phone: try identifier.text("phone")
        )
    }
}
