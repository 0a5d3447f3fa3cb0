import CSystem

/// A program that runs in a terminal of its own, as if somebody sat in front of it.
package final class TerminalChild {
    /// The system's number of the process.
    package let identifier: Int32
    private let terminal: PseudoTerminal
    private let output: ChildOutput
    private var ending: ChildEnding?

    /// Starts a program in a new terminal.
    package init(
        _ command: ChildCommand,
        columns: Int32 = 80,
        rows: Int32 = 24
    ) throws(SystemError) {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        output = ChildOutput(terminal.master)
        identifier = try ChildSpawner.spawn(command, .terminal(terminal.path), ownSession: true)
    }

    deinit {
        guard ending == nil else { return }
        _ = csystem_kill(identifier, Signal.kill.number)
        _ = csystem_wait_for(identifier, 0)
    }

    /// The person's side of the terminal, for questions such as whether it echoes.
    package var descriptor: Int32 { terminal.descriptor }

    /// Types something. `"\u{3}"` is Ctrl-C, `"\u{4}"` Ctrl-D.
    package func type(_ text: String) throws(SystemError) {
        try terminal.type(text)
    }

    /// Everything on the screen so far, read until it contains a text or the program ended.
    ///
    /// - Throws: An error that is a timeout.
    package func screen(
        containing text: String,
        until deadline: Deadline
    ) throws(SystemError) -> String {
        try output.read(until: deadline) { bytes in
            !String(decoding: bytes, as: UTF8.self).contains(text)
        }
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// Sends a signal to the program.
    package func send(_ signal: Signal) throws(SystemError) {
        try Process.send(signal, to: identifier)
    }

    /// Reads to the end and waits for the program.
    package func finish(
        until deadline: Deadline
    ) throws(SystemError) -> (screen: String, ending: ChildEnding) {
        try output.read(until: deadline) { _ in true }
        let ending = try ChildWait.wait(for: identifier, until: deadline)
        self.ending = ending
        return (String(decoding: output.bytes, as: UTF8.self), ending)
    }
}
