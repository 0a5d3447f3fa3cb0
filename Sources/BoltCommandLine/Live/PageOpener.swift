import BoltCheckoutHTTP

/// Shows an address to the shopper: always on standard error, in a browser where there is one.
struct PageOpener {
    private let console: Console
    private let launcher: BrowserLauncher
    private let isAllowed: Bool

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - context: The outside world.
    ///   - isAllowed: Whether a browser may be opened at all.
    init(_ context: CommandContext, isAllowed: Bool) {
        console = context.console
        launcher = BrowserLauncher(environment: context.environment)
        self.isAllowed = isAllowed
    }

    /// Shows an address.
    func show(_ address: String) {
        // Anything before the page must be seen now: the wait may be long.
        console.flush()
        console.message("open \(address)")
        guard isAllowed, console.errorFacts.isTerminal, launcher.hasScreen else { return }
        if let words = launcher.open(address) { console.note(words) }
    }
}
