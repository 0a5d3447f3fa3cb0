import BoltCheckoutFlows

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

    /// Reads the option.
    init(_ arguments: ParsedArguments) {
        path = arguments.optional(Self.fixture)
    }

    /// Whether the reply is read from standard input.
    var readsStandardInput: Bool { path == "-" }

    /// Makes the seams.
    ///
    /// - Parameters:
    ///   - flow: Which flow is to run, for what is missing.
    ///   - context: The outside world.
    /// - Returns: The seams.
    /// - Throws: ``Failure`` where there is neither a fixture nor what a live run needs.
    func seams(for flow: LiveSeams.Flow, in context: CommandContext) throws(Failure) -> FlowSeams {
        guard let path else { return try LiveSeams.make(for: flow, in: context) }
        guard path == "-" else { return .recorded(.path(path)) }
        return .recorded(.bytes(try InputBytes.standardInput(in: context)))
    }
}
