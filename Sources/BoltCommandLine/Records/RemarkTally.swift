import BoltCheckoutCore

/// Decides which remarks are told: of each family the first few, a value once, the rest counted.
///
/// There are few kinds and, on a bad day, a remark for each of a million records: a short list is
/// searched faster than a table is hashed.
struct RemarkTally {
    /// Remarks of one family.
    private struct Line {
        let kind: Remark.Kind
        var told = 0
        var untold = 0
    }

    private var lines: [Line] = []
    private var toldValues: Set<Remark.Kind> = []
    private var untoldValues: [Remark.Kind: Int] = [:]

    /// Whether so many values were counted that they should be taken.
    var isFull: Bool { untoldValues.count >= 1024 }

    /// The families of which remarks were not told, and how many.
    var untold: [(kind: Remark.Kind, count: Int)] {
        lines.filter { $0.untold > 0 }.map { ($0.kind, $0.untold) }
    }

    /// Counts a remark.
    ///
    /// - Parameter kind: Its kind, with its value.
    /// - Returns: Whether it is to be told.
    mutating func admits(_ kind: Remark.Kind) -> Bool {
        guard kind.isOncePerValue else {
            let index = line(of: kind)
            return lines[index].told < WarningTally.limit ? tell(index) : leaveOut(index)
        }
        let index = line(of: kind.family)
        if lines[index].told < WarningTally.limit, toldValues.insert(kind).inserted {
            return tell(index)
        }
        untoldValues[kind, default: 0] += 1
        return false
    }

    private mutating func tell(_ index: Int) -> Bool {
        lines[index].told += 1
        return true
    }

    private mutating func leaveOut(_ index: Int) -> Bool {
        lines[index].untold += 1
        return false
    }

    private mutating func line(of kind: Remark.Kind) -> Int {
        for index in lines.indices where lines[index].kind == kind { return index }
        lines.append(Line(kind: kind))
        return lines.count - 1
    }

    /// Hands over what was counted and not told, by kind with its value.
    mutating func takeUntold() -> [Remark.Kind: Int] {
        defer {
            untoldValues.removeAll()
            for index in lines.indices { lines[index].untold = 0 }
        }
        return untoldValues.merging(untold.map { ($0.kind, $0.count) }, uniquingKeysWith: +)
    }

    /// Adds what another tally has handed over. A value that was told here is not left out.
    mutating func add(untold counts: [Remark.Kind: Int]) {
        for (kind, count) in counts where !toldValues.contains(kind) {
            lines[line(of: kind.family)].untold += count
        }
        settle()
    }

    /// Counts the values that were not told by their family, so that no input fills the memory.
    private mutating func settle() {
        for (kind, count) in untoldValues where !toldValues.contains(kind) {
            lines[line(of: kind.family)].untold += count
        }
        untoldValues.removeAll()
    }
}
