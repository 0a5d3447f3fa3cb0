import Testing

@testable import BoltCommandLine

/// What a right command line means.
struct ArgumentTests {
    private static let commands: [any Command.Type] = [
        HelpCommand.self, VersionCommand.self, SampleCommand.self, PickCommand.self,
    ]

    private static func expected(
        token: String = "x",
        fixture: String = "none",
        tolerance: String = "0",
        columns: String = "",
        dry: Bool = false,
        format: String = "text",
        operands: String = ""
    ) -> String {
        """
        token \(token)
        fixture \(fixture)
        tolerance \(tolerance)
        columns \(columns)
        dry \(dry)
        format \(format)
        operands \(operands)

        """
    }

    private static let cases: [(line: String, output: String)] = [
        ("sample show --token x", expected()),
        ("sample show --token=x", expected()),
        ("sample show --token=a=b", expected(token: "a=b")),
        ("sample show --token -x", expected(token: "-x")),
        ("sample show --token --undeclared", expected(token: "--undeclared")),
        ("sample show --token -", expected(token: "-")),
        ("sample show --token x -o json", expected(format: "json")),
        ("sample show --token x -ojson", expected(format: "json")),
        ("sample show --token x -nojson", expected(dry: true, format: "json")),
        ("sample show --token x -no json", expected(dry: true, format: "json")),
        ("sample show --token x --output=tsv", expected(format: "tsv")),
        ("sample show --token x --tolerance 5", expected(tolerance: "5")),
        ("sample show a --token x b -n c", expected(dry: true, operands: "a+b+c")),
        ("sample show --token x -- -weird.json --dry", expected(operands: "-weird.json+--dry")),
        ("sample show --token x - --", expected(operands: "-")),
        ("sample show --token x -- -- a", expected(operands: "--+a")),
        ("sample show --token x --column a,b --column c", expected(columns: "a+b+c")),
        ("--quiet sample show --token x", expected()),
        ("sample --no-color show --token x", expected()),
        ("--error-format json sample show --token x", expected()),
        ("sample show --token x -q", expected()),
        ("sample show --token x --fixture show", expected(fixture: "show")),
        ("sample pick zsh", "zsh\n"),
    ]

    @Test(arguments: cases)
    func `is read as POSIX users expect`(line: String, output: String) {
        let words = line.split(separator: " ").map(String.init)
        let run = CommandLineRun(words, commands: Self.commands)
        #expect(run == CommandLineRun(exit: .done, stdout: output))
    }

    @Test(arguments: [
        "sample show --help", "--help sample show", "-h sample show", "sample --help show",
        "sample show -h", "sample show -nh", "sample show --token x --help",
        "sample show --token --help", "sample show --nothing --help",
        "--nothing --help sample show",
        "sample show a b --help c", "sample show --help -- x",
    ])
    func `help wins wherever it stands`(line: String) {
        let words = line.split(separator: " ").map(String.init)
        let run = CommandLineRun(words, commands: Self.commands)
        #expect(run.exit == .done)
        #expect(run.stderr.isEmpty)
        #expect(run.stdout == CommandHelpPage(command: SampleCommand.self).text)
    }

    @Test func `help behind two dashes is an operand`() {
        let words = ["sample", "show", "--token", "x", "--", "--help", "-h"]
        let run = CommandLineRun(words, commands: Self.commands)
        #expect(run.stdout == Self.expected(operands: "--help+-h"))
    }

    @Test(arguments: [["--version"], ["-V"], ["version"], ["--quiet", "--version"]])
    func `the version is one line`(words: [String]) {
        #expect(CommandLineRun(words) == CommandLineRun(exit: .done, stdout: "bolt-cli 0.1.0\n"))
    }

    @Test(arguments: [["order", "--help"], ["help", "nothing", "here"]])
    func `help for what does not exist is wrong usage`(words: [String]) {
        let run = CommandLineRun(words, commands: Self.commands)
        #expect(run.exit == .usage)
        #expect(run.stdout.isEmpty)
    }

    @Test func `the help of a group lists its commands`() {
        let run = CommandLineRun(["sample", "--help"], commands: Self.commands)
        #expect(run.stdout.contains("  sample show  Show what was typed\n"))
        #expect(run.stdout.contains("  sample pick  Pick a shell\n"))
    }
}
