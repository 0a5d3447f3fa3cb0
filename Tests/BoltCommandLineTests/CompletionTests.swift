import Testing

@testable import BoltCommandLine

/// Completion scripts, loaded by the shells they are for.
struct CompletionTests {
    private static let commands: [any Command.Type] = [
        CompletionCommand.self, HelpCommand.self, SampleCommand.self, PickCommand.self,
        VersionCommand.self,
    ]

    /// What is typed, the last word unfinished, and what can stand in its place.
    private static let cases: [(words: [String], answers: [String])] = [
        ([""], ["completion", "help", "sample"]),
        (["sa"], ["sample"]),
        (["sample", ""], ["show", "pick"]),
        (["sample", "pick", ""], ["bash", "zsh"]),
        (["completion", "f"], ["fish"]),
        (["sample", "show", "--to"], ["--token", "--tolerance"]),
        (["sample", "show", "--output", ""], ["text", "tsv", "csv", "json", "ndjson"]),
        (["sample", "show", "-o", "nd"], ["ndjson"]),
        (["--error-format", ""], ["text", "json"]),
        (["--quiet", "sample", "p"], ["pick"]),
        (["help", "exit"], ["exit-codes"]),
        (["sample", "show", "--fixture", "o"], ["other.json"]),
        (["sample", "show", "a"], ["a file.json"]),
    ]

    @Test(
        .enabled(if: ShellCompletion.program(.bash) != nil, "bash is not installed"),
        arguments: cases + [
            (["sample", "show", "--output", "=", "j"], ["json"]),
            (["sample", "show", "--output", "="], ["text", "tsv", "csv", "json", "ndjson"]),
            (["sample", "show", "--token", ""], []),
            (["sample", "show", "--", "--"], []),
            (["sample", "show", "--", "o"], ["other.json"]),
            (["version", ""], ["completion", "help", "sample"]),
        ]
    )
    func `bash completes`(words: [String], answers: [String]) throws {
        let code = """
            source "$1"
            shift
            COMP_WORDS=(bolt-cli "$@")
            COMP_CWORD=$#
            _bolt_cli
            ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
            """
        let completion = ShellCompletion(.bash, commands: Self.commands)
        #expect(try completion.lines(of: code, words) == answers)
    }

    @Test(
        .enabled(if: ShellCompletion.program(.fish) != nil, "fish is not installed"),
        arguments: cases
    )
    func `fish completes`(words: [String], answers: [String]) throws {
        let code = """
            source $argv[1]
            complete -C $argv[2] | string split -f 1 \\t
            """
        let completion = ShellCompletion(.fish, commands: Self.commands)
        let line = (["bolt-cli"] + words).joined(separator: " ")
        let found = try completion.lines(of: code, [line])
        #expect(Set(found.map { $0.replacing("\\ ", with: " ") }) == Set(answers))
    }

    @Test(.enabled(if: ShellCompletion.program(.zsh) != nil, "zsh is not installed"))
    func `zsh hands the words behind the command to its own parser`() throws {
        let code = """
            compdef() { print -r -- "compdef $*" }
            _arguments() { print -r -- "words ${(j:+:)words} at $CURRENT"; print -rl -- "$@" }
            source "$1"
            words=(bolt-cli --quiet sample show --fixture '')
            CURRENT=6
            _bolt-cli
            """
        let lines = try ShellCompletion(.zsh, commands: Self.commands).lines(of: code)
        #expect(
            lines.prefix(5) == [
                "compdef _bolt-cli bolt-cli", "words bolt-cli+--fixture+ at 3", "-s", "-S", ":",
            ]
        )
        #expect(lines.contains("--fixture=[A file]:PATH:_files"))
        #expect(lines.contains("--tolerance=[Minor units]:N:( )"))
        #expect(lines.contains("*--column=[A column]:NAME:( )"))
        #expect(lines.contains("(-n --dry)-n[Do nothing]"))
        #expect(
            lines.contains(
                "(-o --output)-o+[How results are written]:FORMAT:(text tsv csv json ndjson)"
            )
        )
        #expect(lines.last == "*:FILE:_files")
    }

    @Test(arguments: CompletionShell.allCases)
    func `the script of the whole tool loads without a word`(shell: CompletionShell) throws {
        guard ShellCompletion.program(shell) != nil else { return }
        let completion = ShellCompletion(shell, commands: CommandLineTool.commands)
        let code =
            switch shell {
            case .bash: "source \"$1\""
            case .zsh: "compdef() { : }; source \"$1\""
            case .fish: "source $argv[1]"
            }
        #expect(try completion.lines(of: code).isEmpty)
    }

    @Test func `quotes survive`() {
        #expect(ShellQuoting.quoted("it's") == #"'it'\''s'"#)
        #expect(ShellQuoting.fishQuoted(#"it's \n"#) == #"'it\'s \\n'"#)
    }

    @Test func `hidden commands are not completed`() {
        let names = CommandOutline(commands: Self.commands).nodes.map(\.name)
        #expect(names == ["", "completion", "help", "sample", "sample show", "sample pick"])
    }

    @Test func `the manual page tells of every command, option and exit code`() {
        let page = CommandLineRun(["help", "man"]).stdout
        #expect(page.hasPrefix(".TH BOLT-CLI 1 "))
        for command in CommandLineTool.commands where command.section != .hidden {
            let name = RoffText.escaped(command.fullName)
            #expect(page.contains(".SS bolt\\-cli \(name) "), "\(command.fullName)")
            for option in command.options {
                #expect(page.contains(RoffText.escaped(option.dashed)), "\(option.dashed)")
            }
        }
        for code in ExitCode.allCases {
            #expect(page.contains("\\fB\(code.rawValue)\\fR\n\(RoffText.escaped(code.meaning))\n"))
        }
    }

    @Test func `text of the manual page is never a macro`() {
        #expect(RoffText.escaped(".TH x") == "\\&.TH x")
        #expect(RoffText.escaped("a-b 'c' \\d") == "a\\-b \\(aqc\\(aq \\ed")
    }
}
