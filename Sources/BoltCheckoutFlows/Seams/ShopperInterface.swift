/// What only a shopper can do: look at a page, type a card.
///
/// ``FixtureShopper`` plays a recorded one; the live one opens a browser and asks on the terminal.
package protocol ShopperInterface: AnyObject {
    /// Shows a page and waits for what it delivers.
    ///
    /// - Parameters:
    ///   - page: What to show.
    ///   - accept: The flow's check of a callback. A callback that is refused is answered with 400,
    ///     and the wait goes on.
    /// - Returns: How the wait ended.
    /// - Throws: ``ShopperError`` when the page could not be shown at all.
    func present(
        _ page: ShopperPage,
        accept: (ShopperCallback) -> CallbackVerdict
    ) throws(ShopperError) -> ShopperAnswer

    /// Asks for a card and has it tokenized. No card number ever comes back.
    ///
    /// - Returns: The card, or that there is none.
    /// - Throws: ``ShopperError`` when the card is wrong or could not be tokenized.
    func card() throws(ShopperError) -> CardAnswer

    /// What a login is protected with: drawn afresh live, read from the file of a fixture.
    ///
    /// - Throws: ``ShopperError`` when there is nothing to read or to draw from.
    func loginSecrets() throws(ShopperError) -> LoginSecrets
}

/// A page for the shopper.
package enum ShopperPage: Equatable, Sendable {
    /// The checkout of an order token.
    case checkout(orderToken: String)
    /// A login with what the authorize request shows: the state and the S256 challenge.
    case login(state: String, challenge: String)
}

/// What a page sent back, before the flow has judged it.
package struct ShopperCallback: Equatable, Sendable {
    /// The fields of the query in the order received, decoded; a name may come twice.
    package let fields: [NamedValue]
    /// The body, for a page that delivers a transaction.
    package let body: [UInt8]

    /// Creates a callback.
    package init(fields: [NamedValue] = [], body: [UInt8] = []) {
        self.fields = fields
        self.body = body
    }

    /// All values of a field.
    package func values(of name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }
}

/// What the flow makes of a callback.
package enum CallbackVerdict: Equatable, Sendable {
    /// It ends the wait.
    case accept
    /// It is answered with 400, and the wait goes on; the words are for that answer.
    case refuse(String)
}

/// How the wait for a page ended.
package enum ShopperAnswer: Equatable, Sendable {
    /// An accepted callback, or a recorded reply with its status.
    case delivered(status: Int, body: [UInt8])
    /// The shopper closed the page, before or after the payment was submitted.
    case closed(afterSubmit: Bool)
    /// The time was over. A recorded callback that was refused ends like this at once.
    case timedOut
    /// A signal ended the wait, before or after the page was opened.
    case interrupted(afterOpening: Bool)
}

/// What asking for a card came to.
package enum CardAnswer: Equatable, Sendable {
    /// A tokenized card.
    case card(CardRecord)
    /// The shopper ended the input.
    case endOfInput
    /// A signal ended the input.
    case interrupted
}

/// What a login is protected with.
package struct LoginSecrets: Equatable, Sendable {
    /// What the callback must repeat.
    package let state: String
    /// The PKCE verifier.
    package let codeVerifier: String

    /// Creates the secrets of one login.
    package init(state: String, codeVerifier: String) {
        self.state = state
        self.codeVerifier = codeVerifier
    }
}
