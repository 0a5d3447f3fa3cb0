import CSystem

/// The computer.
package enum Machine {
    /// How many threads can run at once, at least 1.
    package static var coreCount: Int {
        Int(csystem_core_count())
    }
}
