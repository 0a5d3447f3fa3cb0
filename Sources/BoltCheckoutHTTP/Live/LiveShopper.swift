import BoltCheckoutCore
package import BoltCheckoutFlows
import BoltSystem

/// A shopper in front of this computer: pages in a browser, a card at the terminal.
package final class LiveShopper: ShopperInterface {
    private let api: BoltAPI
    private let world: ShopperWorld
    private let login: LoginSettings
    private let cards: (any CardSource)?
    private let tokenizer: CardTokenizer?
    private var verifier = ""

    /// Creates a shopper.
    ///
    /// - Parameters:
    ///   - api: Bolt, with the keys that pages show.
    ///   - world: Time, signals, and where addresses are shown.
    ///   - login: How a login goes about it.
    ///   - cards: Where cards come from; nil for a run without.
    ///   - tokenizer: Where cards become tokens; nil for a run without.
    package init(
        _ api: BoltAPI,
        in world: ShopperWorld,
        login: LoginSettings = LoginSettings(),
        cards: (any CardSource)? = nil,
        tokenizer: CardTokenizer? = nil
    ) {
        self.api = api
        self.world = world
        self.login = login
        self.cards = cards
        self.tokenizer = tokenizer
    }

    package func present(
        _ page: ShopperPage,
        accept: (ShopperCallback) -> CallbackVerdict
    ) throws(ShopperError) -> ShopperAnswer {
        if world.signals?.pending != nil { return .interrupted(afterOpening: false) }
        switch page {
        case .checkout(let orderToken):
            guard let key = api.keys.publishableKey else {
                throw .fault("a checkout wants a publishable key")
            }
            let page = CheckoutPage(
                connect: api.hosts.connect,
                publishableKey: key.text,
                orderToken: orderToken
            )
            return try CheckoutPresenter(page, in: world).present(accept: accept)
        case .login(let state, let challenge):
            let presenter = LoginPresenter(login, api, verifier: verifier, in: world)
            return try presenter.present(state: state, challenge: challenge, accept: accept)
        }
    }

    package func card() throws(ShopperError) -> CardAnswer {
        guard let cards, let tokenizer else { throw .fault("nobody can be asked for a card") }
        switch try cards.card() {
        case .card(let entry):
            guard let record = try tokenizer.tokenize(entry) else { return .interrupted }
            return .card(record)
        case .endOfInput: return .endOfInput
        case .interrupted: return .interrupted
        }
    }

    package func loginSecrets() throws(ShopperError) -> LoginSecrets {
        do throws(SystemError) {
            verifier = Base64.text(try world.randomBytes(32), .urlSafe)
            let state = Base64.text(try world.randomBytes(32), .urlSafe)
            return LoginSecrets(state: state, codeVerifier: verifier)
        } catch {
            throw .fault("no random bytes: \(error)")
        }
    }
}
