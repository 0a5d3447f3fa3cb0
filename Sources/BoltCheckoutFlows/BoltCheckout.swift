public import BoltCheckoutCore
import BoltSystem

/// Bolt's checkout: the four flows of the SDK over what carries requests and what a shopper does.
///
/// Each entry point calls exactly one method of its delegate, exactly once, before it returns. Not
/// thread-safe: a flow runs on its caller's thread from beginning to end.
///
/// Source: API reference, the calls named with each delegate.
public final class BoltCheckout {
    private let transport: any CheckoutTransport
    private let shopper: any ShopperInterface
    private let pacing: any RetryPacing
    private let now: () -> Int64

    /// The card an authorization charges: from a payment flow, or given by the caller.
    package var card: BoltCreditCard?
    /// The cart of the order, which an authorization takes the order reference from.
    package var cart: OrderCart?
    /// What a live authorization needs besides; nil where recorded replies answer.
    package var terms: AuthorizationTerms?
    /// Whether a checkout's transaction is read back from Bolt's API.
    package var readsBack = false

    /// Creates a checkout.
    ///
    /// - Parameters:
    ///   - transport: What carries requests.
    ///   - shopper: What only a shopper can do.
    ///   - pacing: Whether and when a request is sent again.
    ///   - now: Milliseconds since 1970.
    package init(
        transport: any CheckoutTransport,
        shopper: any ShopperInterface,
        pacing: any RetryPacing = NoRetries(),
        now: @escaping () -> Int64 = Clock.nowMilliseconds
    ) {
        self.transport = transport
        self.shopper = shopper
        self.pacing = pacing
        self.now = now
    }

    /// Runs the checkout of an order token.
    ///
    /// - Parameters:
    ///   - config: Which order.
    ///   - delegate: Who is told.
    /// - Returns: How it ended.
    @discardableResult
    public func startCheckout(
        config: BoltCheckoutConfig,
        delegate: any BoltSimpleCheckoutDelegate
    ) -> FlowOutcome {
        let readBack = readsBack ? ReadBack(transport: transport, pacing: pacing) : nil
        return CheckoutFlow(shopper: shopper, readBack: readBack).run(config, delegate: delegate)
    }

    /// Runs a login.
    ///
    /// - Parameter delegate: Who is told.
    /// - Returns: How it ended.
    @discardableResult
    public func startLogin(delegate: any BoltLoginDelegate) -> FlowOutcome {
        LoginFlow(shopper: shopper).run(delegate: delegate)
    }

    /// Collects a payment method and keeps its card for an authorization.
    ///
    /// - Parameter delegate: Who is told.
    /// - Returns: How it ended.
    @discardableResult
    public func startPaymentFlow(delegate: any BoltPaymentFlowDelegate) -> FlowOutcome {
        let (outcome, record) = PaymentFlow(shopper: shopper).run(delegate: delegate)
        if let record { card = record.card }
        return outcome
    }

    /// Charges the card for an order token.
    ///
    /// - Parameters:
    ///   - userInfo: The person the card belongs to.
    ///   - orderToken: Which order.
    ///   - delegate: Who is told.
    /// - Returns: How it ended.
    @discardableResult
    public func authorizePayment(
        userInfo: BoltUserInfo,
        orderToken: String,
        delegate: any BoltPaymentAuthorizationDelegate
    ) -> FlowOutcome {
        let flow = AuthorizationFlow(
            transport: transport,
            pacing: pacing,
            card: card,
            cart: cart,
            terms: terms,
            now: now
        )
        return flow.run(userInfo, orderToken: orderToken, delegate: delegate)
    }
}
