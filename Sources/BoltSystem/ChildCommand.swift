/// A program to start, with everything it gets: nothing is inherited but what stands here.
package struct ChildCommand: Equatable, Sendable {
    /// The program: a path with a slash, or a name that is looked up in `PATH`.
    package var program: String

    /// The arguments after the program's name.
    package var arguments: [String]

    /// The whole environment.
    package var environment: [String: String]

    /// The working folder, nil for this process's own.
    package var folder: String?

    /// Creates a command.
    package init(
        _ program: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        folder: String? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }
}
