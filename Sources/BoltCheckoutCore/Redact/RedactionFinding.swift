/// A part of a text that is replaced.
struct RedactionFinding {
    /// Where it lies in the text.
    let range: Range<Int>
    /// What stands there instead: ASCII that needs no escape in JSON.
    let replacement: [UInt8]

    /// The findings in order, without those that lie in another one or begin inside it.
    static func ordered(_ findings: [RedactionFinding]) -> [RedactionFinding] {
        let sorted = findings.sorted {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        var kept: [RedactionFinding] = []
        for finding in sorted {
            if let last = kept.last, finding.range.lowerBound < last.range.upperBound {
                // What sticks out of the one before must not stay readable.
                guard finding.range.upperBound > last.range.upperBound else { continue }
                kept[kept.count - 1] = RedactionFinding(
                    range: last.range.lowerBound..<finding.range.upperBound,
                    replacement: last.replacement
                )
                continue
            }
            kept.append(finding)
        }
        return kept
    }
}
