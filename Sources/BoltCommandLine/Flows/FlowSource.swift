import BoltCheckoutFlows
import BoltCheckoutHTTP

/// Where a flow's replies come from: `--fixture`, else Bolt.
struct FlowSource: Equatable, Sendable {
    /// Names a recorded reply.
    static let fixture = OptionSpec.value(
        "fixture",
        "PATH",
        "Run from a recorded reply: a file, or - for standard input"
    )

    /// Names a recorded reply, or a folder of them.
    static let fixtureOrFolder = OptionSpec.value(
        "fixture",
        "PATH",
        "Run from a recorded reply: a file, a folder with one for the order token, or -"
    )

    /// The path that was typed; nil for a live run.
    let path: String?
    /// How Bolt is reached in a live run.
    let live: LiveOptions

    /// Reads the options.
    ///
    /// - Parameters:
    ///   - arguments: What the user typed.
    ///   - liveOptions: The options that mean something in a live run only.
    /// - Throws: ``UsageError`` for one of them beside a fixture.
    init(
        _ arguments: ParsedArguments,
        liveOptions: [OptionSpec]
    ) throws(UsageError) {
        path = arguments.optional(Self.fixture)
        live = try LiveOptions(arguments)
        for option in liveOptions { try arguments.exclude(Self.fixture, option) }
    }

    /// Whether the reply is read from standard input.
    var readsStandardInput: Bool { path == "-" }

    /// Makes the seams.
    ///
    /// - Parameters:
    ///   - flow: Which flow is to run.
    ///   - context: The outside world.
    ///   - login: How a live login goes about it.
    ///   - card: Where a payment flow reads the card from; nil asks for it.
    ///   - readsStandardInput: Whether something else than a key is read from standard input.
    /// - Returns: The seams.
    /// - Throws: ``Failure`` where there is neither a fixture nor what a live run needs.
    func seams(
        for flow: LiveSeams.Flow,
        in context: CommandContext,
        login: LoginSettings = LoginSettings(),
        card: String? = nil,
        readsStandardInput: Bool = false
    ) throws(Failure) -> FlowSeams {
        guard let path else {
            let seams = LiveSeams(options: live, context: context)
            return try seams.make(
                for: flow,
                login: login,
                card: card,
                readsStandardInput: readsStandardInput
            )
        }
        guard path == "-" else { return .recorded(.path(path)) }
        return .recorded(.bytes(try InputBytes.standardInput(in: context)))
    }
}
