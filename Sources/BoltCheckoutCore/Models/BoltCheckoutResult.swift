/// The transaction that a checkout ended with; mirrors Bolt's ClientTransactionView.
///
/// Reconcile on `cart?.orderReference`, `reference`, `merchantOrderNumber` and `amount`. A
/// transaction of the Merchant API is read as well: what it keeps under `order` is found there.
///
/// Source: API reference, section "BoltCheckoutResult".
public struct BoltCheckoutResult: Equatable, Sendable {
    /// The transaction's id.
    public let id: String

    /// The transaction's type, for example `"cc_payment"`.
    public let type: String

    /// The payment processor; `""`, Bolt's "unset", where Bolt leaves it out.
    public let processor: String

    /// When it took place: milliseconds since 1970. A fraction of a millisecond is cut.
    public let date: Int

    /// The reference of the transaction.
    public let reference: String

    /// The overall status, for example `"authorized"`; unknown ones stay as they are.
    public let status: String

    /// The merchant-facing order number: Bolt's own field, else taken from the cart's display id
    /// (``DisplayID``).
    public let merchantOrderNumber: String?

    /// The charged total.
    public let amount: BoltAmountView

    /// The payer.
    public let fromConsumer: BoltConsumerView?

    /// The payee when applicable.
    public let toConsumer: BoltConsumerView?

    /// The card used.
    public let fromCreditCard: BoltCreditCardView?

    /// The card a refund goes to.
    public let toCreditCard: BoltCreditCardView?

    /// The last four digits of the card: Bolt's own field, else the card's.
    public let last4: String?

    /// The authorization decision.
    public let authorization: BoltAuthorizationView?

    /// The captures.
    public let captures: [BoltCaptureView]?

    /// The credit leg, on refunds.
    public let credit: BoltCreditView?

    /// The processor's address and security code checks.
    public let transactionProperties: BoltTransactionProperties?

    /// The fraud review's decision.
    public let orderDecision: BoltOrderDecisionView?

    /// The risk score when provided.
    public let riskScore: Double?

    /// Whether the customer is on a list.
    public let customerListStatus: BoltCustomerListStatus?

    /// Whether Bolt covers a chargeback.
    public let indemnificationDecision: String?

    /// Why.
    public let indemnificationReason: String?

    /// How the amount is shared out.
    public let splits: [BoltTransactionSplitView]?

    /// When it was last looked at: milliseconds since 1970; 0 means never.
    public let lastViewedUtc: Int?

    /// Whether it has been looked at, for example `"not_viewed"`.
    public let viewStatus: String?

    /// Whether refunds exist: Bolt's own field, else what its list of refunds or the refunded
    /// amount says. Assumed: nil where none of them is there.
    public let hasRefunds: Bool?

    /// Where the goods go.
    public let shippingAddress: BoltAddressInput?

    /// Where the bill goes, when distinct.
    public let billingAddress: BoltAddressInput?

    /// The selected shipping option.
    public let shippingOption: BoltShippingOption?

    /// The cart.
    public let cart: BoltTransactionCart?

    /// Shopify's payment fields when applicable.
    public let shopify: BoltShopifyResponse?

    /// Salesforce Commerce Cloud's fields when applicable.
    public let sfcc: BoltSfccOrderResponse?

    /// The shopper's answers to custom fields.
    public let customFieldResponses: [BoltCustomFieldResponse]?

    /// The shopper's note.
    public let userNote: String?

