import BoltCheckoutCore

/// Judges the callbacks of one login and remembers what they brought.
///
/// The state comes first, in constant time: without the right one nothing else of a callback counts,
/// a denial included.
struct LoginCallbackCheck {
    private let state: String

    /// The code of the accepted callback.
    private(set) var code: String?
    /// Why the shopper, or Bolt, said no.
    private(set) var denial: String?
    /// Why the last callback was refused.
    private(set) var refusal: String?

    /// Creates the check of a login that was started with a state.
    init(state: String) {
        self.state = state
    }

    /// Judges a callback.
    mutating func verdict(on callback: ShopperCallback) -> CallbackVerdict {
        let states = callback.values(of: "state")
        guard !state.isEmpty, states.count == 1, ConstantTime.equals(states[0], state) else {
            return refuse("the callback's state is not the one this login was started with")
        }
        if let error = callback.values(of: "error").first {
            let words = callback.values(of: "error_description") + [error, "no reason given"]
            denial = words.first { !$0.isEmpty }
            return .accept
        }
        let codes = callback.values(of: "code") + callback.values(of: "authorization_code")
        guard codes.count == 1, !codes[0].isEmpty else {
            return refuse(
                codes.count > 1
                    ? "the callback brought more than one code" : "the callback brought no code"
            )
        }
        code = codes[0]
        return .accept
    }

    private mutating func refuse(_ words: String) -> CallbackVerdict {
        refusal = words
        return .refuse(words)
    }
}
