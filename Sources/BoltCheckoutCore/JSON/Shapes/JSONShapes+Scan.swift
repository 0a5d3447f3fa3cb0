extension JSONShapes {
    /// Scans a document whose shape is known.
    ///
    /// - Parameters:
    ///   - base: The text, followed by ``JSONScanner/padding`` zero bytes.
    ///   - start: Where the document begins.
    ///   - end: The length of the text.
    ///   - entries: Gets the table.
    ///   - capacity: The room there.
    /// - Returns: The offset after the document and the number of entries; nil where no shape fits,
    ///   which says nothing about the document.
    func scan(
        _ base: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        into entries: UnsafeMutablePointer<JSONEntry>,
        capacity: Int
    ) -> (end: Int, count: Int)? {
        // Where all entries are fewer than a document may have values, those need no count.
        let limit = entries + (min(capacity, JSONScanner.maximumValues) - Self.mostOfLead)
        var entry = entries
        var open = self.open
        var index = start
        var next = first
        while entry <= limit {
            guard let lead = next else { return nil }
            let value = index &+ lead.pointee.length
            let ending = lead.pointee.ending
            guard JSONLead.matches(lead, base + index),
                ending != .bare || Self.beginsBareValue(base[value])
            else {
                next = lead.pointee.other
                continue
            }
            if lead.pointee.isNesting {
                var closing = lead.pointee.closings.start
                while closing < lead.pointee.closings.end {
                    open -= 1
                    Self.close(open.pointee, closing.pointee, from: index, entry)
                    closing += 1
                }
                var opening = lead.pointee.openings.start
                while opening < lead.pointee.openings.end {
                    open.pointee = entry + opening.pointee
                    open += 1
                    opening += 1
                }
            }
            var addition = lead.pointee.additions.start
            while addition < lead.pointee.additions.end {
                entry.pointee = addition.pointee.moved(by: index)
                entry += 1
                addition += 1
            }
            next = lead.pointee.following.pointee
            index = value
            if ending == .string {
                index = JSONString.plainEnd(base, value)
                var mark: UInt32 = 0
                if base[index] != UInt8(ascii: "\"") {
                    guard let quote = try? JSONString.slowEnd(base, index, end, &mark) else {
                        return nil
                    }
                    index = quote
                }
                entry.pointee = JSONEntry(
                    start: value,
                    length: index &- value,
                    link: 1,
                    info: UInt32(JSONKind.string.rawValue) | mark
                )
                entry += 1
                index &+= 1
            } else if ending == .bare {
                guard let (kind, after) = Self.bareValue(base, value, end) else { return nil }
                index = after
                entry.pointee = JSONEntry(
                    start: value,
                    length: index &- value,
                    link: 1,
                    info: UInt32(kind.rawValue)
                )
                entry += 1
            } else if ending == .document {
                return (index, entry - entries)
            }
        }
        return nil
    }

    /// Completes the entry of an array or object behind whose last member `end` is.
    @inline(__always)
    private static func close(
        _ opener: UnsafeMutablePointer<JSONEntry>,
        _ closing: JSONLead.Closing,
        from lead: Int,
        _ end: UnsafeMutablePointer<JSONEntry>
    ) {
        let start = opener.pointee.start
        var info = closing.info
        if info == UInt32(JSONKind.array.rawValue) {
            var element = opener + 1
            while element < end {
                element += element.pointee.span
                info &+= 1 << JSONEntry.countShift
            }
        }
        opener.pointee = JSONEntry(
            start: start,
            length: lead &+ closing.end &- start,
            link: UInt32(
                truncatingIfNeeded: (UInt(bitPattern: end) &- UInt(bitPattern: opener)) >> 4
            ),
            info: info
        )
    }

    @inline(__always)
    private static func beginsBareValue(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
            || byte &- UInt8(ascii: "a") < 26
    }

    @inline(__always)
    private static func bareValue(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> (JSONKind, Int)? {
        if base[start] < UInt8(ascii: "a") {
            return (try? JSONNumber.end(base, start, end)).map { (.number, $0) }
        }
        return try? JSONScanPass.literal(base, start, end)
    }
}
