/// Makes the seams of a live run. The one place where a flow's command meets the network.
enum LiveSeams {
    /// The flows, with the environment variables each cannot do without.
    enum Flow: Sendable {
        case checkout
        case login
        case paymentFlow
        case authorize

        /// The variables, in the order in which they are asked for.
        var keys: [String] {
            switch self {
            case .checkout, .login: ["BOLT_PUBLISHABLE_KEY"]
            case .paymentFlow: []
            case .authorize: ["BOLT_API_KEY", "BOLT_PUBLISHABLE_KEY"]
            }
        }
    }

    /// Makes the seams of a live run.
    ///
    /// - Parameters:
    ///   - flow: Which flow is to run.
    ///   - context: The outside world.
    /// - Returns: The seams.
    /// - Throws: ``Failure`` that says what to add, exit code 64.
    static func make(for flow: Flow, in context: CommandContext) throws(Failure) -> FlowSeams {
        let missing = flow.keys.filter { (context.environment[$0] ?? "").isEmpty }
        let advice = missing.isEmpty ? "" : ", or set \(missing.joined(separator: " and "))"
        throw Failure(
            "usage",
            .usage,
            "nothing to run from; add --fixture PATH\(advice)"
        )
    }
}