    /// Creates the value from its members.
    public init(
        id: String,
        type: String,
        processor: String,
        date: Int,
        reference: String,
        status: String,
        merchantOrderNumber: String? = nil,
        amount: BoltAmountView,
        fromConsumer: BoltConsumerView? = nil,
        toConsumer: BoltConsumerView? = nil,
        fromCreditCard: BoltCreditCardView? = nil,
        toCreditCard: BoltCreditCardView? = nil,
        last4: String? = nil,
        authorization: BoltAuthorizationView? = nil,
        captures: [BoltCaptureView]? = nil,
        credit: BoltCreditView? = nil,
        transactionProperties: BoltTransactionProperties? = nil,
        orderDecision: BoltOrderDecisionView? = nil,
        riskScore: Double? = nil,
        customerListStatus: BoltCustomerListStatus? = nil,
        indemnificationDecision: String? = nil,
        indemnificationReason: String? = nil,
        splits: [BoltTransactionSplitView]? = nil,
        lastViewedUtc: Int? = nil,
        viewStatus: String? = nil,
        hasRefunds: Bool? = nil,
        shippingAddress: BoltAddressInput? = nil,
        billingAddress: BoltAddressInput? = nil,
        shippingOption: BoltShippingOption? = nil,
        cart: BoltTransactionCart? = nil,
        shopify: BoltShopifyResponse? = nil,
        sfcc: BoltSfccOrderResponse? = nil,
        customFieldResponses: [BoltCustomFieldResponse]? = nil,
        userNote: String? = nil
    ) {
        self.id = id
        self.type = type
        self.processor = processor
        self.date = date
        self.reference = reference
        self.status = status
        self.merchantOrderNumber = merchantOrderNumber
        self.amount = amount
        self.fromConsumer = fromConsumer
        self.toConsumer = toConsumer
        self.fromCreditCard = fromCreditCard
        self.toCreditCard = toCreditCard
        self.last4 = last4
        self.authorization = authorization
        self.captures = captures
        self.credit = credit
        self.transactionProperties = transactionProperties
        self.orderDecision = orderDecision
        self.riskScore = riskScore
        self.customerListStatus = customerListStatus
        self.indemnificationDecision = indemnificationDecision
        self.indemnificationReason = indemnificationReason
        self.splits = splits
        self.lastViewedUtc = lastViewedUtc
        self.viewStatus = viewStatus
        self.hasRefunds = hasRefunds
        self.shippingAddress = shippingAddress
        self.billingAddress = billingAddress
        self.shippingOption = shippingOption
        self.cart = cart
        self.shopify = shopify
        self.sfcc = sfcc
        self.customFieldResponses = customFieldResponses
        self.userNote = userNote
    }
}

extension BoltCheckoutResult: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        let adapter = MerchantViewAdapter(object)
        let amount = try object.required("amount", as: BoltAmountView.self)
        object.scope.currency = amount.currency
        let card = try object.model("from_credit_card", as: BoltCreditCardView.self)
        let refundedCard = try object.model("to_credit_card", as: BoltCreditCardView.self)
        let number = try object.text("last4") ?? card?.last4 ?? refundedCard?.last4
        let billingAddress = try adapter.billingAddress() ?? card?.billingAddress
        try self.init(
            id: object.requiredText("id"),
            type: object.requiredText("type"),
            processor: object.text("processor") ?? "",
            date: object.requiredDate("date"),
            reference: object.requiredText("reference"),
            status: object.requiredText("status"),
            merchantOrderNumber: adapter.merchantOrderNumber(),
            amount: amount,
            fromConsumer: adapter.payer(),
            toConsumer: object.model("to_consumer", as: BoltConsumerView.self),
            fromCreditCard: card,
            toCreditCard: refundedCard,
            last4: number,
            authorization: object.model("authorization", as: BoltAuthorizationView.self),
            captures: object.list("captures", of: BoltCaptureView.self),
            credit: object.model("credit", as: BoltCreditView.self),
            transactionProperties: object.model(
                "transaction_properties",
                as: BoltTransactionProperties.self
            ),
            orderDecision: object.model("order_decision", as: BoltOrderDecisionView.self),
            riskScore: object.double("risk_score"),
            customerListStatus: object.model(
                "customer_list_status",
                as: BoltCustomerListStatus.self
            ),
            indemnificationDecision: object.text("indemnification_decision"),
            indemnificationReason: object.text("indemnification_reason"),
            splits: object.list("splits", of: BoltTransactionSplitView.self),
            lastViewedUtc: object.truncatedInteger("last_viewed_utc"),
            viewStatus: object.text("view_status"),
            hasRefunds: adapter.hasRefunds(),
            shippingAddress: adapter.shippingAddress(),
            billingAddress: billingAddress,
            shippingOption: adapter.shippingOption(),
            cart: adapter.cart(),
            shopify: object.model("shopify", as: BoltShopifyResponse.self),
            sfcc: object.model("sfcc", as: BoltSfccOrderResponse.self),
            customFieldResponses: object.list(
                "custom_field_responses",
                of: BoltCustomFieldResponse.self
            ),
            userNote: adapter.userNote()
        )
    }
}
