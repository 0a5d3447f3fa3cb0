import BoltSystem
import TestSupport
import Testing

/// One reader at a time has the terminal of a program, so these run one after the other.
@Suite(.serialized)
struct HiddenInputTests {
    private let deadline = Deadline.after(milliseconds: 30_000)

    /// Types once the prompt is there, as a person does, and reads what comes.
    private func read(_ typed: String) throws -> String? {
        let keyboard = try PseudoTerminal()
        let terminal = try Terminal.open(keyboard.path)
        let deadline = deadline
        let typist = try WorkerThread {
            let screen = keyboard.descriptor
            try? Poll.wait(for: .read, on: screen, until: deadline, signals: nil)
            if Terminal.echoes(screen) == false { try? keyboard.type(typed) }
        }
        let hidden = HiddenInput(terminal, signals: nil)
        let line = try hidden.read(prompt: "? ", until: deadline)
        typist.join()
        #expect(Terminal.echoes(keyboard.descriptor) == true)
        return line?.withBytes { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("secret\n", "secret"),
        ("secret\r", "secret"),
        ("\n", ""),
        ("abd\u{7F}c\n", "abc"),
        ("aé\u{7F}b\n", "ab"),
        ("\u{8}x\n", "x"),
        ("wrong\u{15}right\n", "right"),
        ("\u{4}", nil),
        ("ab\u{4}c\n", "abc"),
        ("first\nsecond\n", "first"),
    ])
    func `reads a line as typed, with its corrections`(typed: String, line: String?) throws {
        #expect(try read(typed) == line)
    }

    @Test func `keeps all of a long line`() throws {
        let text = String(repeating: "0123456789", count: 1_000)
        #expect(try read(text + "\n") == text)
    }

    @Test func `held, the terminal shows nothing between two lines either`() throws {
        let keyboard = try PseudoTerminal()
        let hidden = HiddenInput(try Terminal.open(keyboard.path), signals: nil)
        try hidden.hold()
        try keyboard.type("one\ntwo\n")
        for expected in ["one", "two"] {
            let line = try hidden.read(prompt: "? ", until: deadline)
            #expect(line?.withBytes { String(decoding: $0, as: UTF8.self) } == expected)
            #expect(Terminal.echoes(keyboard.descriptor) == false)
        }
        hidden.release()
        #expect(Terminal.echoes(keyboard.descriptor) == true)
    }

    @Test(arguments: [("early\n", "early"), ("ear", "early"), ("\u{4}", nil)])
    func `takes what was typed before the prompt`(typed: String, line: String?) throws {
        let keyboard = try PseudoTerminal()
        let terminal = try Terminal.open(keyboard.path)
        try keyboard.type(typed)
        let hidden = HiddenInput(terminal, signals: nil)
        try hidden.hold()
        if typed == "ear" { try keyboard.type("ly\n") }
        let read = try hidden.read(prompt: "? ", until: deadline)
        #expect(read?.withBytes { String(decoding: $0, as: UTF8.self) } == line)
    }

    @Test func `a wait that took too long gives the terminal back`() throws {
        let keyboard = try PseudoTerminal()
        let hidden = HiddenInput(try Terminal.open(keyboard.path), signals: nil)
        let error = #expect(throws: SystemError.self) {
            try hidden.read(prompt: "", until: .after(milliseconds: 20))
        }
        #expect(error?.isTimeout == true)
        #expect(Terminal.echoes(keyboard.descriptor) == true)
    }

    @Test func `a signal ends the wait and gives the terminal back`() async throws {
        await #expect(processExitsWith: .exitCode(42)) {
            let keyboard = try PseudoTerminal()
            let pipe = try SignalPipe.install()
            let hidden = HiddenInput(try Terminal.open(keyboard.path), signals: pipe)
            try Process.send(.interrupt, to: Process.identifier)
            do throws(SystemError) {
                _ = try hidden.read(prompt: "")
            } catch {
                let isRestored = Terminal.echoes(keyboard.descriptor) == true
                Process.exit(error.isCancelled && isRestored ? 42 : 1)
            }
        }
    }

    /// The child reads without a signal pipe; this side looks at the terminal that it leaves.
    @Test func `a signal that ends the program gives the terminal back first`() async throws {
        let keyboard = try PseudoTerminal()
        let path = keyboard.path
        await #expect(processExitsWith: .signal(15)) { [path = path as String] in
            let process = Process.identifier
            let sender = try WorkerThread {
                guard let terminal = try? Terminal.open(path) else { return }
                while Terminal.echoes(terminal.descriptor) == true {}
                try? Process.send(.terminate, to: process)
            }
            _ = try HiddenInput(try Terminal.open(path), signals: nil).read(prompt: "")
            sender.join()
        }
        #expect(Terminal.echoes(keyboard.descriptor) == true)
    }

    /// A shell watches the stopped program's terminal, then continues it and ends the line.
    @Test func `a program that is stopped gives the terminal back meanwhile`() async throws {
        let keyboard = try PseudoTerminal()
        let path = keyboard.path
        await #expect(processExitsWith: .exitCode(42)) { [path = path as String] in
            let script = """
                until stty -a <"$1" | grep -q -- '-echo '; do :; done
                kill -TSTP $PPID
                until ps -o stat= -p $PPID | grep -q T; do :; done
                stty -a <"$1" | grep -q -- ' echo ' && echo audible
                kill -CONT $PPID
                until stty -a <"$1" | grep -q -- '-echo '; do :; done
                echo mute
                kill -TERM $PPID
                """
            let command = ChildCommand(
                "sh",
                ["-c", script, "sh", path],
                environment: ["PATH": "/usr/bin:/bin"]
            )
            let pipe = try SignalPipe.install()
            let watcher = try ChildProcess.start(command)
            let terminal = try Terminal.open(path)
            _ = try? HiddenInput(terminal, signals: pipe).read(prompt: "")
            let result = try watcher.finish(until: .after(milliseconds: 30_000))
            Process.exit(result.stdout == Array("audible\nmute\n".utf8) ? 42 : 1)
        }
    }
}
