import BoltSystem
import Testing

struct SignalTests {
    @Test func `dying of a signal is seen as that signal`() async {
        await #expect(processExitsWith: .signal(2)) { Process.die(of: .interrupt) }
        await #expect(processExitsWith: .signal(15)) { Process.die(of: .terminate) }
    }

    @Test func `the first signal stays readable and is named`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            let pipe = try SignalPipe.install()
            guard pipe.pending == nil, try SignalPipe.install() == pipe else { Process.exit(1) }
            try Process.send(.terminate, to: Process.identifier)
            for _ in 0..<2 {
                do throws(SystemError) {
                    try Poll.sleep(until: .after(milliseconds: 30_000), signals: pipe)
                    Process.exit(2)
                } catch {
                    guard error.isCancelled else { Process.exit(3) }
                }
            }
            Process.exit(pipe.pending == .terminate ? 42 : 4)
        }
    }

    @Test func `a second signal ends the program`() async {
        await #expect(processExitsWith: .signal(2)) {
            let pipe = try SignalPipe.install()
            try Process.send(.interrupt, to: Process.identifier)
            // Signals of one kind that nobody has taken yet count once.
            while pipe.pending == nil {}
            try Process.send(.interrupt, to: Process.identifier)
            try Poll.sleep(until: .after(milliseconds: 30_000), signals: nil)
        }
    }

    @Test func `removed, the default action is back`() async {
        await #expect(processExitsWith: .signal(15)) {
            let pipe = try SignalPipe.install()
            pipe.remove()
            try Process.send(.terminate, to: Process.identifier)
            // Another thread may take it, a moment later.
            try Poll.sleep(until: .after(milliseconds: 30_000), signals: nil)
        }
    }

    @Test func `a signal ends a wait for a connection`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            let pipe = try SignalPipe.install()
            let listener = try LoopbackListener()
            let process = Process.identifier
            let sender = try WorkerThread { try? Process.send(.interrupt, to: process) }
            do throws(SystemError) {
                _ = try listener.accept(signals: pipe)
            } catch {
                Process.exit(error.isCancelled && pipe.pending == .interrupt ? 42 : 1)
            }
            sender.join()
        }
    }

    @Test func `a signal ends a wait for input`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            let pipe = try SignalPipe.install()
            let keyboard = try PseudoTerminal()
            let input = try InputFile.open(keyboard.path)
            try Process.send(.interrupt, to: Process.identifier)
            do throws(SystemError) {
                _ = try input.readAll(limit: 10, signals: pipe)
            } catch {
                Process.exit(error.isCancelled ? 42 : 1)
            }
        }
    }
}
