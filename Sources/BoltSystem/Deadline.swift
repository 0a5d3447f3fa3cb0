/// The moment at which a wait is given up, on the monotonic clock.
package struct Deadline: Equatable, Sendable {
    private let nanoseconds: UInt64

    /// Waits as long as it takes.
    package static let never = Deadline(nanoseconds: .max)

    private init(nanoseconds: UInt64) {
        self.nanoseconds = nanoseconds
    }

    /// A moment from now on; a negative time is over already.
    package static func after(milliseconds: Int64) -> Deadline {
        let now = Clock.monotonicNanoseconds()
        let (span, isLong) = UInt64(max(0, milliseconds)).multipliedReportingOverflow(by: 1_000_000)
        let (end, isFar) = now.addingReportingOverflow(span)
        return Deadline(nanoseconds: isLong || isFar ? .max : end)
    }

    /// The earlier one of two.
    package func earlier(_ other: Deadline) -> Deadline {
        nanoseconds <= other.nanoseconds ? self : other
    }

    /// Whether the moment is over.
    package var isOver: Bool {
        remainingNanoseconds == 0
    }

    /// What is left, 0 when it is over, nil when it never ends.
    package var remainingMilliseconds: Int64? {
        guard nanoseconds != .max else { return nil }
        // Rounded up: a wait that ends early would only be made again.
        let left = remainingNanoseconds
        return Int64(left / 1_000_000) + (left % 1_000_000 > 0 ? 1 : 0)
    }

    /// What is left, the largest number when it never ends.
    var remainingNanoseconds: UInt64 {
        guard nanoseconds != .max else { return .max }
        let now = Clock.monotonicNanoseconds()
        return now >= nanoseconds ? 0 : nanoseconds - now
    }

    /// What is left in the form of `poll`: -1 for ever, at most what its type can say.
    var pollMilliseconds: Int32 {
        guard let left = remainingMilliseconds else { return -1 }
        return Int32(clamping: left)
    }
}
