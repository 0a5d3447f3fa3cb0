/// One command of the tool: what it is called, what it takes, and what it does.
///
/// The declarations are the only source of the parser, `--help`, the completion scripts and the
/// manual page. An instance exists only with arguments that are valid.
protocol Command: SendableMetatype {
    /// The words that name the command, for example `["order", "create"]`.
    static var path: [String] { get }

    /// One line for the list of commands: an imperative without a trailing period.
    static var summary: String { get }

    /// What a person must know beyond the summary; paragraphs are separated by blank lines.
    static var discussion: String { get }

    /// Command lines that work as they stand, shown first in the help.
    static var examples: [CommandExample] { get }

    /// What follows the options.
    static var operands: OperandSpec { get }

    /// The options of this command; ``GlobalOptions/specs`` come by themselves.
    static var options: [OptionSpec] { get }

    /// Under which heading the command is listed.
    static var section: CommandSection { get }

    /// Reads the arguments.
    ///
    /// - Parameter arguments: What the user typed, checked against ``options`` and ``operands``.
    /// - Throws: ``UsageError`` for anything the declarations cannot express.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Does the work: results go to the console's output, sentences to its messages.
    ///
    /// - Parameter context: The outside world.
    /// - Returns: How the run ended.
    func run(in context: CommandContext) -> ExitCode
}

extension Command {
    /// Most commands need no more than their summary.
    static var discussion: String { "" }

    /// The words of ``path``, separated by spaces.
    static var fullName: String { path.joined(separator: " ") }
}

/// A command line that shows what a command is for.
struct CommandExample: Equatable, Sendable {
    /// What it does, a few words.
    let purpose: String
    /// What to type, without a prompt.
    let line: String

    /// Creates an example.
    init(_ purpose: String, _ line: String) {
        self.purpose = purpose
        self.line = line
    }
}

/// The headings of the command list, in the order of `bolt-cli help`.
enum CommandSection: String, CaseIterable, Sendable {
    /// The four flows of the SDK.
    case flows = "Flows"
    /// Looking at transactions and auditing them.
    case transactions = "Transactions"
    /// What answers a ticket.
    case desk = "Support desk"
    /// What a merchant's backend does.
    case merchant = "Merchant"
    /// Everything about the tool itself.
    case tool = "This tool"
    /// Listed nowhere, reachable all the same.
    case hidden = ""
}
