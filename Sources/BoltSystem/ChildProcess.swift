import CSystem

/// A program that runs beside this one.
///
/// ``run(_:input:until:)`` is for a program that is waited for, ``start(_:ownSession:)`` for a
/// server. A child that is still running when its object goes away is killed.
package final class ChildProcess {
    /// The system's number of the process.
    package let identifier: Int32
    /// The ending, once it has been waited for.
    package private(set) var ending: ChildEnding?

    private var isReleased = false
    private let input: FileDescriptor
    private let output: ChildOutput
    private let error: ChildOutput

    private init(_ command: ChildCommand, ownSession: Bool) throws(SystemError) {
        let inputPipe = try Pipe()
        let outputPipe = try Pipe()
        let errorPipe = try Pipe()
        identifier = try ChildSpawner.spawn(
            command,
            .descriptors(
                input: inputPipe.readEnd.number,
                output: outputPipe.writeEnd.number,
                error: errorPipe.writeEnd.number
            ),
            ownSession: ownSession
        )
        // The child's ends must close here, or reading the others would never end.
        try inputPipe.readEnd.close()
        try outputPipe.writeEnd.close()
        try errorPipe.writeEnd.close()
        input = inputPipe.writeEnd
        output = ChildOutput(outputPipe.readEnd)
        error = ChildOutput(errorPipe.readEnd)
        try SystemCall.check(csystem_set_nonblocking(input.number), "start")
    }

    deinit {
        guard ending == nil, !isReleased else { return }
        _ = csystem_kill(identifier, Signal.kill.number)
        _ = csystem_wait_for(identifier, 0)
    }

    /// Starts a program and returns while it runs.
    ///
    /// In a session of its own it is out of the terminal's reach: a Ctrl-C here is not one there.
    package static func start(
        _ command: ChildCommand,
        ownSession: Bool = false
    ) throws(SystemError) -> ChildProcess {
        try ChildProcess(command, ownSession: ownSession)
    }

    /// Runs a program to its end: writes its input, reads both outputs, then waits.
    ///
    /// - Parameters:
    ///   - command: The program.
    ///   - input: What it reads on standard input.
    ///   - deadline: When it is killed; what it wrote until then is lost.
    /// - Returns: What it left.
    /// - Throws: An error that is a timeout, or missing where there is no such program.
    package static func run(
        _ command: ChildCommand,
        input: [UInt8] = [],
        until deadline: Deadline = .never
    ) throws(SystemError) -> ChildResult {
        let child = try start(command)
        try child.exchange(input, until: deadline)
        let ending = try child.wait(until: deadline)
        return ChildResult(
            stdout: child.output.bytes,
            stderr: child.error.bytes,
            ending: ending
        )
    }

    /// The next line of standard output without its end, nil at the end.
    package func readOutputLine(until deadline: Deadline) throws(SystemError) -> String? {
        try output.readLine(until: deadline)
    }

    /// The next line of standard error without its end, nil at the end.
    package func readErrorLine(until deadline: Deadline) throws(SystemError) -> String? {
        try error.readLine(until: deadline)
    }

    /// Writes bytes to standard input, waiting for room.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        let result = bytes.withUnsafeBytes {
            csystem_write_all(input.number, $0.baseAddress, $0.count)
        }
        try SystemCall.check(result, "write")
    }

    /// Closes standard input.
    package func closeInput() {
        try? input.close()
    }

    /// Sends a signal.
    package func send(_ signal: Signal) throws(SystemError) {
        guard ending == nil else { return }
        try Process.send(signal, to: identifier)
    }

    /// Reads both outputs to their end and waits for the process.
    ///
    /// - Returns: What it left, without the lines that were read before.
    package func finish(until deadline: Deadline = .never) throws(SystemError) -> ChildResult {
        closeInput()
        try exchange([], until: deadline)
        let ending = try wait(until: deadline)
        return ChildResult(stdout: output.bytes, stderr: error.bytes, ending: ending)
    }

    /// Lets the program go on by itself: it is neither killed nor waited for any more.
    ///
    /// Its end is still taken note of: a child that nobody waits for stays in the system's table, in
    /// the way of whoever waits for any child.
    package func release() {
        isReleased = true
        guard ending == nil else { return }
        let process = identifier
        let reaper = try? WorkerThread(stackSize: 64 * 1024) { _ = csystem_wait_for(process, 0) }
        reaper?.detach()
    }

    /// Waits for the end; the outputs are not read meanwhile.
    @discardableResult
    package func wait(until deadline: Deadline = .never) throws(SystemError) -> ChildEnding {
        if let ending { return ending }
        let ending = try ChildWait.wait(for: identifier, until: deadline)
        self.ending = ending
        return ending
    }

    private func exchange(_ bytes: [UInt8], until deadline: Deadline) throws(SystemError) {
        var written = 0
        if bytes.isEmpty { closeInput() }
        while true {
            var entries: [Poll.Entry] = []
            if !output.isEnded { entries.append(Poll.Entry(output.descriptor, .read)) }
            if !error.isEnded { entries.append(Poll.Entry(error.descriptor, .read)) }
            if written < bytes.count { entries.append(Poll.Entry(input.number, .write)) }
            if entries.isEmpty { return }
            let ready = try Poll.wait(for: entries, until: deadline)
            if ready.allSatisfy({ $0.isEmpty }) { throw .timedOut("run") }
            for (entry, events) in zip(entries, ready) where !events.isEmpty {
                if entry.descriptor == input.number {
                    written = writePart(of: bytes, from: written)
                } else {
                    try (entry.descriptor == output.descriptor ? output : error).readPart()
                }
            }
        }
    }

    /// Writes what fits; a child that stopped reading has had enough.
    private func writePart(of bytes: [UInt8], from start: Int) -> Int {
        let count = bytes[start...].withUnsafeBytes { buffer in
            csystem_write_once(input.number, buffer.baseAddress, buffer.count)
        }
        if count < 0 && count != -Int(csystem_code_busy()) {
            closeInput()
            return bytes.count
        }
        let end = start + max(0, count)
        if end == bytes.count { closeInput() }
        return end
    }
}
