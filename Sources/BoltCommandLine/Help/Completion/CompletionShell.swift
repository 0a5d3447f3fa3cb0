/// The shells that there is a completion script for.
enum CompletionShell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script.
    ///
    /// - Parameter outline: The commands of the tool.
    /// - Returns: The script, for the shell to read as it is.
    func script(for outline: CommandOutline) -> String {
        switch self {
        case .bash: BashCompletion(outline: outline).script
        case .zsh: ZshCompletion(outline: outline).script
        case .fish: FishCompletion(outline: outline).script
        }
    }
}
