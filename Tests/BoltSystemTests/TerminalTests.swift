import BoltSystem
import Testing

/// A shell in a terminal of its own stands for a person.
struct TerminalTests {
    private let deadline = Deadline.after(milliseconds: 30_000)

    private func child(_ script: String, columns: Int32 = 80) throws -> TerminalChild {
        let environment = ["PATH": "/usr/bin:/bin", "TERM": "dumb"]
        let command = ChildCommand("sh", ["-c", script], environment: environment)
        return try TerminalChild(command, columns: columns)
    }

    @Test func `a child in a terminal sees one, with its width`() throws {
        let child = try child("test -t 0 -a -t 1 -a -t 2 && stty size </dev/tty", columns: 97)
        let result = try child.finish(until: deadline)
        #expect(result.screen == "24 97\r\n")
        #expect(result.ending == .exited(0))
    }

    @Test func `Ctrl-C reaches the child as a signal`() throws {
        let child = try child("echo ready; exec sleep 60")
        _ = try child.screen(containing: "ready", until: deadline)
        try child.type("\u{3}")
        #expect(try child.finish(until: deadline).ending == .signaled(2))
    }

    @Test func `pipes and files are no terminals`() throws {
        let file = try InputFile.open("/dev/null")
        #expect(!Terminal.isTerminal(file.descriptor))
        #expect(Terminal.columns(file.descriptor) == nil)
        #expect(Terminal.echoes(file.descriptor) == nil)
    }

    @Test func `input that can't be hidden is not read`() throws {
        let file = try InputFile.open("/dev/null")
        let hidden = HiddenInput(Terminal(borrowing: file.descriptor), signals: nil)
        #expect(throws: SystemError.self) { try hidden.read(prompt: "") }
    }

    @Test func `knows the width of a terminal`() throws {
        let child = try child("read line", columns: 61)
        #expect(Terminal.isTerminal(child.descriptor))
        #expect(Terminal.columns(child.descriptor) == 61)
        #expect(Terminal.echoes(child.descriptor) == true)
    }

    /// Ctrl-C throws away what a wait has just seen: a read that waits would never see the signal.
    @Test(.timeLimit(.minutes(1)))
    func `a terminal where nothing is typed any more does not hold up its reader`() throws {
        let keyboard = try PseudoTerminal()
        let terminal = try Terminal.open(keyboard.path)
        #expect(try terminal.take() == .nothing)
        try keyboard.type("a\u{3}b\n")
        #expect(try terminal.take() == .byte(UInt8(ascii: "b")))
        #expect(try terminal.take() == .byte(UInt8(ascii: "\n")))
        #expect(try terminal.take() == .nothing)
    }

    @Test func `reads lines in the open, one after the other, to the end`() throws {
        let keyboard = try PseudoTerminal()
        let lines = TerminalLine(try Terminal.open(keyboard.path), signals: nil)
        try keyboard.type("first\nsecond\n\u{4}")
        #expect(try lines.read(prompt: "? ", until: deadline) == Array("first".utf8))
        #expect(try lines.read(prompt: "? ", until: deadline) == Array("second".utf8))
        #expect(try lines.read(prompt: "? ", until: deadline) == nil)
    }
}
