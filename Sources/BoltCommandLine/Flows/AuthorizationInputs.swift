import BoltCheckoutCore
import BoltCheckoutFlows

/// The files of an authorization: shopper, card and cart. A recorded reply needs none of them.
struct AuthorizationInputs: Equatable, Sendable {
    private let userPath: String?
    private let cardPath: String?
    private let cartPath: String?

    /// Whether the card comes from standard input.
    var readStandardInput: Bool { [userPath, cardPath, cartPath].contains("-") }

    /// The first option of a live run that was not given.
    var missing: OptionSpec? {
        let paths = [userPath, cardPath, cartPath]
        let options = [AuthorizeCommand.user, AuthorizeCommand.card, AuthorizeCommand.cart]
        return zip(options, paths).first { $0.1 == nil }?.0
    }

    /// Reads the options.
    init(_ arguments: ParsedArguments) {
        userPath = arguments.optional(AuthorizeCommand.user)
        cardPath = arguments.optional(AuthorizeCommand.card)
        cartPath = arguments.optional(AuthorizeCommand.cart)
    }

    /// Reads the files, and gives card and cart to the flows.
    ///
    /// - Parameters:
    ///   - bolt: Who gets card and cart.
    ///   - context: The outside world.
    /// - Returns: The shopper; one without a name where no file is given.
    /// - Throws: ``Failure`` that names the file and the field.
    func apply(to bolt: BoltCheckout, in context: CommandContext) throws(Failure) -> BoltUserInfo {
        if let cardPath {
            let bytes = try InputBytes.of(cardPath, in: context)
            do throws(ShopperError) {
                let card = try CardRecord(reading: bytes).card
                context.console.hide([card.token])
                bolt.card = card
            } catch {
                throw Failure("invalid_card", .badInput, error.description, file: cardPath)
            }
        }
        if let cartPath {
            let bytes = try InputBytes.of(cartPath, in: context)
            bolt.cart = try decoded(cartPath) { () throws(BoltDecodingError) in
                try OrderCart(reading: bytes)
            }
        }
        guard let userPath else {
            return BoltUserInfo(firstName: "", lastName: "", email: "", phone: "")
        }
        let bytes = try InputBytes.of(userPath, in: context)
        return try decoded(userPath) { () throws(BoltDecodingError) in
            try WireDecoder.decode(BoltUserInfo.self, from: bytes).model
        }
    }

    private func decoded<Value>(
        _ path: String,
        _ read: () throws(BoltDecodingError) -> Value
    ) throws(Failure) -> Value {
        do throws(BoltDecodingError) {
            return try read()
        } catch {
            throw Failure(error, file: path)
        }
    }
}
