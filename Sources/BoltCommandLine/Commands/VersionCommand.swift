/// `bolt-cli version`, also `--version`: prints name and version.
struct VersionCommand: Command {
    static let path = ["version"]
    static let summary = "Print the version"
    static let examples = [CommandExample("The version alone", "bolt-cli --version")]
    static let operands = OperandSpec.none
    static let options: [OptionSpec] = []
    static let section = CommandSection.hidden

    init(_ arguments: ParsedArguments) throws(UsageError) {}

    func run(in context: CommandContext) -> ExitCode {
        context.console.result("\(CommandLineTool.name) \(Version.number)\n")
        return .done
    }
}
