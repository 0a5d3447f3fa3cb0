@testable import BoltCommandLine

/// A command with an option of every kind, which prints what it was given.
struct SampleCommand: Command {
    static let path = ["sample", "show"]
    static let summary = "Show what was typed"
    static let examples = [CommandExample("The shortest", "bolt-cli sample show --token x")]
    static let operands = OperandSpec.any(Operand("FILE", "What to look at"))
    static let section = CommandSection.tool
    static let token = OptionSpec.value("token", "TOKEN", "A token", isRequired: true)
    static let fixture = OptionSpec.value("fixture", "PATH", "A file")
    static let tolerance = OptionSpec.value("tolerance", "N", "Minor units")
    static let column = OptionSpec.value("column", "NAME", "A column", isRepeatable: true)
    static let dry = OptionSpec.flag("dry", "Do nothing", short: "n")
    static let options: [OptionSpec] = [
        token, fixture, tolerance, column, dry, OutputFormat.option,
    ]

    private let lines: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let format: OutputFormat = try arguments.choice(OutputFormat.option, default: .text)
        let tolerance = try arguments.integer(Self.tolerance, default: 0)
        lines = [
            "token \(try arguments.required(Self.token))",
            "fixture \(arguments.optional(Self.fixture) ?? "none")",
            "tolerance \(tolerance)",
            "columns \(try arguments.list(Self.column).joined(separator: "+"))",
            "dry \(arguments.flag(Self.dry))",
            "format \(format.rawValue)",
            "operands \(arguments.operands.joined(separator: "+"))",
        ]
    }

    func run(in context: CommandContext) -> ExitCode {
        for line in lines { context.console.result("\(line)\n") }
        return .done
    }
}

/// A command that takes one word out of a few, and nothing else.
struct PickCommand: Command {
    static let path = ["sample", "pick"]
    static let summary = "Pick a shell"
    static let examples: [CommandExample] = []
    static let operands = OperandSpec.exactly([
        Operand("SHELL", "The shell", allowed: ["bash", "zsh"])
    ])
    static let section = CommandSection.tool
    static let options: [OptionSpec] = []

    private let shell: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        shell = arguments.operands[0]
    }

    func run(in context: CommandContext) -> ExitCode {
        context.console.result("\(shell)\n")
        return .done
    }
}
