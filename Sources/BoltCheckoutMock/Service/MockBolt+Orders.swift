import BoltCheckoutHTTP

extension MockBolt {
    /// `POST /v1/merchant/orders`
    func createOrder(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let body = try fields(of: request)
        if let channel = try body.optionalText("channel") {
            guard channel == "browser" || channel == "mobile_app" else {
                throw .badValue("channel", "The channel must be browser or mobile_app.")
            }
        }
        let note = try body.optionalText("user_note") ?? ""
        let cart = try Cart(try body.object("cart"), &identifiers)
        let token = identifiers.token()
        orders.set(request.body, for: token, cost: request.body.count)
        let reply: JSONTree = [
            "token": .string(token), "cart": cart.view, "external_data": [:],
            "dynamic_content": ["hide_apm": []], "user_note": .string(note),
        ]
        return .json(reply.bytes)
    }

    /// `POST /mock/checkout`: what the hosted page does when the shopper pays.
    func hostedCheckout(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let origin = request.header("Origin")
        if let origin {
            guard let url = try? URLParts(origin), url.isLoopback else {
                throw MockError(403, 18, "Only pages of this computer may check out here.")
            }
        }
        var reply: ServerReply
        do throws(MockError) {
            reply = try decide(try fields(of: request))
        } catch {
            reply = error.reply
        }
        // Without it the page's script may not read the reply, an error neither.
        if let origin { reply.headers.append(HTTPHeader("Access-Control-Allow-Origin", origin)) }
        return reply
    }

    private func decide(_ body: RequestFields) throws(MockError) -> ServerReply {
        let token = try body.text("order_token")
        let decision = try body.text("decision")
        guard decision == "approve" || decision == "decline" else {
            throw .badValue("decision", "The decision must be approve or decline.")
        }
        if decision == "approve", let recorded = recordedCheckout(token) { return .json(recorded) }
        return try payOrder(token, isApproved: decision == "approve")
    }

    private func payOrder(_ token: String, isApproved: Bool) throws(MockError) -> ServerReply {
        guard let bytes = orders[token], let order = JSONTree(parsing: bytes) else {
            throw MockError(404, 24, "There is no order of this token.", field: "order_token")
        }
        let fields = try RequestFields(order)
        let cart = try Cart(try fields.object("cart"), &identifiers)
        let card = MockCard(
            outcome: isApproved ? .approved : .declined,
            last4: isApproved ? "1111" : "1012",
            bin: "411111",
            network: "visa",
            tokenExpiry: nowMilliseconds()
        )
        let payment = PaymentRequest(
            cart: cart,
            orderToken: token,
            userNote: try fields.optionalText("user_note") ?? "",
            card: card,
            cardID: identifiers.id("CA"),
            expiration: nil,
            shopper: MockShopper(address: cart.shippingAddress ?? cart.billingAddress),
            autoCapture: false,
            source: "checkout"
        )
        let transaction = start(payment)
        // A page learns of a payment before the review has ended.
        var view = TransactionViews.client(transaction.tree)
        if transaction.status == "authorized" { view["status"] = "pending" }
        return .json(view.bytes)
    }

    /// Makes the transaction of a payment and tells of it.
    func start(_ payment: PaymentRequest) -> MockTransaction {
        let now = nowMilliseconds()
        let builder = TransactionBuilder(payment: payment, milliseconds: now)
        var transaction = MockTransaction(tree: builder.tree(&identifiers))
        transaction.capturesOnApproval = payment.autoCapture
        transaction.isApprovedAfterReading = payment.outcome == .reviewedAndApproved
        if payment.autoCapture, transaction.status == "authorized" {
            try? transaction.capture(transaction.amount, &identifiers, at: now)
        }
        keep(transaction)
        return transaction
    }
}
