import Testing

@testable import BoltCommandLine

/// Help is made from the declarations, so that it cannot drift from them.
struct HelpTests {
    private static let pages: [[String]] =
        [[]] + CommandLineTool.commands.map { $0.path } + HelpTopic.allCases.map { [$0.rawValue] }

    @Test(arguments: pages)
    func `goes to standard output, in 80 columns`(words: [String]) {
        let run = CommandLineRun(["help"] + words)
        #expect(run.exit == .done)
        #expect(run.stderr.isEmpty)
        #expect(run.stdout.hasSuffix("\n") && !run.stdout.hasSuffix("\n\n"))
        for line in run.stdout.split(separator: "\n") where !line.hasPrefix("  $ ") {
            #expect(line.count <= 80, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)")
        }
    }

    @Test func `an empty command line of help is the help of the tool`() {
        #expect(CommandLineRun(["help"]).stdout == CommandLineRun(["--help"]).stdout)
    }

    @Test func `lists every command that is not hidden`() {
        let overview = CommandLineRun(["--help"]).stdout
        for command in CommandLineTool.commands {
            let isListed = overview.contains("\n  \(command.fullName) ")
            #expect(isListed == (command.section != .hidden), "\(command.fullName)")
        }
    }

    @Test func `shows the declarations of a command`() {
        let text = CommandHelpPage(command: SampleCommand.self).text
        let expected = """
            Show what was typed

            Usage:
              bolt-cli sample show --token TOKEN [OPTIONS] [FILE]...

            Examples:
              # The shortest
              $ bolt-cli sample show --token x

            Arguments:
              FILE  What to look at

            Options:
                  --token TOKEN   A token
                  --fixture PATH  A file
                  --tolerance N   Minor units
                  --column NAME   A column (may be repeated)
              -n, --dry           Do nothing

            Output:
              -o, --output FORMAT  How results are written: text, tsv, csv, json, ndjson

            Everywhere:
              -h, --help                 Show this help
              -q, --quiet                Say nothing but errors
                  --no-color             Use no colors (also: NO_COLOR=1)
                  --error-format FORMAT  How errors are written to standard error: text,
                                         json

            """
        #expect(text == expected)
    }

    @Test func `names every exit code of the design`() {
        let numbers: [Int32] = [0, 1, 2, 3, 64, 65, 66, 69, 70, 74, 75, 76, 77, 130]
        #expect(ExitCode.allCases.map(\.rawValue) == numbers)
        let text = CommandLineRun(["help", "exit-codes"]).stdout
        for number in numbers { #expect(text.contains("\n  \(number) ")) }
    }

    @Test(arguments: CommandLineTool.commands.flatMap { $0.examples.map(\.line) })
    func `every example is a right command line`(line: String) throws {
        for part in line.split(separator: "|") {
            let words = ShellWords.split(String(part))
            guard let start = words.firstIndex(of: "bolt-cli") else { continue }
            let rest = words[(start + 1)...].prefix {
                !["&&", ">", "||", ";", "done"].contains($0)
            }
            let parser = CommandLineParser(commands: CommandLineTool.commands)
            let invocation = try parser.parse(Array(rest))
            if case .run(let command, let arguments) = invocation {
                _ = try GlobalOptions(arguments)
                _ = try command.init(arguments)
            }
        }
    }

    @Test func `wraps at spaces and keeps long words whole`() {
        #expect(HelpLayout.wrap("aa bb cc", to: 5) == ["aa bb", "cc"])
        #expect(HelpLayout.wrap("aaaaaaa b", to: 5) == ["aaaaaaa", "b"])
        #expect(HelpLayout.wrap("", to: 5) == [""])
    }

    @Test func `no two options of a command share a name or a letter`() {
        for command in CommandLineTool.commands {
            let options = command.options + GlobalOptions.specs
            let names = options.map(\.name)
            let letters = options.compactMap(\.short)
            #expect(Set(names).count == names.count, "\(command.fullName)")
            #expect(Set(letters).count == letters.count, "\(command.fullName)")
        }
    }
}
