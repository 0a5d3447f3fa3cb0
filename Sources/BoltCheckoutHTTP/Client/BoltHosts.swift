/// The origins of Bolt's services, each without a slash at its end.
package struct BoltHosts: Equatable, Sendable {
    /// The Merchant API, OAuth and account detection.
    package let api: String

    /// `connect.js` and the hosted checkout.
    package let connect: String

    /// Where cards become tokens.
    package let tokenizer: String

    /// The tokenizer's second address, for when the first does not answer.
    package let tokenizerFallback: String?

    /// The shopper's account pages.
    package let account: String

    init(infix: String, tokenizer: String) {
        api = "https://api\(infix).boltapp.com"
        connect = "https://connect\(infix).boltapp.com"
        self.tokenizer = "https://\(tokenizer).bolttk.com"
        tokenizerFallback = "https://tokenizer\(infix).bolt.com"
        account = "https://account\(infix).boltapp.com"
    }

    /// The hosts of an environment, or of a stand-in for it.
    ///
    /// A stand-in on this computer plays every part; another address replaces the API alone.
    package init(environment: BoltEnvironment, baseURL: BaseURL?) {
        let own = environment.hosts
        guard let baseURL else {
            self = own
            return
        }
        api = baseURL.text
        connect = baseURL.isLoopback ? baseURL.text : own.connect
        tokenizer = baseURL.isLoopback ? baseURL.text : own.tokenizer
        tokenizerFallback = baseURL.isLoopback ? nil : own.tokenizerFallback
        account = baseURL.isLoopback ? baseURL.text : own.account
    }
}
