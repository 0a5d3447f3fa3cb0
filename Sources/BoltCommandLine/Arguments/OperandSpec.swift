/// What a command takes besides options.
enum OperandSpec: Equatable, Sendable {
    /// Nothing.
    case none
    /// Exactly these, in this order.
    case exactly([Operand])
    /// One or none.
    case optional(Operand)
    /// Any number, none included.
    case any(Operand)
    /// One or more.
    case many(Operand)

    /// The most that may be given, `nil` for no limit.
    var maximum: Int? {
        switch self {
        case .none: 0
        case .exactly(let operands): operands.count
        case .optional: 1
        case .any, .many: nil
        }
    }

    /// The least that must be given, by what stands for each in the help.
    var needed: [Operand] {
        switch self {
        case .none, .optional, .any: []
        case .exactly(let operands): operands
        case .many(let operand): [operand]
        }
    }

    /// Every operand that is declared.
    var all: [Operand] {
        switch self {
        case .none: []
        case .exactly(let operands): operands
        case .optional(let operand), .any(let operand), .many(let operand): [operand]
        }
    }

    /// How the usage line shows them, for example `"[FILE]..."`; empty for none.
    var usage: String {
        switch self {
        case .none: ""
        case .exactly(let operands): operands.map(\.placeholder).joined(separator: " ")
        case .optional(let operand): "[\(operand.placeholder)]"
        case .any(let operand): "[\(operand.placeholder)]..."
        case .many(let operand): "\(operand.placeholder)..."
        }
    }
}

/// One thing a command takes besides options.
struct Operand: Equatable, Sendable {
    /// What stands for it in the help, for example `"FILE|REFERENCE|-"`.
    let placeholder: String
    /// What it is, one line.
    let summary: String
    /// The values that are allowed; empty if any is.
    let allowed: [String]

    /// Whether it may name a file.
    var takesPath: Bool { placeholder.contains("FILE") || placeholder.contains("PATH") }

    /// Declares an operand.
    init(_ placeholder: String, _ summary: String, allowed: [String] = []) {
        self.placeholder = placeholder
        self.summary = summary
        self.allowed = allowed
    }
}
