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
            // One byte at a time: what follows the line is somebody else's.
            guard let byte = try terminal.read(until: deadline, signals: signals) else {
                return line.isEmpty ? nil : line
            }
            if byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
        }
    }
}
