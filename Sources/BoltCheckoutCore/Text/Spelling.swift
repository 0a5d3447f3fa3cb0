/// Guesses which of the known words somebody meant.
package enum Spelling {
    /// The word of `words` nearest to `text`; nil when none is near enough to be worth a guess.
    ///
    /// Near enough is one slip, or two in words of six letters and more, three in words of ten;
    /// a word that begins as `text` does, or the other way round, is near too. Case does not
    /// count. Among equals the first wins.
    package static func nearest(to text: String, among words: [String]) -> String? {
        suggestions(for: text, among: words, limit: 1).first
    }

    /// The words of `words` that are near enough to `text`, nearest first.
    package static func suggestions(
        for text: String,
        among words: [String],
        limit: Int
    ) -> [String] {
        let typed = Array(text.lowercased().unicodeScalars)
        guard !typed.isEmpty, typed.count <= 64 else { return [] }
        var ranked: [(word: String, distance: Int)] = []
        for word in words {
            let known = Array(word.lowercased().unicodeScalars)
            let distance = distance(typed, known)
            let longer = max(typed.count, known.count)
            let allowed = longer >= 10 ? 3 : (longer >= 6 ? 2 : 1)
            if distance <= allowed, distance < longer {
                ranked.append((word, distance))
            } else if min(typed.count, known.count) >= 3,
                known.starts(with: typed) || typed.starts(with: known)
            {
                ranked.append((word, allowed + 1))
            }
        }
        // Sorting is not stable by promise, so the place in the list decides among equals.
        let sorted = ranked.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }
        return sorted.prefix(limit).map(\.element.word)
    }

    /// How many insertions, deletions, replacements and swaps of neighbors lead from one to the
    /// other (Damerau and Levenshtein, each place touched once).
    static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var best = last[column] + (isSame ? 0 : 1)
                best = min(best, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
