/// Checks JSON text and notes where each value lies, in one pass and without recursion.
///
/// Strict RFC 8259: no trailing comma, no comment, no leading zero, no raw control character, no
/// invalid UTF-8, no key twice in one object. The result is the table of ``JSONEntry``; nothing is
/// decoded. A scanner is reused from record to record, so that a stream costs no allocation.
///
/// Documents of a shape that was seen before are scanned by ``JSONShapes``, with the same result.
///
/// The text must be followed by ``padding`` zero bytes: strings are looked at 16 bytes at a time,
/// and as JSON allows no zero byte anywhere, the end stops every loop without a check of its own.
package final class JSONScanner {
    package static let maximumDepth = 512
    package static let maximumValues = 1_000_000
    package static let maximumLength = 16 * 1_048_576
    package static let padding = 32

    private var pass = JSONScanPass()
    private var shapes: JSONShapes?
    private var trial = JSONShapeTrial()

    package init() {}

    deinit { pass.release() }

    /// The entries of the last scan, in document order.
    var entries: UnsafeMutablePointer<JSONEntry> { pass.entries }
    /// The number of entries of the last scan.
    var count: Int { pass.count }
    /// The arrays and objects that were open when the last scan failed, outermost first.
    var frames: UnsafeMutablePointer<JSONScanPass.Frame> { pass.frames }
    /// The number of ``frames``.
    var depth: Int { pass.depth }

    /// Scans one value and what is inside it.
    ///
    /// - Parameters:
    ///   - base: The text, followed by ``padding`` zero bytes.
    ///   - start: Where the value, or space before it, begins.
    ///   - end: The length of the text.
    /// - Returns: The offset after the value.
    /// - Throws: ``JSONScanFailure`` with the offset of the first byte that is wrong.
    func scan(
        _ base: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int
    ) throws(JSONScanFailure) -> Int {
        guard trial.isDue else {
            let close = try scanTokens(base, from: start, to: end)
            trial.skip(pass.count)
            return close
        }
        let shapes = self.shapes ?? JSONShapes()
        if self.shapes == nil { self.shapes = shapes }
        if let found = shapes.scan(
            base,
            from: Self.skipSpace(base, start),
            to: end,
            into: pass.entries,
            capacity: pass.room
        ) {
            pass.take(found.count)
            trial.note(found.count, fits: true)
            return found.end
        }
        let close = try scanTokens(base, from: start, to: end)
        trial.note(pass.count, fits: false)
        if trial.isFutile {
            // Where shapes that are of no use take all the room, it is given to others.
            if shapes.isFull { self.shapes = nil }
        } else if trial.takeLearning(pass.count) {
            shapes.learn(base, pass.entries, pass.count)
        }
        return close
    }

    private func scanTokens(
        _ base: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int
    ) throws(JSONScanFailure) -> Int {
        // Worked on as a local value: a class's property would be guarded at every access.
        var local = pass
        defer { pass = local }
        return try local.scan(base, from: start, to: end)
    }

    @inline(__always)
    static func skipSpace(_ base: UnsafePointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while base[index] <= 0x20 {
            switch base[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index &+= 1
            default: return index
            }
        }
        return index
    }
}
