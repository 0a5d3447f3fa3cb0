import BoltCheckoutCore

/// Counts remarks by kind, to tell the first few of each and say how many more there were.
///
/// There are few kinds and, on a bad day, a remark for each of a million records: a short list is
/// searched faster than a table is hashed.
struct RemarkTally {
    /// Remarks of one kind.
    struct Line: Sendable {
        let kind: Remark.Kind
        var seen = 0
        var untold = 0
    }

    private(set) var lines: [Line] = []
    private var toldValues: Set<Remark.Kind> = []

    /// Counts a remark.
    ///
    /// - Parameter kind: Its kind.
    /// - Returns: Whether it is still to be told: one of the first few, or the first of its value.
    mutating func admits(_ kind: Remark.Kind) -> Bool {
        if kind.isOncePerValue { return toldValues.insert(kind).inserted }
        for index in lines.indices where lines[index].kind == kind {
            lines[index].seen += 1
            guard lines[index].seen > WarningTally.limit else { return true }
            lines[index].untold += 1
            return false
        }
        lines.append(Line(kind: kind, seen: 1))
        return true
    }

    /// Adds remarks that were counted elsewhere and not told.
    mutating func add(untold other: [Line]) {
        for line in other where line.untold > 0 {
            if let index = lines.firstIndex(where: { $0.kind == line.kind }) {
                lines[index].untold += line.untold
            } else {
                lines.append(Line(kind: line.kind, seen: 0, untold: line.untold))
            }
        }
    }
}
