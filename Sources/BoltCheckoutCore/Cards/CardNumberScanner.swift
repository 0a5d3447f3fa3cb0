/// Finds card numbers in text: 12 to 19 digits with a card's prefix, a length of its network and
/// the check digit, in one run or in groups with spaces, dashes or dots between.
///
/// A number has at least 12 bytes, so only every twelfth byte is looked at until one of them may
/// belong to a number; text without long runs of digits costs next to nothing.
package struct CardNumberScanner {
    private static let shortest = 12
    private static let longest = 19

    private let bytes: UnsafeBufferPointer<UInt8>
    private var probe = Self.shortest - 1
    private var floor = 0
    private var groups: [Range<Int>] = []
    private var nextGroup = 0
    private var scratch: [UInt8] = []

    /// Creates a scanner over `bytes`, which must outlive it.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next number; nil when there is none left.
    package mutating func next() -> CardNumberMatch? {
        while true {
            while nextGroup < groups.count {
                if let last = lastGroup(ofNumberAt: nextGroup) {
                    let match = CardNumberMatch(groups: Array(groups[nextGroup...last]))
                    nextGroup = last + 1
                    return match
                }
                nextGroup += 1
            }
            guard findRegion() else { return nil }
        }
    }

    /// Moves on to the next stretch of digits and separators with at least 12 digits in it, and
    /// splits it into groups.
    private mutating func findRegion() -> Bool {
        groups.removeAll(keepingCapacity: true)
        nextGroup = 0
        while probe < bytes.count {
            guard CardNumberByte.isJoinable(bytes[probe]) else {
                probe &+= Self.shortest
                continue
            }
            var start = probe
            var end = probe &+ 1
            var digits = CardNumberByte.isDigit(bytes[probe]) ? 1 : 0
            while start > floor, CardNumberByte.isJoinable(bytes[start &- 1]) {
                start &-= 1
                digits &+= CardNumberByte.isDigit(bytes[start]) ? 1 : 0
            }
            while end < bytes.count, CardNumberByte.isJoinable(bytes[end]) {
                digits &+= CardNumberByte.isDigit(bytes[end]) ? 1 : 0
                end &+= 1
            }
            floor = end
            probe = end &+ Self.shortest
            if digits >= Self.shortest {
                split(start..<end)
                return true
            }
        }
        return false
    }

    /// Collects the groups of a region. An empty group stands where two neighbors do not belong
    /// together.
    private mutating func split(_ region: Range<Int>) {
        var index = region.lowerBound
        while index < region.upperBound {
            if CardNumberByte.isDigit(bytes[index]) {
                let start = index
                while index < region.upperBound, CardNumberByte.isDigit(bytes[index]) {
                    index &+= 1
                }
                let first = min(CardNumberByte.endOfEscape(before: start, in: bytes), index)
                groups.append(first..<index)
                continue
            }
            let start = index
            var units = 0
            while index < region.upperBound, units <= 3,
                let length = CardNumberByte.separatorLength(at: index, in: bytes)
            {
                index += length
                units += 1
            }
            if index == start {
                index += 1
            }
            if units == 0 || units > 3 {
                groups.append(start..<start)
            }
        }
    }

    /// The last group of the longest number that begins with group `first`.
    private mutating func lastGroup(ofNumberAt first: Int) -> Int? {
        guard let digit = bytes[groups[first]].first, digit >= UInt8(ascii: "2"),
            digit <= UInt8(ascii: "8")
        else { return nil }
        scratch.removeAll(keepingCapacity: true)
        var last = first
        while last < groups.count, !groups[last].isEmpty,
            scratch.count + groups[last].count <= Self.longest
        {
            scratch.append(contentsOf: bytes[groups[last]])
            last += 1
        }
        while last > first {
            last -= 1
            if scratch.count >= Self.shortest, isNumber(first...last) {
                return last
            }
            scratch.removeLast(groups[last].count)
        }
        return nil
    }

    private func isNumber(_ range: ClosedRange<Int>) -> Bool {
        guard scratch.withUnsafeBufferPointer(CardNumber.isPlausible) else { return false }
        let start = groups[range.lowerBound].lowerBound
        let end = groups[range.upperBound].upperBound
        guard range.count > 1 else {
            return !CardNumberByte.isInsideHash(start..<end, in: bytes)
        }
        return hasCardShape(range) && !CardNumberByte.touchesWord(start..<end, in: bytes)
    }

    /// Whether the lengths of the groups are those of a card and not of a list of numbers.
    private func hasCardShape(_ range: ClosedRange<Int>) -> Bool {
        let first = groups[range.lowerBound].count
        let last = groups[range.upperBound].count
        let inner = groups[range].dropFirst().dropLast()
        if inner.allSatisfy({ $0.count == first }), last <= first {
            return true
        }
        return first >= 4 && last >= 2 && inner.allSatisfy { $0.count >= 2 }
    }
}
