/// The options that every command has.
struct GlobalOptions: Equatable, Sendable {
    /// Shows the help of a command instead of running it.
    static let help = OptionSpec.flag(
        "help",
        "Show this help",
        short: "h",
        section: .global
    )

    /// Keeps notes and warnings off standard error.
    static let quiet = OptionSpec.flag(
        "quiet",
        "Say nothing but errors",
        short: "q",
        section: .global
    )

    /// Keeps colors off both streams.
    static let noColor = OptionSpec.flag(
        "no-color",
        "Use no colors (also: NO_COLOR=1)",
        section: .global
    )

    /// Chooses how errors are written.
    static let errorFormat = OptionSpec.choice(
        "error-format",
        "FORMAT",
        "How errors are written to standard error",
        of: ErrorFormat.self,
        section: .global
    )

    /// The declarations, in the order of the help.
    static let specs: [OptionSpec] = [help, quiet, noColor, errorFormat]

    /// What was typed.
    let consoleSettings: ConsoleSettings

    /// Reads the options.
    ///
    /// - Parameter arguments: What the user typed.
    /// - Throws: ``UsageError`` for an error format that does not exist.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        consoleSettings = ConsoleSettings(
            isQuiet: arguments.flag(Self.quiet),
            allowsColor: !arguments.flag(Self.noColor),
            errorFormat: try arguments.choice(Self.errorFormat, default: .text)
        )
    }
}
