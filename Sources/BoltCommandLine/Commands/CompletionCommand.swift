/// `bolt-cli completion`: prints the completion script of a shell.
struct CompletionCommand: Command {
    static let path = ["completion"]
    static let summary = "Print the completion script of a shell"
    static let discussion = """
        The script is made from the same declarations as the help. It completes commands, options, \
        the values of options that have a fixed set of them, and file names.
        """
    static let examples = [
        CommandExample("For this bash", "source <(bolt-cli completion bash)"),
        CommandExample(
            "For every zsh, in a folder of its fpath",
            "mkdir -p ~/.zsh/completions && bolt-cli completion zsh > ~/.zsh/completions/_bolt-cli"
        ),
        CommandExample(
            "For every fish",
            "mkdir -p ~/.config/fish/completions && "
                + "bolt-cli completion fish > ~/.config/fish/completions/bolt-cli.fish"
        ),
    ]
    static let operands = OperandSpec.exactly([
        Operand("SHELL", "The shell", allowed: CompletionShell.allCases.map(\.rawValue))
    ])
    static let options: [OptionSpec] = []
    static let section = CommandSection.tool

    private let shell: CompletionShell

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let shell = arguments.operands.first.flatMap(CompletionShell.init) else {
            throw .missingOperand("SHELL")
        }
        self.shell = shell
    }

    func run(in context: CommandContext) -> ExitCode {
        let outline = CommandOutline(commands: CommandLineTool.commands)
        context.console.result(shell.script(for: outline))
        return .done
    }
}
