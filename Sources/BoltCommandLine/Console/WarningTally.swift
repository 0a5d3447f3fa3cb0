/// Counts warnings by kind, so that a million records do not bring a million lines.
struct WarningTally {
    /// How many of a kind are shown.
    static let limit = 5

    private var counts: [(kind: String, count: Int)] = []

    /// Counts a warning.
    ///
    /// - Parameter kind: What it has in common with others.
    /// - Returns: Whether it is still to be shown.
    mutating func admits(_ kind: String) -> Bool {
        guard let index = counts.firstIndex(where: { $0.kind == kind }) else {
            counts.append((kind, 1))
            return true
        }
        counts[index].count += 1
        return counts[index].count <= Self.limit
    }

    /// A line a kind of which not all were shown, in the order in which they came up.
    var summaries: [String] {
        counts.filter { $0.count > Self.limit }.map { kind, count in
            "\(kind): \(count - Self.limit) more of the kind, \(count) in all"
        }
    }
}
