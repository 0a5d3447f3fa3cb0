import CSystem

/// Reads a line that nobody should see: the terminal shows nothing of it.
///
/// The terminal is given back on every way out: line end, end of input, error, SIGINT, SIGTERM,
/// SIGHUP, SIGQUIT, and while the program is stopped with Ctrl-Z. A line may have any length.
package final class HiddenInput {
    private let terminal: Terminal
    private let signals: SignalPipe?
    private var isHeld = false

    /// Creates a reader.
    ///
    /// A signal ends the wait where `signals` is given. Without it the signal ends the program,
    /// after the terminal was given back.
    package init(_ terminal: Terminal, signals: SignalPipe?) {
        self.terminal = terminal
        self.signals = signals
    }

    deinit { release() }

    /// Shows a prompt and reads a line without showing it.
    ///
    /// Backspace takes a character off, Ctrl-U all of them, Ctrl-D ends the input. Ctrl-C ends the wait
    /// where SIGINT is ignored too, as it is behind a script's `&`: whoever is asked can always say no.
    /// One reader at a time: a second one is an error.
    ///
    /// - Returns: The line without its end, nil at the end of input.
    /// - Throws: An error that is cancelled where a signal or Ctrl-C arrived, a timeout where time ran out,
    ///   any other where the terminal can't be silenced; nothing has been read then.
    package func read(
        prompt: String,
        until deadline: Deadline = .never
    ) throws(SystemError) -> SecretBytes? {
        if !isHeld { try hide() }
        defer { if !isHeld { csystem_echo_on() } }
        try terminal.write(prompt)
        let line = SecretBytes()
        while true {
            let byte: UInt8?
            do {
                byte = try nextByte(until: deadline)
            } catch {
                try? terminal.write("\n")
                throw error
            }
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                try terminal.write("\n")
                return line
            case nil, Key.endOfInput, Key.earlyEndOfInput:
                if byte != nil && line.count > 0 { continue }
                try terminal.write("\n")
                return nil
            case Key.backspace, Key.delete: removeCharacter(from: line)
            case Key.eraseLine: line.wipe()
            case .some(let byte): line.append(byte)
            }
        }
    }

    /// Hides what is typed between several reads too, until ``release()``: a line that is pasted arrives
    /// whenever it likes.
    package func hold() throws(SystemError) {
        if !isHeld { try hide() }
        isHeld = true
    }

    /// Gives the terminal back.
    package func release() {
        if isHeld { csystem_echo_on() }
        isHeld = false
    }

    private func hide() throws(SystemError) {
        try SystemCall.check(csystem_echo_off(terminal.descriptor), "hide input")
    }

    private func nextByte(until deadline: Deadline) throws(SystemError) -> UInt8? {
        let byte = try terminal.read(until: deadline, signals: signals)
        if byte == Key.interrupt { throw .cancelled("read") }
        return byte
    }

    /// Takes off the last character: its lead byte and the continuation bytes after it.
    private func removeCharacter(from line: SecretBytes) {
        while let byte = line.removeLast() {
            if byte & 0xC0 != 0x80 { return }
        }
    }

    /// Keys as they arrive in a terminal's character mode.
    private enum Key {
        /// What is left of Ctrl-D where it was typed before the prompt was there.
        static let earlyEndOfInput: UInt8 = 0x00
        /// Arrives as a key only where its signal is ignored.
        static let interrupt: UInt8 = 0x03
        static let endOfInput: UInt8 = 0x04
        static let backspace: UInt8 = 0x08
        static let delete: UInt8 = 0x7F
        static let eraseLine: UInt8 = 0x15
    }
}
