import CSystem

/// This process.
package enum Process {
    /// Ends the program; buffers of the C library are written, deinitializers do not run.
    package static func exit(_ code: Int32) -> Never {
        csystem_exit(code)
    }

    /// Ends the program by a signal's default action, so that a shell sees what happened.
    package static func die(of signal: Signal) -> Never {
        csystem_die_of(signal.number)
        // Only reached where the signal can't kill: by the convention of shells.
        csystem_exit(128 + signal.number)
    }

    /// Lets a write to a closed pipe fail instead of ending the program.
    package static func ignoreBrokenPipe() {
        csystem_ignore_broken_pipe()
    }

    /// Lets a crash, and Ctrl-\, end the program without a report: one would show keys and cards that
    /// are in memory, and would leave the terminal as a prompt had set it.
    package static func reportNoCrashes() {
        csystem_report_no_crashes()
    }

    /// Keeps a few megabytes of what is freed for what is allocated next: buffers of some hundred
    /// kilobytes come and go all the time, and the system clears each page that it hands out.
    package static func keepFreedMemory() {
        csystem_keep_freed_memory()
    }

    /// Takes the numbers of standard streams that are closed, so that no file or pipe opened later
    /// is mistaken for one. Reading or writing such a stream is still an error.
    package static func holdStandardStreams() {
        csystem_hold_standard_streams()
    }

    /// Sends a signal to a process.
    package static func send(_ signal: Signal, to process: Int32) throws(SystemError) {
        try SystemCall.check(csystem_kill(process, signal.number), "signal")
    }

    /// The system's number of this process.
    package static var identifier: Int32 {
        csystem_process_identifier()
    }

    /// The most memory this process has had in use, in bytes.
    package static var peakMemoryBytes: Int64 {
        csystem_peak_memory()
    }
}
