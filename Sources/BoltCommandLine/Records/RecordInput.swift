import BoltCheckoutCore

/// Where records come from: one operand of a command.
enum RecordInput: Equatable, Sendable {
    case standardInput
    /// Standard input that nobody named: read where somebody pipes into it.
    case unnamedInput
    case file(String)
    /// The reference of a transaction that is asked for from Bolt.
    case reference(String)

    /// Reads an operand: `-`, what has a reference's form, or a file's name.
    ///
    /// A file whose name has a reference's form is written `./NAME`.
    init(_ operand: String) {
        if operand == "-" {
            self = .standardInput
        } else if TransactionReference.hasForm(operand) {
            self = .reference(operand)
        } else {
            self = .file(operand)
        }
    }

    /// The inputs of a command; none given is standard input.
    ///
    /// - Throws: ``UsageError`` where standard input is named twice: it can be read once.
    static func inputs(_ operands: [String]) throws(UsageError) -> [RecordInput] {
        guard operands.count(where: { $0 == "-" }) < 2 else {
            throw .rule(
                "standard input can be read once only",
                hint: "name '-' once"
            )
        }
        return operands.isEmpty ? [.unnamedInput] : operands.map(RecordInput.init)
    }

    /// Whether it is read from standard input.
    var isStandardInput: Bool { self == .standardInput || self == .unnamedInput }

    /// What messages call it; nil for standard input.
    var name: String? {
        switch self {
        case .standardInput, .unnamedInput: nil
        case .file(let path): path
        case .reference(let reference): reference
        }
    }
}
