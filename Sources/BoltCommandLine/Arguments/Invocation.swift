/// What a command line asks for.
enum Invocation {
    /// Run a command.
    case run(any Command.Type, ParsedArguments)
    /// Show the help of the command with this path, of the commands below it, or of the tool.
    case help([String])
    /// Show the version.
    case version
}
