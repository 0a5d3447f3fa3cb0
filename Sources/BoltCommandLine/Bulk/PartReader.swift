import BoltCheckoutCore

/// Reads an input of lines part by part.
struct PartReader {
    private let source: RecordSource
    /// Bytes that were read and belong to the next part.
    private var rest: [UInt8]
    private var isOver = false
    private let scanner = JSONScanner()
    /// All that is left of the input in memory, where it cannot be cut into parts.
    private(set) var remainder: [UInt8]?
    private var number = 0
    /// The number of bytes that were read.
    private(set) var byteCount = 0

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - source: Where the bytes come from.
    ///   - head: What was read of it already.
    init(_ source: RecordSource, head: [UInt8]) {
        self.source = source
        rest = head
        byteCount = head.count
    }

    /// Fills a part with whole lines.
    ///
    /// - Returns: False at the end of the input.
    mutating func fill(_ part: inout InputPart) -> Bool {
        var filled = rest.count
        while part.capacity < filled { part.grow(keeping: 0) }
        rest.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { part.memory.update(from: base, count: bytes.count) }
        }
        rest.removeAll(keepingCapacity: true)
        while true {
            while !isOver, filled < part.capacity {
                // What a slow source has given is passed on before more of it is waited for.
                if source.isSlow, filled > 0, !source.hasMore() { break }
                let count = source.read(
                    into: UnsafeMutableRawBufferPointer(
                        start: part.memory + filled,
                        count: part.capacity - filled
                    )
                )
                filled += count
                byteCount += count
                if count == 0 { isOver = true }
            }
            if isOver { return finish(&part, cut: filled, filled) }
            let cut = LinePart.lastCut(in: part.bytes(filled))
            if source.isSlow, filled < part.capacity, isWhole(part, from: cut ?? 0, to: filled) {
                // Nobody knows when the next line comes.
                return finish(&part, cut: filled, filled)
            }
            if let cut { return finish(&part, cut: cut, filled) }
            if filled == part.capacity {
                guard part.capacity < InputPart.largestCapacity else {
                    remainder = Array(part.bytes(filled))
                    return false
                }
                part.grow(keeping: filled)
            } else if !waitForMore(part, &filled) {
                return finish(&part, cut: filled, filled)
            }
        }
    }

    private func isWhole(_ part: InputPart, from start: Int, to end: Int) -> Bool {
        (part.memory + end).update(repeating: 0, count: JSONScanner.padding)
        return LinePart.isWhole(part.memory, from: start, to: end, scanner)
    }

    private mutating func waitForMore(_ part: InputPart, _ filled: inout Int) -> Bool {
        let count = source.read(
            into: UnsafeMutableRawBufferPointer(
                start: part.memory + filled,
                count: part.capacity - filled
            )
        )
        filled += count
        byteCount += count
        isOver = count == 0
        return count > 0
    }

    private mutating func finish(_ part: inout InputPart, cut: Int, _ filled: Int) -> Bool {
        rest.append(contentsOf: UnsafeBufferPointer(start: part.memory + cut, count: filled - cut))
        part.count = cut
        part.readable = min(cut + 1, filled)
        (part.memory + part.readable).update(repeating: 0, count: JSONScanner.padding)
        part.number = number
        number += 1
        return cut > 0
    }
}
