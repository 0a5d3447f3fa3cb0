import CSystem

/// Reads lines that somebody types, in the open.
package struct TerminalLine {
    private let terminal: Terminal
    private let signals: SignalPipe?

    /// Creates a reader; a signal ends its waits where `signals` is given.
    package init(_ terminal: Terminal, signals: SignalPipe?) {
        self.terminal = terminal
        self.signals = signals
    }

    /// Shows a prompt and reads a line.
    ///
    /// - Returns: The line without its end, nil at the end of input.
    /// - Throws: An error that is cancelled where a signal arrived, a timeout where time ran out.
    package func read(
        prompt: String,
        until deadline: Deadline = .never
    ) throws(SystemError) -> [UInt8]? {
        try terminal.write(prompt)
        var line: [UInt8] = []
        while true {
            let input = terminal.descriptor
            try Poll.wait(for: .read, on: input, until: deadline, signals: signals)
            var byte: UInt8 = 0
            // One byte at a time: what follows the line is somebody else's.
            let count = try SystemCall.check(csystem_read(input, &byte, 1), "read")
            if count == 0 { return line.isEmpty ? nil : line }
            if byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
        }
    }
}
