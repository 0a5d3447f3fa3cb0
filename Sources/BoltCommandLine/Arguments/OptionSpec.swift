/// The declaration of one option, from which parser, help, completion and manual page are made.
struct OptionSpec: Equatable, Sendable {
    /// The long name without dashes, for example `"output"`.
    let name: String
    /// The one-letter name, for example `"o"`.
    let short: Character?
    /// What stands for the value in the help, for example `"FILE"`; `nil` for a flag.
    ///
    /// A placeholder with `FILE` or `PATH` in it is completed with file names.
    let placeholder: String?
    /// One line for the help, without a trailing period.
    let summary: String
    /// The values that are allowed; empty if any is.
    let allowed: [String]
    /// Values that are worth completing where any is allowed.
    private(set) var suggested: [String] = []
    /// Whether it may be given more than once.
    let isRepeatable: Bool
    /// Whether the command cannot do without it.
    let isRequired: Bool
    /// Under which heading the help shows it.
    let section: OptionSection

    /// The name as typed, for example `"--output"`.
    var dashed: String { "--\(name)" }

    /// Whether it stands alone, without a value.
    var isFlag: Bool { placeholder == nil }

    /// Whether the value names a file or folder.
    var takesPath: Bool {
        guard let placeholder else { return false }
        return placeholder.contains("FILE") || placeholder.contains("PATH")
    }

    /// The values that a shell completes: the allowed ones, else the suggested ones.
    var completions: [String] { allowed.isEmpty ? suggested : allowed }

    /// The same option with values that are worth completing.
    func suggesting(_ values: [String]) -> OptionSpec {
        var copy = self
        copy.suggested = values
        return copy
    }

    /// Declares an option that stands alone.
    ///
    /// - Parameters:
    ///   - name: The long name without dashes.
    ///   - summary: One line for the help.
    ///   - short: The one-letter name.
    ///   - section: The heading in the help.
    /// - Returns: The declaration.
    static func flag(
        _ name: String,
        _ summary: String,
        short: Character? = nil,
        section: OptionSection = .command
    ) -> OptionSpec {
        OptionSpec(
            name: name,
            short: short,
            placeholder: nil,
            summary: summary,
            allowed: [],
            isRepeatable: false,
            isRequired: false,
            section: section
        )
    }

    /// Declares an option with a value.
    ///
    /// - Parameters:
    ///   - name: The long name without dashes.
    ///   - placeholder: What stands for the value in the help.
    ///   - summary: One line for the help.
    ///   - short: The one-letter name.
    ///   - allowed: The values that are allowed; empty if any is.
    ///   - isRepeatable: Whether it may be given more than once.
    ///   - isRequired: Whether the command cannot do without it.
    ///   - section: The heading in the help.
    /// - Returns: The declaration.
    static func value(
        _ name: String,
        _ placeholder: String,
        _ summary: String,
        short: Character? = nil,
        allowed: [String] = [],
        isRepeatable: Bool = false,
        isRequired: Bool = false,
        section: OptionSection = .command
    ) -> OptionSpec {
        OptionSpec(
            name: name,
            short: short,
            placeholder: placeholder,
            summary: summary,
            allowed: allowed,
            isRepeatable: isRepeatable,
            isRequired: isRequired,
            section: section
        )
    }

    /// Declares an option whose values are the cases of an enumeration.
    ///
    /// - Parameters:
    ///   - name: The long name without dashes.
    ///   - placeholder: What stands for the value in the help.
    ///   - summary: One line for the help.
    ///   - choices: The enumeration.
    ///   - short: The one-letter name.
    ///   - isRequired: Whether the command cannot do without it.
    ///   - section: The heading in the help.
    /// - Returns: The declaration.
    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        _ placeholder: String,
        _ summary: String,
        of choices: Choice.Type,
        short: Character? = nil,
        isRequired: Bool = false,
        section: OptionSection = .command
    ) -> OptionSpec {
        .value(
            name,
            placeholder,
            summary,
            short: short,
            allowed: choices.allCases.map(\.rawValue),
            isRequired: isRequired,
            section: section
        )
    }
}

/// The headings under which the help of a command shows its options, in this order.
enum OptionSection: String, CaseIterable, Sendable {
    /// What only this command has.
    case command = "Options"
    /// Which records, out of many.
    case selection = "Selection"
    /// How the result looks.
    case output = "Output"
    /// How Bolt is reached.
    case live = "Live"
    /// What every command has.
    case global = "Everywhere"
}
