import CSystem

/// The two clocks of a computer.
package enum Clock {
    /// The time of day in milliseconds since 1970, UTC. May jump.
    package static func nowMilliseconds() -> Int64 {
        csystem_epoch_milliseconds()
    }

    /// Nanoseconds since some moment; never goes back.
    package static func monotonicNanoseconds() -> UInt64 {
        csystem_monotonic_nanoseconds()
    }
}
