/// What the global options say about the console.
struct ConsoleSettings: Equatable, Sendable {
    /// Whether notes and warnings are left out.
    var isQuiet = false
    /// Whether colors are allowed at all.
    var allowsColor = true
    /// How errors are written.
    var errorFormat = ErrorFormat.text

    /// Creates settings; the defaults are those of a command line without global options.
    init(isQuiet: Bool = false, allowsColor: Bool = true, errorFormat: ErrorFormat = .text) {
        self.isQuiet = isQuiet
        self.allowsColor = allowsColor
        self.errorFormat = errorFormat
    }

    /// The settings of a command line that could not be read, as far as they can be made out.
    ///
    /// - Parameter arguments: The command line.
    init(guessedFrom arguments: [String]) {
        let options = Array(arguments.prefix { $0 != "--" })
        let name = GlobalOptions.errorFormat.dashed
        let separate = zip(options, options.dropFirst()).contains { $0 == name && $1 == "json" }
        let isJSON = separate || options.contains("\(name)=json")
        self.init(
            allowsColor: !options.contains(GlobalOptions.noColor.dashed),
            errorFormat: isJSON ? .json : .text
        )
    }
}
