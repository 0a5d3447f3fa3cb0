/// Turns a command line into what it asks for.
struct CommandLineParser {
    /// The commands of the tool.
    let commands: [any Command.Type]

    /// Reads a command line.
    ///
    /// - Parameter arguments: The command line without the name of the tool.
    /// - Returns: What it asks for, checked against the declarations of the command.
    /// - Throws: ``UsageError`` for the first thing that is wrong.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        let locator = CommandLocator(commands: commands)
        let place = try locator.locate(arguments)
        if place.wantsHelp { return .help(place.words) }
        if place.wantsVersion { return .version }
        guard let command = locator.command(at: place.words) else { throw .missingCommand }
        guard let parsed = try read(place.rest, for: command) else { return .help(place.words) }
        return .run(command, parsed)
    }

    /// Reads what follows the words of a command.
    ///
    /// - Returns: The arguments, `nil` if help was asked for.
    private func read(
        _ arguments: [String],
        for command: any Command.Type
    ) throws(UsageError) -> ParsedArguments? {
        let specs = command.options + GlobalOptions.specs
        let reader = OptionReader(specs: specs)
        var values: [String: [String]] = [:]
        var operands: [String] = []
        var index = 0
        while index < arguments.count {
            let word = arguments[index]
            if word == "--" {
                operands += arguments[(index + 1)...]
                break
            }
            guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
                operands.append(word)
                index += 1
                continue
            }
            for (option, value) in try reader.read(arguments, at: &index) {
                if option == GlobalOptions.help { return nil }
                guard option.isRepeatable || values[option.name] == nil else {
                    throw .repeated(option: option.dashed)
                }
                try Self.check(value, name: option.dashed, isOneOf: option.allowed)
                values[option.name, default: []].append(value)
            }
        }
        for option in specs where option.isRequired && values[option.name] == nil {
            throw .missingOption(option.dashed, placeholder: option.placeholder ?? "")
        }
        try Self.check(operands, against: command.operands)
        return ParsedArguments(values: values, operands: operands)
    }

    private static func check(
        _ operands: [String],
        against spec: OperandSpec
    ) throws(UsageError) {
        if let maximum = spec.maximum, operands.count > maximum {
            throw .unexpectedOperand(operands[maximum])
        }
        if operands.count < spec.needed.count {
            throw .missingOperand(spec.needed[operands.count].placeholder)
        }
        let declared = spec.all
        for (index, text) in operands.enumerated() {
            let operand = declared[min(index, declared.count - 1)]
            guard !text.isEmpty else { throw .emptyValue(option: operand.placeholder) }
            try check(text, name: operand.placeholder, isOneOf: operand.allowed)
        }
    }

    private static func check(
        _ value: String,
        name: String,
        isOneOf allowed: [String]
    ) throws(UsageError) {
        guard !allowed.isEmpty, !allowed.contains(value) else { return }
        throw .notAllowed(value: value, name: name, allowed: allowed)
    }
}
