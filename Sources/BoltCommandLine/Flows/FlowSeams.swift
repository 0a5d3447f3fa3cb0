import BoltCheckoutFlows

/// What a flow runs over: where replies come from, and who plays the shopper.
struct FlowSeams {
    /// What carries requests.
    let transport: any CheckoutTransport
    /// What only a shopper can do.
    let shopper: any ShopperInterface
    /// Whether and when requests are sent again.
    let pacing: any RetryPacing
    /// Whether a checkout's transaction is read back from Bolt's API.
    let readsBack: Bool
    /// The live run; nil for recorded replies.
    var session: LiveSession?

    /// The seams of recorded replies.
    static func recorded(_ source: FixtureSource) -> FlowSeams {
        let files = SystemFixtureFiles()
        return FlowSeams(
            transport: FixtureTransport(source, files: files),
            shopper: FixtureShopper(source, files: files),
            pacing: NoRetries(),
            readsBack: false
        )
    }

    /// The flows over these seams.
    func checkout(in context: CommandContext) -> BoltCheckout {
        let bolt = BoltCheckout(
            transport: transport,
            shopper: shopper,
            pacing: pacing,
            now: context.nowMilliseconds
        )
        bolt.readsBack = readsBack
        return bolt
    }
}
