/// The commands as completion scripts see them: every path and beginning of a path.
struct CommandOutline {
    /// One place in the tree of commands.
    struct Node {
        /// The words typed so far, separated by spaces; empty at the top.
        let name: String
        /// The words that can come next, with what they mean.
        let next: [(word: String, summary: String)]
        /// The options that can be typed here.
        let options: [OptionSpec]
        /// What else can be typed here.
        let operands: OperandSpec

        /// The options with a value.
        var valued: [OptionSpec] { options.filter { !$0.isFlag } }

        /// The values that an operand may have, if they are fixed.
        var operandValues: [String] { operands.all.flatMap(\.allowed) }

        /// Whether an operand may be a file.
        var takesFiles: Bool { operands.all.contains(where: \.takesPath) }
    }

    /// Every place, the top first.
    let nodes: [Node]

    /// Creates the outline of these commands, without the hidden ones.
    init(commands: [any Command.Type]) {
        let visible = commands.filter { $0.section != .hidden }
        var paths: [[String]] = [[]]
        for command in visible {
            for length in 1...command.path.count {
                let path = Array(command.path.prefix(length))
                if !paths.contains(path) { paths.append(path) }
            }
        }
        nodes = paths.map { path in
            let command = visible.first { $0.path == path }
            return Node(
                name: path.joined(separator: " "),
                next: Self.next(after: path, in: visible),
                options: (command?.options ?? []) + GlobalOptions.specs
                    + (path.isEmpty ? [Self.version] : []),
                operands: Self.operands(of: command, in: visible)
            )
        }
    }

    /// The option that only the tool as a whole has.
    private static let version = OptionSpec.flag("version", "Print the version", section: .global)

    private static func next(
        after path: [String],
        in commands: [any Command.Type]
    ) -> [(word: String, summary: String)] {
        var words: [(word: String, summary: String)] = []
        for command in commands where command.path.count > path.count {
            guard command.path.starts(with: path) else { continue }
            let word = command.path[path.count]
            let isWhole = command.path.count == path.count + 1
            guard !words.contains(where: { $0.word == word }) else { continue }
            words.append((word, isWhole ? command.summary : "\(word) commands"))
        }
        return words
    }

    /// The operands; those of `help` are the commands and topics themselves.
    private static func operands(
        of command: (any Command.Type)?,
        in commands: [any Command.Type]
    ) -> OperandSpec {
        guard let command else { return .none }
        guard command.path == HelpCommand.path else { return command.operands }
        let names = commands.map { $0.path[0] } + HelpTopic.allCases.map(\.rawValue)
        var unique: [String] = []
        for name in names where !unique.contains(name) { unique.append(name) }
        return .any(Operand("COMMAND|TOPIC", "What to explain", allowed: unique))
    }
}
