/// The work of a ``JSONScanner``: its table, and what is open while it scans.
struct JSONScanPass {
    /// An array or object that is still open.
    struct Frame {
        var entry: Int
        var isObject: Bool
        var count: UInt32
        var keys: JSONKeySet.Mark
    }

    private(set) var entries: UnsafeMutablePointer<JSONEntry>
    private(set) var count = 0
    private var capacity = 256
    let frames: UnsafeMutablePointer<Frame>
    /// The number of open arrays and objects: where the scan stands when it fails.
    private(set) var depth = 0
    private var keys = JSONKeySet()

    init() {
        entries = .allocate(capacity: capacity)
        frames = .allocate(capacity: JSONScanner.maximumDepth + 1)
    }

    /// Gives the memory back; the pass must not be used afterwards.
    func release() {
        entries.deallocate()
        frames.deallocate()
        keys.release()
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<JSONEntry>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: capacity)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }

    /// Does what ``JSONScanner/scan(_:from:to:)`` says.
    @inline(__always)
    mutating func scan(
        _ base: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int
    ) throws(JSONScanFailure) -> Int {
        count = 0
        depth = 0
        keys.removeAll()
        var index = start
        var inObject = false
        while true {
            if count + 2 > capacity { grow() }
            index = JSONScanner.skipSpace(base, index)
            if inObject {
                index = try scanKey(base, index, end)
            }
            switch base[index] {
            case UInt8(ascii: "\""):
                var mark: UInt32 = 0
                let close = try JSONString.end(base, index + 1, end, &mark)
                append(.string, index + 1, close - index - 1, mark)
                index = close + 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let isObject = base[index] == UInt8(ascii: "{")
                let inner = JSONScanner.skipSpace(base, index + 1)
                guard base[inner] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    guard depth < JSONScanner.maximumDepth else {
                        throw JSONScanFailure(problem: .tooDeep, offset: index)
                    }
                    frames[depth] = Frame(
                        entry: count,
                        isObject: isObject,
                        count: 0,
                        keys: keys.mark()
                    )
                    depth += 1
                    append(isObject ? .object : .array, index, 0, 0)
                    inObject = isObject
                    index = inner
                    continue
                }
                append(isObject ? .object : .array, index, inner + 1 - index, 0)
                index = inner + 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                let close = try JSONNumber.end(base, index, end)
                append(.number, index, close - index, 0)
                index = close
            default:
                index = try scanLiteral(base, index, end)
            }
            guard count <= JSONScanner.maximumValues * 2 else {
                throw JSONScanFailure(problem: .tooManyValues, offset: index)
            }
            // A value is complete; close what ends with it.
            while true {
                if depth == 0 { return index }
                index = JSONScanner.skipSpace(base, index)
                frames[depth - 1].count &+= 1
                let byte = base[index]
                if byte == UInt8(ascii: ",") {
                    index += 1
                    break
                }
                guard byte == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    throw failure(
                        inObject ? .expectedCommaOrBrace : .expectedCommaOrBracket,
                        index,
                        base,
                        end
                    )
                }
                index += 1
                inObject = close(at: index)
            }
        }
    }

    /// Completes the entry of the innermost open array or object.
    ///
    /// - Returns: Whether what is open now is an object.
    @inline(__always)
    private mutating func close(at index: Int) -> Bool {
        depth -= 1
        let frame = frames[depth]
        keys.reset(to: frame.keys)
        entries[frame.entry].length = UInt32(
            truncatingIfNeeded: index - Int(entries[frame.entry].start)
        )
        entries[frame.entry].next = UInt32(truncatingIfNeeded: count)
        entries[frame.entry].info |= frame.count << JSONEntry.countShift
        return depth > 0 && frames[depth - 1].isObject
    }

    @inline(__always)
    private mutating func append(_ kind: JSONKind, _ start: Int, _ length: Int, _ mark: UInt32) {
        entries[count] = JSONEntry(
            start: UInt32(truncatingIfNeeded: start),
            length: UInt32(truncatingIfNeeded: length),
            next: UInt32(truncatingIfNeeded: count &+ 1),
            info: UInt32(kind.rawValue) | mark
        )
        count &+= 1
    }

    @inline(__always)
    private mutating func scanKey(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) throws(JSONScanFailure) -> Int {
        guard base[start] == UInt8(ascii: "\"") else {
            throw failure(.expectedKey, start, base, end)
        }
        var mark: UInt32 = 0
        let close = try JSONString.end(base, start + 1, end, &mark)
        append(.string, start + 1, close - start - 1, mark)
        if !keys.insert(count - 1, base, entries) {
            let key = JSONString.display(base + start + 1, count: close - start - 1)
            throw JSONScanFailure(problem: .duplicateKey(key), offset: start)
        }
        let colon = JSONScanner.skipSpace(base, close + 1)
        guard base[colon] == UInt8(ascii: ":") else {
            throw failure(.expectedColon, colon, base, end)
        }
        return JSONScanner.skipSpace(base, colon + 1)
    }

    private mutating func scanLiteral(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) throws(JSONScanFailure) -> Int {
        let literals: [(StaticString, JSONKind)] = [
            ("null", .null), ("true", .true), ("false", .false),
        ]
        for (text, kind) in literals where text.utf8Start[0] == base[start] {
            let length = text.utf8CodeUnitCount
            for offset in 1..<length where base[start + offset] != text.utf8Start[offset] {
                throw failure(.expectedValue, start + offset >= end ? end : start, base, end)
            }
            append(kind, start, length, 0)
            return start + length
        }
        throw failure(.expectedValue, start, base, end)
    }

    /// The failure at `offset`, or that the text ends inside what is open when it is at the end.
    private func failure(
        _ problem: JSONSyntaxError.Problem,
        _ offset: Int,
        _ base: UnsafePointer<UInt8>,
        _ end: Int
    ) -> JSONScanFailure {
        guard offset >= end else { return JSONScanFailure(problem: problem, offset: offset) }
        guard depth > 0 else {
            return JSONScanFailure(problem: .endsInside(.value), offset: end)
        }
        let frame = frames[depth - 1]
        let opener = Int(entries[frame.entry].start)
        // The opener's offset stands for its line until the failure is located.
        return JSONScanFailure(
            problem: .endsInside(frame.isObject ? .object(line: opener) : .array(line: opener)),
            offset: end
        )
    }
}
