/// Names of people that were met in fields of a document, so that they are found in its notes too.
struct MetNames {
    /// How many are remembered; the oldest goes first.
    private static let memory = 32
    /// Shorter ones are parts of other words too often.
    private static let shortest = 3

    private var names: [[UInt8]] = []

    /// Whether none was met.
    var isEmpty: Bool { names.isEmpty }

    /// Remembers a name.
    mutating func add(_ name: [UInt8]) {
        guard name.count >= Self.shortest, name.count <= 64, !names.contains(name) else { return }
        if names.count == Self.memory { names.removeFirst() }
        names.append(name)
    }

    /// Forgets all.
    mutating func removeAll() {
        names.removeAll(keepingCapacity: true)
    }

    /// Where one of the names stands as a word of its own.
    func matches(in text: [UInt8]) -> [PatternMatch] {
        var matches: [PatternMatch] = []
        for name in names where name.count <= text.count {
            for start in 0...(text.count - name.count) where text[start] == name[0] {
                let end = start + name.count
                guard text[start..<end].elementsEqual(name),
                    !TextPattern.isWord(TextPattern.byte(text, start - 1)),
                    !TextPattern.isWord(TextPattern.byte(text, end))
                else { continue }
                matches.append(PatternMatch(kind: .name, range: start..<end))
            }
        }
        return matches
    }
}
