/// What the user typed, checked against the declarations of one command.
struct ParsedArguments: Equatable, Sendable {
    /// The values of each option by its long name; a flag has one empty value.
    private let values: [String: [String]]
    /// What is no option, in the order of the command line.
    let operands: [String]

    /// Creates arguments that were checked already.
    ///
    /// - Parameters:
    ///   - values: The values of each option by its long name; a flag has one empty value.
    ///   - operands: What is no option.
    init(values: [String: [String]] = [:], operands: [String] = []) {
        self.values = values
        self.operands = operands
    }

    /// Whether the flag was given.
    func flag(_ option: OptionSpec) -> Bool {
        values[option.name] != nil
    }

    /// The value of an option that the command cannot do without.
    func required(_ option: OptionSpec) throws(UsageError) -> String {
        guard let value = values[option.name]?.first else {
            throw .missingOption(option.dashed, placeholder: option.placeholder ?? "")
        }
        return value
    }

    /// The value of an option, `nil` if it was not given.
    func optional(_ option: OptionSpec) -> String? {
        values[option.name]?.first
    }

    /// All values of a repeatable option, in the order of the command line.
    func all(_ option: OptionSpec) -> [String] {
        values[option.name] ?? []
    }

    /// The values of a repeatable option, each split at its commas.
    ///
    /// - Throws: ``UsageError/badValue(value:option:rule:)`` for an empty part.
    func list(_ option: OptionSpec) throws(UsageError) -> [String] {
        var parts: [String] = []
        for value in all(option) {
            for part in value.split(separator: ",", omittingEmptySubsequences: false) {
                guard !part.isEmpty else {
                    throw .badValue(
                        value: value,
                        option: option.dashed,
                        rule: "a name between commas is empty"
                    )
                }
                parts.append(String(part))
            }
        }
        return parts
    }

    /// The value of an option that has a fixed set of values.
    ///
    /// - Throws: ``UsageError/notAllowed(value:name:allowed:)`` that lists all of them.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: OptionSpec,
        default fallback: Choice
    ) throws(UsageError) -> Choice {
        try choice(option, of: Choice.self) ?? fallback
    }

    /// The value of an option that has a fixed set of values, `nil` if it was not given.
    ///
    /// - Throws: ``UsageError/notAllowed(value:name:allowed:)`` that lists all of them.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: OptionSpec,
        of choices: Choice.Type
    ) throws(UsageError) -> Choice? {
        guard let text = optional(option) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw .notAllowed(
                value: text,
                name: option.dashed,
                allowed: choices.allCases.map(\.rawValue)
            )
        }
        return choice
    }

    /// The value of an option that is a whole number, `nil` if it was not given.
    ///
    /// - Throws: ``UsageError/notInRange(value:option:lowest:highest:)``, for text that is no number too.
    func integer(
        _ option: OptionSpec,
        in range: ClosedRange<Int64> = 0...Int64.max
    ) throws(UsageError) -> Int64? {
        guard let text = optional(option) else { return nil }
        guard let number = Int64(text), range.contains(number), text.first != "+" else {
            throw .notInRange(
                value: text,
                option: option.dashed,
                lowest: range.lowerBound,
                highest: range.upperBound
            )
        }
        return number
    }

    /// The value of an option that is a whole number, or a fallback.
    func integer(
        _ option: OptionSpec,
        default fallback: Int64,
        in range: ClosedRange<Int64> = 0...Int64.max
    ) throws(UsageError) -> Int64 {
        try integer(option, in: range) ?? fallback
    }

    /// Refuses two options that exclude each other.
    func exclude(_ first: OptionSpec, _ second: OptionSpec) throws(UsageError) {
        guard values[first.name] != nil, values[second.name] != nil else { return }
        throw .conflict(first.dashed, second.dashed)
    }
}
