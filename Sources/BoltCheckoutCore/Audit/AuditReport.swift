/// Collects what the rules find in one record.
package struct AuditReport: Sendable {
    /// What was found, in the order of the rules.
    package private(set) var findings: [AuditFinding] = []
    /// How far two amounts may differ, in minor units.
    let tolerance: Int64
    /// The rule that is asked.
    var rule = ""

    /// Creates a report of nothing.
    ///
    /// - Parameter tolerance: How far two amounts may differ, in minor units; 0 or more.
    package init(tolerance: Int64 = 0) {
        self.tolerance = tolerance
    }

    /// Forgets the findings, keeping the memory.
    package mutating func removeAll() {
        if !findings.isEmpty { findings.removeAll(keepingCapacity: true) }
    }

    /// Compares two amounts that should be equal.
    ///
    /// - Parameters:
    ///   - path: Where the actual amount stands; made only where they differ.
    ///   - expected: What it should be.
    ///   - actual: What it is.
    ///   - currency: The currency of both.
    ///   - words: What is wrong, by the difference.
    @inline(__always)
    mutating func compare(
        _ path: @autoclosure () -> String,
        expected: Int64,
        actual: Int64,
        currency: JSONValue?,
        words: (_ difference: AuditDifference) -> String
    ) {
        guard expected != actual else { return }
        add(path(), expected, actual, currency, words(AuditDifference(expected, actual)))
    }

    /// Adds a finding with two amounts; within the tolerance it is a note.
    mutating func add(
        _ path: String,
        _ expected: Int64?,
        _ actual: Int64?,
        _ currency: JSONValue?,
        _ words: String,
        isNote: Bool = false
    ) {
        var difference: Int64?
        var isWithin = false
        if let expected, let actual {
            let (value, overflows) = actual.subtractingReportingOverflow(expected)
            difference = overflows ? nil : value
            isWithin = !overflows && value.magnitude <= tolerance.magnitude
        }
        findings.append(
            AuditFinding(
                rule: rule,
                path: path,
                expected: expected,
                actual: actual,
                difference: difference,
                currency: currency?.string,
                words: words,
                isNote: isNote || isWithin
            )
        )
    }

    /// Adds a finding about something that is no amount.
    mutating func add(_ path: String, _ words: String) {
        findings.append(
            AuditFinding(
                rule: rule,
                path: path,
                expected: nil,
                actual: nil,
                difference: nil,
                currency: nil,
                words: words,
                isNote: false
            )
        )
    }
}

/// By how much one amount differs from another, for sentences.
struct AuditDifference {
    private let amount: UInt64
    private let isMore: Bool

    init(_ expected: Int64, _ actual: Int64) {
        isMore = actual > expected
        let (less, more) = isMore ? (expected, actual) : (actual, expected)
        // The distance of two 64-bit integers fits 64 bits without a sign.
        amount = UInt64(bitPattern: more &- less)
    }

    /// `1 more than`, `4 less than`.
    var words: String { "\(amount) \(isMore ? "more" : "less") than" }
}
