import Testing

@testable import BoltCommandLine

/// A wrong command line and the one sentence it is answered with.
struct UsageErrorTests {
    private static let commands: [any Command.Type] = [
        HelpCommand.self, SampleCommand.self, PickCommand.self,
    ]

    @Test(arguments: [
        ("", "a command is missing; see 'bolt-cli --help'"),
        ("--quiet", "a command is missing; see 'bolt-cli --help'"),
        ("-- sample", "a command is missing; see 'bolt-cli --help'"),
        ("sampel show", "'sampel' is not a command; did you mean 'sample'? see 'bolt-cli --help'"),
        ("zzzzzz", "'zzzzzz' is not a command; see 'bolt-cli --help'"),
        (
            "sample",
            "'sample' is not complete; add one of: show, pick; see 'bolt-cli sample --help'"
        ),
        (
            "sample shw --token x",
            "'sample shw' is not a command; did you mean 'sample show'? see 'bolt-cli sample --help'"
        ),
        (
            "sample show --tokn x",
            "there is no option '--tokn'; did you mean '--token'? see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --zzzzzzzz=hidden",
            "there is no option '--zzzzzzzz'; see 'bolt-cli sample show --help'"
        ),
        ("sample show -z", "there is no option '-z'; see 'bolt-cli sample show --help'"),
        (
            "sample show -z.json",
            "there is no option '-z'; put '--' before an argument that begins with a dash; see 'bolt-cli sample show --help'"
        ),
        (
            "--fixture x sample show",
            "'--fixture' stands before the command; put it behind; see 'bolt-cli sample show --help'"
        ),
        (
            "-o json sample show",
            "'-o' stands before the command; put it behind; see 'bolt-cli sample show --help'"
        ),
        (
            "--versoin",
            "there is no option '--versoin'; did you mean '--version'? see 'bolt-cli --help'"
        ),
        (
            "sample show -5",
            "there is no option '-5'; put '--' before an argument that begins with a dash; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token",
            "'--token' needs a value (TOKEN); see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token --output json",
            "'--token' needs a value (TOKEN); see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token --output=json",
            "'--token' needs a value (TOKEN); see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token -- x",
            "'--token' needs a value (TOKEN); see 'bolt-cli sample show --help'"
        ),
        ("sample show -o", "'-o' needs a value (FORMAT); see 'bolt-cli sample show --help'"),
        (
            "sample show --token=",
            "the value of '--token' is empty; is a variable unset? see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token x --dry=yes",
            "'--dry' takes no value; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token x --token y",
            "'--token' is given twice; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show -nn --token x", "'--dry' is given twice; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show",
            "'--token' is missing; add --token TOKEN; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token x -o xml",
            "'xml' is not a value for '--output'; use one of: text, tsv, csv, json, ndjson; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token x --tolerance -1",
            "'-1' is not a value for '--tolerance'; use a whole number, 0 or more; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token x --tolerance=9223372036854775808",
            "'9223372036854775808' is not a value for '--tolerance'; use a whole number, 0 or more; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token x --column a,,b",
            "'a,,b' is not a value for '--column': a name between commas is empty; see 'bolt-cli sample show --help'"
        ),
        (
            "sample show --token x --error-format xml",
            "'xml' is not a value for '--error-format'; use one of: text, json; see 'bolt-cli sample show --help'"
        ),
        ("sample pick", "SHELL is missing; see 'bolt-cli sample pick --help'"),
        (
            "sample pick bash zsh",
            "'zsh' is one argument too many; see 'bolt-cli sample pick --help'"
        ),
        (
            "sample pick csh",
            "'csh' is not a value for 'SHELL'; use one of: bash, zsh; see 'bolt-cli sample pick --help'"
        ),
        (
            "help nothing", "there is no help for 'nothing'; see 'bolt-cli --help'"
        ),
        (
            "help fixture",
            "there is no help for 'fixture'; did you mean 'fixtures'? see 'bolt-cli --help'"
        ),
    ])
    func `is one line on standard error and nothing else`(line: String, sentence: String) {
        let words = line.split(separator: " ").map(String.init)
        let run = CommandLineRun(words, commands: Self.commands)
        #expect(run == CommandLineRun(exit: .usage, stderr: "bolt-cli: \(sentence)\n"))
    }

    @Test func `an empty operand is an unset variable`() {
        let run = CommandLineRun(["sample", "show", "--token", "x", ""], commands: Self.commands)
        #expect(run.exit == .usage)
        #expect(run.stderr.contains("the value of 'FILE' is empty; is a variable unset?"))
    }

    @Test(arguments: [
        "--api-key", "--apikey", "--API_KEY", "--publishable-key", "--signing-secret",
        "--card-number", "--pan", "--cvv", "--cvc", "--password", "--client-secret",
    ])
    func `a secret is answered with advice and never repeated`(option: String) {
        for words in [[option, "4111111111111111"], ["\(option)=4111111111111111"]] {
            let run = CommandLineRun(
                ["sample", "show"] + words,
                commands: Self.commands
            )
            #expect(run.exit == .usage)
            #expect(run.stdout.isEmpty)
            #expect(run.stderr.hasPrefix("bolt-cli: secrets on the command line are visible"))
            #expect(run.stderr.contains("instead of '\(option)' "))
            #expect(!run.stderr.contains("4111"))
        }
    }

    @Test func `an error is an object where that was asked for, even if the rest is unreadable`() {
        let words = ["sample", "show", "--nothing", "--error-format", "json"]
        let run = CommandLineRun(words, commands: Self.commands)
        let members = [
            #""code":"usage","exit":64,"message":"there is no option '--nothing'; "#,
            #"see 'bolt-cli sample show --help'","file":null,"line":null,"column":null,"#,
            #""path":null,"http_status":null,"trace_id":null"#,
        ]
        #expect(run.stderr == "{\(members.joined())}\n")
        #expect(run.exit == .usage)
    }

    @Test func `what was typed cannot steer the terminal`() {
        let run = CommandLineRun(["\u{1B}[2Jsample\nPAID"], commands: Self.commands)
        #expect(
            run.stderr
                == "bolt-cli: '\\u001b[2Jsample\\u000aPAID' is not a command; see 'bolt-cli --help'\n"
        )
    }
}
