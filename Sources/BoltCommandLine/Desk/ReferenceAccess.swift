/// The way to Bolt of a command that reads files and, where references are named, transactions.
struct ReferenceAccess: Equatable, Sendable {
    private let live: LiveOptions

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        live = try LiveOptions(arguments)
    }

    /// Opens a session where one of the inputs is a reference; nil where none is.
    ///
    /// - Throws: ``Failure`` where keys are missing.
    func open(
        for inputs: [RecordInput],
        in context: CommandContext
    ) throws(Failure) -> LiveSession? {
        let isLive = inputs.contains { if case .reference = $0 { true } else { false } }
        guard isLive else { return nil }
        var purpose = LiveSession.inspection
        purpose.readsStandardInput = inputs.contains(where: \.isStandardInput)
        return try LiveSession(live, for: purpose, in: context)
    }
}
