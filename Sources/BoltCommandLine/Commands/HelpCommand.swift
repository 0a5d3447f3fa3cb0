import BoltCheckoutCore

/// `bolt-cli help`: explains the tool, a command or a topic.
struct HelpCommand: Command {
    static let path = ["help"]
    static let summary = "Explain a command or a topic"
    static let examples = [
        CommandExample("What a command does and takes", "bolt-cli help help"),
        CommandExample("Every exit code", "bolt-cli help exit-codes"),
        CommandExample("The manual page", "bolt-cli help man > bolt-cli.1"),
    ]
    static let operands = OperandSpec.any(Operand("COMMAND|TOPIC", "What to explain"))
    static let options: [OptionSpec] = []
    static let section = CommandSection.tool
    static let discussion = "Topics: \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))."

    private let text: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        text = try Self.text(for: arguments.operands)
    }

    private static func text(for words: [String]) throws(UsageError) -> String {
        if words.count == 1, let topic = HelpTopic(rawValue: words[0]) { return topic.text }
        if words == ["man"] { return ManualPage(commands: CommandLineTool.commands).text }
        let page = HelpPage(commands: CommandLineTool.commands)
        if let text = page.text(for: words) { return text }
        let name = words.joined(separator: " ")
        let names = CommandLineTool.commands.filter { $0.section != .hidden }.map { $0.fullName }
        let topics = HelpTopic.allCases.map(\.rawValue)
        throw .unknownTopic(name, nearest: Spelling.nearest(to: name, among: names + topics))
    }

    func run(in context: CommandContext) -> ExitCode {
        context.console.result(text)
        return .done
    }
}
