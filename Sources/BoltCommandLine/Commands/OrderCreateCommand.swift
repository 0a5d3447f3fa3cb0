import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem

/// `bolt-cli order create`: makes an order token of a cart, as a merchant's backend does.
struct OrderCreateCommand: Command {
    static let path = ["order", "create"]
    static let summary = "Make an order token of a cart"
    static let discussion = """
        Sends the cart to Bolt with the merchant's API key and prints the order token alone. The \
        file is the cart, or a whole request with the member 'cart'; amounts are whole minor units. \
        A cart that does not add up is warned about and sent all the same.
        """
    static let examples = [
        CommandExample(
            "Against a stand-in, where 'bolt-cli mock' runs",
            "bolt-cli order create --cart Fixtures/order/cart.json --base-url http://127.0.0.1:4242"
        ),
        CommandExample(
            "A checkout of a new order",
            "bolt-cli checkout --order-token \"$(bolt-cli order create --cart Fixtures/order/cart.json)\""
        ),
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.merchant
    static let cart = OptionSpec.value(
        "cart",
        "FILE",
        "The cart, or - for standard input",
        isRequired: true
    )
    static let channel = OptionSpec.choice(
        "channel",
        "NAME",
        "Where the shopper is (default: browser)",
        of: OrderChannel.self
    )
    static let output = OptionSpec.choice(
        "output",
        "FORMAT",
        "How the reply is written; text is the token alone",
        of: OrderOutput.self,
        short: "o",
        section: .output
    )
    static let options =
        [cart, channel, output] + LiveOptions.specs + [LiveOptions.idempotencyKey]

    /// Where the shopper is.
    enum OrderChannel: String, CaseIterable, Sendable {
        case browser
        case mobileApp = "mobile_app"
    }

    /// What is printed.
    enum OrderOutput: String, CaseIterable, Sendable {
        case text
        case json
    }

    private let path: String
    private let channel: OrderChannel
    private let output: OrderOutput
    private let live: LiveOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        path = try arguments.required(Self.cart)
        channel = try arguments.choice(Self.channel, default: .browser)
        output = try arguments.choice(Self.output, default: .text)
        live = try LiveOptions(arguments)
    }

    func run(in context: CommandContext) -> ExitCode {
        do throws(Failure) {
            let reply = try send(try request(in: context), in: context)
            return try write(reply, to: context.console)
        } catch {
            return context.console.failure(error)
        }
    }

    private func request(in context: CommandContext) throws(Failure) -> OrderRequest {
        let bytes = try InputBytes.of(path, in: context)
        let request: OrderRequest
        do throws(BoltDecodingError) {
            request = try OrderRequest(reading: bytes, channel: channel.rawValue)
        } catch {
            throw Failure(error, file: path)
        }
        if let problem = request.totals?.problem {
            context.console.warning(Failure("warning", .done, problem, file: path))
        }
        return request
    }

    private func send(
        _ request: OrderRequest,
        in context: CommandContext
    ) throws(Failure) -> BoltReply {
        let purpose = LivePurpose(
            name: "an order",
            needsAPIKey: true,
            takesPublishableKey: true,
            readsStandardInput: path == "-"
        )
        let session = try LiveSession(live, for: purpose, in: context)
        let key = try idempotencyKey(in: context)
        context.console.message("idempotency key: \(key)")
        let call = BoltCall.post(
            "/v1/merchant/orders",
            json: request.body,
            idempotencyKey: key,
            keys: [.api, .publishable]
        )
        let reply = try session.json(call)
        if reply.isReplayed {
            context.console.note("Bolt replayed its reply to an earlier request with this key")
        }
        return reply
    }

    private func idempotencyKey(in context: CommandContext) throws(Failure) -> String {
        if let key = live.idempotencyKey { return key }
        do throws(SystemError) {
            return Hexadecimal.text(try context.randomBytes(16))
        } catch {
            throw Failure("fault", .fault, "no random bytes: \(error)")
        }
    }

    private func write(_ reply: BoltReply, to console: Console) throws(Failure) -> ExitCode {
        let text: [UInt8]
        do throws(BoltDecodingError) {
            let document = try WireDecoder.document(from: reply.response.body)
            text = try document.withRoot { root throws(BoltDecodingError) in
                let token = root.member("token")?.string ?? ""
                guard Self.isToken(token) else { throw .missingField(path: "token") }
                guard output == .json else { return Array(token.utf8) }
                var writer = JSONWriter()
                writer.value(root)
                return writer.bytes
            }
        } catch {
            throw Failure(
                "foreign_reply",
                .foreignReply,
                "the reply from \(reply.host) has no order token: \(error)",
                httpStatus: reply.response.status,
                traceID: reply.traceID
            )
        }
        console.result(text + [UInt8(ascii: "\n")])
        return .done
    }

    /// A token is one word, or a shell would take it for several.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}
