import BoltSystem

/// Opens an address in the shopper's browser.
package struct BrowserLauncher {
    private static let patienceMilliseconds: Int64 = 3_000

    private let environment: [String: String]

    /// Creates a launcher.
    ///
    /// - Parameter environment: The variables of this process; keys are not passed on.
    package init(environment: [String: String]) {
        self.environment = environment
    }

    /// Whether there is a screen to open a browser on.
    package var hasScreen: Bool {
        #if canImport(Darwin)
            true
        #else
            ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        #endif
    }

    /// Opens an address; waits three seconds at most for the program that does it.
    ///
    /// - Returns: What went wrong, in words; nil where nothing is known to have.
    package func open(_ address: String) -> String? {
        let name = Self.program
        guard let program = ExecutableLookup.find(name, path: environment["PATH"]) else {
            return "'\(name)' is not installed; open the address yourself"
        }
        do throws(SystemError) {
            let child = try ChildProcess.start(
                command(program, address),
                ownSession: true
            )
            let patience = Deadline.after(milliseconds: Self.patienceMilliseconds)
            do throws(SystemError) {
                let ending = try child.wait(until: patience)
                guard ending == .exited(0) else {
                    return "'\(name)' could not open a browser; open the address yourself"
                }
            } catch {
                // It may be the browser itself, and goes on without this program.
                child.release()
            }
            return nil
        } catch {
            return "'\(name)' cannot be started: \(error); open the address yourself"
        }
    }

    /// The shell takes the pipes away, which would end with this program, and then becomes the
    /// browser's opener.
    private func command(_ program: String, _ address: String) -> ChildCommand {
        ChildCommand(
            "/bin/sh",
            ["-c", "exec \"$0\" \"$1\" </dev/null >/dev/null 2>&1", program, address],
            environment: environment.filter { !$0.key.hasPrefix("BOLT_") }
        )
    }

    private static var program: String {
        #if canImport(Darwin)
            "open"
        #else
            "xdg-open"
        #endif
    }
}
