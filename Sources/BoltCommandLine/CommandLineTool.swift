import BoltSystem

/// The tool: its commands, and the one place where a command line becomes an exit code.
package enum CommandLineTool {
    /// The name people type.
    static let name = "bolt-cli"

    /// The commands, in the order of `--help`. A new command is one more line here.
    static let commands: [any Command.Type] = [
        CheckoutCommand.self,
        LoginCommand.self,
        PaymentFlowCommand.self,
        AuthorizeCommand.self,
        InspectCommand.self,
        CheckCommand.self,
        ReconcileCommand.self,
        ExplainCommand.self,
        TimelineCommand.self,
        DiffCommand.self,
        RedactCommand.self,
        WebhookVerifyCommand.self,
        OrderCreateCommand.self,
        WatchCommand.self,
        WebhookListenCommand.self,
        StatementCommand.self,
        DoctorCommand.self,
        MockCommand.self,
        CompletionCommand.self,
        HelpCommand.self,
        VersionCommand.self,
    ]

    /// Runs a command line and ends the process.
    ///
    /// - Parameters:
    ///   - arguments: The command line without the name of the tool.
    ///   - context: The outside world.
    package static func runAndExit(
        _ arguments: some Collection<String>,
        in context: CommandContext
    ) -> Never {
        Process.reportNoCrashes()
        Process.keepFreedMemory()
        let code = run(Array(arguments), in: context)
        guard code != .interrupted else {
            // A shell's loop stops only when its command dies of the signal itself.
            Process.die(of: SignalPipe.installed?.pending ?? .interrupt)
        }
        Process.exit(code.rawValue)
    }

    /// Runs a command line.
    ///
    /// - Parameters:
    ///   - arguments: The command line without the name of the tool.
    ///   - context: The outside world.
    ///   - commands: The commands there are.
    /// - Returns: How the run ended, with everything written.
    static func run(
        _ arguments: [String],
        in context: CommandContext,
        commands: [any Command.Type] = commands
    ) -> ExitCode {
        let console = context.console
        do throws(UsageError) {
            return console.finish(try perform(arguments, in: context, commands: commands))
        } catch {
            console.settings = ConsoleSettings(guessedFrom: arguments)
            var words = CommandLocator(commands: commands).words(in: arguments)
            // The help of `help` lists no commands; that of the tool does.
            if case .unknownTopic = error { words = [] }
            let command = ([name] + words + ["--help"]).joined(separator: " ")
            let code = console.failure(
                Failure("usage", .usage, "\(error.sentence) see '\(command)'")
            )
            return console.finish(code)
        }
    }

    private static func perform(
        _ arguments: [String],
        in context: CommandContext,
        commands: [any Command.Type]
    ) throws(UsageError) -> ExitCode {
        switch try CommandLineParser(commands: commands).parse(arguments) {
        case .version:
            return try VersionCommand(ParsedArguments()).run(in: context)
        case .help(let path):
            let page = HelpPage(commands: commands)
            guard let text = page.text(for: path) else {
                throw .unknownCommand(path.joined(separator: " "), nearest: nil)
            }
            context.console.result(text)
            return .done
        case .run(let command, let parsed):
            context.console.settings = try GlobalOptions(parsed).consoleSettings
            return try command.init(parsed).run(in: context)
        }
    }
}
