/// What is wrong with a command line: one value, one problem. The exit code is always 64.
enum UsageError: Error, Equatable, Sendable {
    /// Nothing was typed that could be a command.
    case missingCommand
    /// The word is no command.
    case unknownCommand(String, nearest: String?)
    /// The words are neither a command nor a topic of the help.
    case unknownTopic(String, nearest: String?)
    /// The words begin the name of several commands.
    case incompleteCommand([String], next: [String])
    /// The option, with its dashes, is not declared.
    case unknownOption(String, nearest: String?)
    /// The option stands at the end, or before another option.
    case missingValue(option: String, placeholder: String)
    /// The value is the empty text, as an unset variable of a script leaves it.
    case emptyValue(option: String)
    /// A flag was given a value.
    case unexpectedValue(option: String)
    /// The option may be given once only.
    case repeated(option: String)
    /// The command cannot do without the option.
    case missingOption(String, placeholder: String)
    /// Fewer operands than needed.
    case missingOperand(String)
    /// More operands than the command takes.
    case unexpectedOperand(String)
    /// The value is none of the allowed ones.
    case notAllowed(value: String, name: String, allowed: [String])
    /// The value is no whole number, or outside the range.
    case notInRange(value: String, option: String, lowest: Int64, highest: Int64)
    /// The value breaks a rule that the words tell.
    case badValue(value: String, option: String, rule: String)
    /// Two options that exclude each other.
    case conflict(String, String)
    /// A secret was typed where everybody on the machine can read it. The value is not kept.
    case secretTyped(option: String, advice: String)
    /// Anything else: what is wrong, and what to do about it.
    case rule(String, hint: String)
}

extension UsageError: CustomStringConvertible {
    /// One line: what is wrong, then what to do; without a trailing period.
    var description: String {
        guard let hint else { return problem }
        return "\(problem); \(hint)"
    }

    /// The line with the mark that a pointer to the help follows.
    var sentence: String {
        let line = description
        return line.hasSuffix("?") ? line : "\(line);"
    }

    /// What to do where a file or a value was taken for an option.
    static let dashAdvice = "put '--' before an argument that begins with a dash"

    /// What is wrong.
    private var problem: String {
        switch self {
        case .missingCommand: "a command is missing"
        case .unknownCommand(let word, _): "'\(word)' is not a command"
        case .unknownTopic(let words, _): "there is no help for '\(words)'"
        case .incompleteCommand(let words, _): "'\(words.joined(separator: " "))' is not complete"
        case .unknownOption(let option, _): "there is no option '\(option)'"
        case .missingValue(let option, let placeholder):
            "'\(option)' needs a value (\(placeholder))"
        case .emptyValue(let option): "the value of '\(option)' is empty"
        case .unexpectedValue(let option): "'\(option)' takes no value"
        case .repeated(let option): "'\(option)' is given twice"
        case .missingOption(let option, _): "'\(option)' is missing"
        case .missingOperand(let placeholder): "\(placeholder) is missing"
        case .unexpectedOperand(let text): "'\(text)' is one argument too many"
        case .notAllowed(let value, let name, _): "'\(value)' is not a value for '\(name)'"
        case .notInRange(let value, let option, _, _):
            "'\(value)' is not a value for '\(option)'"
        case .badValue(let value, let option, let rule):
            "'\(value)' is not a value for '\(option)': \(rule)"
        case .conflict(let first, let second): "'\(first)' and '\(second)' exclude each other"
        case .secretTyped: "secrets on the command line are visible to others"
        case .rule(let problem, _): problem
        }
    }

    /// What to do about it.
    private var hint: String? {
        switch self {
        case .unknownCommand(_, let nearest?), .unknownTopic(_, let nearest?):
            "did you mean '\(nearest)'?"
        case .unknownOption(_, let nearest?): "did you mean '\(nearest)'?"
        case .unknownOption(let option, nil) where option.last?.isNumber == true:
            Self.dashAdvice
        case .incompleteCommand(_, let next): "add one of: \(next.joined(separator: ", "))"
        case .emptyValue: "is a variable unset?"
        case .missingOption(let option, let placeholder): "add \(option) \(placeholder)"
        case .notAllowed(_, _, let allowed): "use one of: \(allowed.joined(separator: ", "))"
        case .notInRange(_, _, let lowest, .max): "use a whole number, \(lowest) or more"
        case .notInRange(_, _, let lowest, let highest):
            "use a whole number from \(lowest) to \(highest)"
        case .secretTyped(let option, let advice): "instead of '\(option)' \(advice)"
        case .rule(_, let hint) where !hint.isEmpty: hint
        default: nil
        }
    }
}
