/// Goes through a scanned document from lead to lead.
struct JSONShapeWalk {
    /// A lead where it stands in a document.
    struct Found {
        /// The place that it follows.
        let source: Int
        /// Its bytes.
        let start: Int
        fileprivate(set) var end: Int
        fileprivate(set) var ending = JSONLead.Ending.document
        /// The place that it leads to.
        fileprivate(set) var place: Int
        fileprivate(set) var closings: [JSONLead.Closing] = []
        fileprivate(set) var additions: [JSONEntry] = []
        fileprivate(set) var openings: [Int] = []
    }

    private let base: UnsafePointer<UInt8>
    private let entries: UnsafeMutablePointer<JSONEntry>
    private let count: Int
    private var index = 0
    /// The offset and the place where the next lead begins.
    private var start: Int
    private var place = JSONShapeTree.root
    /// The arrays and objects that are open: where their entries end, and the place around them.
    private var open: [(isObject: Bool, end: Int, closing: JSONEntry, place: Int)] = []
    /// Whether the last lead was found.
    private(set) var isOver = false

    /// - Parameters:
    ///   - base: The document's text.
    ///   - entries: Its table.
    ///   - count: The number of entries.
    init(
        _ base: UnsafePointer<UInt8>,
        _ entries: UnsafeMutablePointer<JSONEntry>,
        _ count: Int
    ) {
        self.base = base
        self.entries = entries
        self.count = count
        start = entries[0].start
    }

    /// The next lead; nil after the last one, and where the tree has no place for it.
    mutating func next(in tree: inout JSONShapeTree) -> Found? {
        guard !isOver else { return nil }
        var found = Found(source: place, start: start, end: start, place: place)
        close(&found)
        guard index < count else {
            isOver = true
            found.end = entries[0].endOffset
            return found
        }
        repeat {
            if open.last?.isObject == true {
                guard let key = key(&found), let next = tree.place(behind: key, after: place) else {
                    return nil
                }
                place = next
            }
            let value = entries[index]
            if take(value, &found) { return found }
            guard let next = tree.place(inside: value.kind, of: place) else { return nil }
            place = next
        } while true
    }

    /// Closes what ends before the next value.
    private mutating func close(_ found: inout Found) {
        while let last = open.last, last.end == index {
            // How many elements an array has is not a matter of its shape.
            let members = last.isObject ? UInt32(last.closing.count) << JSONEntry.countShift : 0
            found.closings.append(
                JSONLead.Closing(
                    end: last.closing.endOffset - start,
                    info: UInt32(last.closing.kind.rawValue) | members
                )
            )
            open.removeLast()
            place = last.place
        }
    }

    private mutating func key(_ found: inout Found) -> [UInt8]? {
        let key = entries[index]
        guard key.length <= JSONShapeTree.longestKey else { return nil }
        found.additions.append(key.moved(by: -start))
        index += 1
        return Array(UnsafeBufferPointer(start: base + key.start, count: key.length))
    }

    /// Takes a value into the lead; true where the lead ends with it.
    private mutating func take(_ value: JSONEntry, _ found: inout Found) -> Bool {
        index += 1
        let isContainer = value.kind == .object || value.kind == .array
        if isContainer, value.count > 0 {
            found.openings.append(found.additions.count)
            found.additions.append(
                JSONEntry(
                    start: value.start - start,
                    length: 0,
                    link: 1,
                    info: UInt32(value.kind.rawValue)
                )
            )
            open.append((value.kind == .object, index - 1 + value.span, value, place))
            return false
        }
        if isContainer { found.additions.append(value.moved(by: -start)) }
        found.ending = isContainer ? .empty : value.kind == .string ? .string : .bare
        found.end = isContainer ? value.endOffset : value.start
        found.place = place
        start = value.endOffset
        return true
    }
}
