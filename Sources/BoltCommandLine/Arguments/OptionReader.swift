import BoltCheckoutCore

/// Reads options by their declarations, as POSIX users expect them.
///
/// `--name value`, `--name=value`, `-o value`, `-ovalue`, and flags of one letter behind one dash.
/// The next argument is an option's value unless it is `--` or a declared `--name`: so `--tolerance
/// -1` reaches validation, and `--fixture --output` is a missing value.
struct OptionReader {
    /// The declarations.
    let specs: [OptionSpec]

    /// Reads the option at `index`, which begins with a dash.
    ///
    /// - Parameters:
    ///   - arguments: The whole command line.
    ///   - index: Where the option stands; afterwards the argument behind it and its value.
    /// - Returns: The option and its value (empty for a flag); several for a cluster of flags.
    /// - Throws: ``UsageError`` that never repeats a value that may be a secret.
    func read(
        _ arguments: [String],
        at index: inout Int
    ) throws(UsageError) -> [(option: OptionSpec, value: String)] {
        let word = arguments[index]
        index += 1
        if word.utf8.starts(with: "--".utf8) {
            return [try readLong(word, arguments, &index)]
        }
        return try readCluster(word, arguments, &index)
    }

    private func readLong(
        _ word: String,
        _ arguments: [String],
        _ index: inout Int
    ) throws(UsageError) -> (OptionSpec, String) {
        let (name, inline) = split(word)
        guard let option = specs.first(where: { $0.name == name }) else {
            throw unknown(name)
        }
        if option.isFlag {
            guard inline == nil else { throw .unexpectedValue(option: option.dashed) }
            return (option, "")
        }
        let value: String
        if let inline {
            value = inline
        } else {
            value = try next(option, typed: option.dashed, arguments, &index)
        }
        guard !value.isEmpty else { throw .emptyValue(option: option.dashed) }
        return (option, value)
    }

    private func readCluster(
        _ word: String,
        _ arguments: [String],
        _ index: inout Int
    ) throws(UsageError) -> [(option: OptionSpec, value: String)] {
        var found: [(option: OptionSpec, value: String)] = []
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = specs.first(where: { $0.short == letter }) else {
                guard word.contains(where: { $0 == "." || $0 == "/" }) else {
                    throw .unknownOption("-\(letter)", nearest: nil)
                }
                throw .rule("there is no option '-\(letter)'", hint: UsageError.dashAdvice)
            }
            if option.isFlag {
                found.append((option, ""))
                continue
            }
            let typed = "-\(letter)"
            let value: String
            if letters.isEmpty {
                value = try next(option, typed: typed, arguments, &index)
            } else {
                value = String(letters)
            }
            guard !value.isEmpty else { throw .emptyValue(option: typed) }
            found.append((option, value))
            letters = ""
        }
        return found
    }

    /// Takes the next argument as a value.
    private func next(
        _ option: OptionSpec,
        typed: String,
        _ arguments: [String],
        _ index: inout Int
    ) throws(UsageError) -> String {
        guard index < arguments.count, !isDeclared(arguments[index]) else {
            throw .missingValue(option: typed, placeholder: option.placeholder ?? "")
        }
        defer { index += 1 }
        return arguments[index]
    }

    /// Whether the argument is `--` or a declared `--name`, and so no value.
    private func isDeclared(_ word: String) -> Bool {
        guard word.utf8.starts(with: "--".utf8) else { return false }
        let name = split(word).name
        return name.isEmpty || specs.contains { $0.name == name }
    }

    private func split(_ word: String) -> (name: String, inline: String?) {
        let bytes = word.utf8.dropFirst(2)
        guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            return (String(Substring(bytes)), nil)
        }
        let value = bytes[bytes.index(after: sign)...]
        return (String(Substring(bytes[..<sign])), String(Substring(value)))
    }

    private func unknown(_ name: String) -> UsageError {
        if let advice = SecretOption.advice(for: name) {
            return .secretTyped(option: "--\(name)", advice: advice)
        }
        let nearest = Spelling.nearest(to: name, among: specs.map(\.name))
        return .unknownOption("--\(name)", nearest: nearest.map { "--\($0)" })
    }
}
