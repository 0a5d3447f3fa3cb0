import BoltSystem
import TestSupport
import Testing

/// `payment-flow` in front of a terminal, as somebody types.
@Suite(.serialized)
struct CardPromptTests {
    private let deadline = Deadline.after(milliseconds: 60_000)

    private func start(_ standIn: StandIn) throws -> TerminalChild {
        try TerminalChild(standIn.command(["payment-flow"]))
    }

    @Test func `a card is asked for, shown nowhere, and tokenized`() throws {
        let standIn = try StandIn()
        let child = try start(standIn)
        for (prompt, typed) in [
            ("Card number", "4111 1111 1111 1111"), ("Expiry", "12/48"),
            ("Security code", "739"), ("Postal code", "97401"),
        ] {
            _ = try child.screen(containing: "\(prompt)", until: deadline)
            #expect(Terminal.echoes(child.descriptor) == false)
            try child.type("\(typed)\n")
        }
        let end = try child.finish(until: deadline)
        #expect(end.ending == .exited(0))
        #expect(end.screen.contains("1111"))
        #expect(!end.screen.contains("4111 1111"))
        #expect(!end.screen.contains("4111111111111111"))
        // Three digits may stand in a port, a token or a time by chance.
        let lines = end.screen.split(whereSeparator: \.isNewline).filter { line in
            !line.contains("environment:") && !line.hasPrefix("token")
        }
        #expect(lines.count >= 9)
        #expect(!lines.contains { $0.contains("739") })
        #expect(Terminal.echoes(child.descriptor) != false)
    }

    @Test func `a wrong digit is asked for again, three times in all`() throws {
        let standIn = try StandIn()
        let child = try start(standIn)
        _ = try child.screen(containing: "Card number", until: deadline)
        try child.type("4111111111111112\n")
        _ = try child.screen(containing: "check the digits", until: deadline)
        try child.type("1\n2\n")
        let end = try child.finish(until: deadline)
        #expect(end.ending == .exited(65))
        #expect(end.screen.contains("code 2000"))
        #expect(!end.screen.contains("4111111111111112"))
        #expect(Terminal.echoes(child.descriptor) != false)
    }

    @Test(arguments: [
        ("\u{4}", ChildEnding.exited(3)), ("\u{3}", .signaled(2)), ("\u{1C}", .signaled(3)),
    ])
    func `end of input, Ctrl-C and Ctrl-Backslash tell nothing and give the terminal back`(
        key: String,
        ending: ChildEnding
    ) throws {
        let standIn = try StandIn()
        let child = try start(standIn)
        _ = try child.screen(containing: "Card number", until: deadline)
        try child.type("4111")
        try child.type(key == "\u{4}" ? "\u{15}\u{4}" : key)
        let end = try child.finish(until: deadline)
        #expect(end.ending == ending)
        #expect(!end.screen.contains("4111"))
        #expect(!end.screen.lowercased().contains("backtrace"))
        #expect(Terminal.echoes(child.descriptor) != false)
    }

    /// A shell without job control starts programs behind `&` with SIGINT ignored.
    @Test func `Ctrl-C ends the prompt of a program that ignores SIGINT`() throws {
        let standIn = try StandIn()
        var command = standIn.command(["payment-flow"])
        command.arguments =
            ["-c", #"trap '' INT; exec "$0" "$@""#, command.program] + command.arguments
        command.program = "/bin/sh"
        let child = try TerminalChild(command)
        _ = try child.screen(containing: "Card number", until: deadline)
        try child.type("4111\u{3}")
        let end = try child.finish(until: deadline)
        #expect(end.ending == .signaled(2))
        #expect(!end.screen.contains("4111"))
        #expect(Terminal.echoes(child.descriptor) != false)
    }
}
