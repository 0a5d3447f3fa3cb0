import BoltCheckoutCore

/// Finds the command in a command line: the first words, with global options before or between.
struct CommandLocator {
    /// Where the command was found.
    struct Place: Equatable {
        /// The words that were recognized; they may be the beginning of a path only.
        var words: [String] = []
        /// What belongs to the command: everything but its words.
        var rest: [String] = []
        /// Whether help was asked for.
        var wantsHelp = false
        /// Whether the version was asked for.
        var wantsVersion = false
    }

    /// The commands of the tool.
    let commands: [any Command.Type]

    /// Finds the command.
    ///
    /// - Parameter arguments: The command line without the name of the tool.
    /// - Returns: The words and the rest; the words are a whole path unless help was asked for.
    /// - Throws: ``UsageError`` if there is no such command.
    func locate(_ arguments: [String]) throws(UsageError) -> Place {
        var place = Place()
        let options = arguments.prefix { $0 != "--" }
        place.wantsHelp = options.contains(GlobalOptions.help.dashed)
        var index = 0
        while index < arguments.count {
            let word = arguments[index]
            if !isCommand(place.words), isOption(word) {
                index = try skipOption(at: index, of: arguments, to: &place)
            } else if word != "--", !isOption(word), begins(place.words + [word]) {
                place.words.append(word)
                index += 1
            } else {
                break
            }
        }
        place.rest += arguments[index...]
        if !place.wantsHelp, !place.wantsVersion, !isCommand(place.words) {
            throw problem(
                after: place.words,
                found: index < arguments.count ? arguments[index] : nil
            )
        }
        if place.wantsHelp, !isCommand(place.words), let word = arguments[index...].first {
            guard word == "--" else { throw problem(after: place.words, found: word) }
        }
        return place
    }

    /// The command with exactly this path.
    func command(at path: [String]) -> (any Command.Type)? {
        commands.first { $0.path == path }
    }

    /// The words of a command as far as they can be made out, for the help that an error points to.
    func words(in arguments: [String]) -> [String] {
        var words: [String] = []
        for word in arguments.prefix(while: { $0 != "--" }) where !isCommand(words) {
            if begins(words + [word]) { words.append(word) }
        }
        return words
    }

    private func isCommand(_ words: [String]) -> Bool {
        command(at: words) != nil
    }

    private func begins(_ words: [String]) -> Bool {
        commands.contains { $0.path.starts(with: words) }
    }

    private func isOption(_ word: String) -> Bool {
        word.utf8.first == UInt8(ascii: "-") && word != "-" && word != "--"
    }

    /// Hands a global option, and its value, over to the rest.
    private func skipOption(
        at index: Int,
        of arguments: [String],
        to place: inout Place
    ) throws(UsageError) -> Int {
        let word = arguments[index]
        let reader = OptionReader(specs: GlobalOptions.specs)
        switch word {
        case "--version", "-V":
            place.wantsVersion = true
            return index + 1
        case "-h":
            place.wantsHelp = true
            return index + 1
        default:
            break
        }
        var cursor = index
        do throws(UsageError) {
            _ = try reader.read(arguments, at: &cursor)
        } catch {
            guard place.wantsHelp else { throw explained(error, arguments) }
            return index + 1
        }
        place.rest += arguments[index..<cursor]
        return cursor
    }

    /// What is meant by an option that stands before the command and is not one of all commands.
    private func explained(_ error: UsageError, _ arguments: [String]) -> UsageError {
        guard case .unknownOption(let option, nil) = error else { return error }
        let command = command(at: words(in: arguments))
        let isDeclared = (command?.options ?? []).contains { spec in
            spec.dashed == option || spec.short.map { "-\($0)" } == option
        }
        if isDeclared {
            return .rule("'\(option)' stands before the command", hint: "put it behind")
        }
        let nearest = Spelling.nearest(to: String(option.dropFirst(2)), among: ["version"])
        return .unknownOption(option, nearest: nearest.map { "--\($0)" })
    }

    private func problem(after words: [String], found word: String?) -> UsageError {
        let visible = commands.filter { $0.section != .hidden && $0.path.starts(with: words) }
        var next: [String] = []
        for command in visible where command.path.count > words.count {
            let candidate = command.path[words.count]
            if !next.contains(candidate) { next.append(candidate) }
        }
        guard let word, word != "--" else {
            return words.isEmpty ? .missingCommand : .incompleteCommand(words, next: next)
        }
        let typed = (words + [word]).joined(separator: " ")
        let nearest = Spelling.nearest(to: word, among: next).map {
            (words + [$0]).joined(separator: " ")
        }
        return .unknownCommand(typed, nearest: nearest)
    }
}
