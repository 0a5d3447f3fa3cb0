/// The shapes of documents that were scanned before, to scan the next of the same shape faster.
///
/// Records of one export have the same keys in the same order. What stands between two scalar values
/// is then known text, a ``JSONLead``: it is compared and not taken apart, and its keys need no hash
/// and no look for repeated ones. Leads begin and end at places of a tree; a place stands for all
/// keys so far of all open objects, as the hidden classes of JavaScript engines do.
///
/// A document that no shape fits is scanned by ``JSONScanPass``, and its shape is learned from the
/// table. Both ways give the same table for the same text.
final class JSONShapes {
    /// The most entries that a lead adds, and one for the scalar after it.
    static let mostOfLead = 64
    private static let mostLeads = 4096
    private static let mostLeadsOfPlace = 16
    /// Longer ones are mostly space, and each of a place would be compared.
    private static let longestLead = 1024

    /// The arrays and objects that are open while a document is scanned.
    let open: UnsafeMutablePointer<UnsafeMutablePointer<JSONEntry>>
    private let leads: UnsafeMutablePointer<JSONLead>
    private var leadCount = 0
    /// The first lead that may follow each place.
    private let firsts: UnsafeMutablePointer<UnsafeMutablePointer<JSONLead>?>
    private var tree = JSONShapeTree()
    /// Whether something could not be learned for want of room.
    private(set) var isFull = false
    private var texts: JSONShapeStore<UInt8>
    private var closings: JSONShapeStore<JSONLead.Closing>
    private var additions: JSONShapeStore<JSONEntry>
    private var openings: JSONShapeStore<Int>

    init() {
        open = .allocate(capacity: JSONScanner.maximumDepth)
        leads = .allocate(capacity: Self.mostLeads)
        firsts = .allocate(capacity: JSONShapeTree.mostPlaces)
        firsts.initialize(repeating: nil, count: JSONShapeTree.mostPlaces)
        texts = JSONShapeStore(capacity: Self.mostLeads * 64, padding: JSONScanner.padding)
        closings = JSONShapeStore(capacity: Self.mostLeads * 4)
        additions = JSONShapeStore(capacity: Self.mostLeads * 4)
        openings = JSONShapeStore(capacity: Self.mostLeads * 4)
    }

    deinit {
        open.deallocate()
        leads.deallocate()
        firsts.deallocate()
        texts.release()
        closings.release()
        additions.release()
        openings.release()
    }

    /// The first lead that a document may begin with.
    var first: UnsafeMutablePointer<JSONLead>? { firsts[JSONShapeTree.root] }

    /// Adds the shape of a document, as far as there is room.
    ///
    /// - Parameters:
    ///   - base: Its text, followed by ``JSONScanner/padding`` zero bytes.
    ///   - entries: Its table.
    ///   - count: The number of its entries.
    func learn(
        _ base: UnsafePointer<UInt8>,
        _ entries: UnsafeMutablePointer<JSONEntry>,
        _ count: Int
    ) {
        guard entries[0].kind == .object, entries[0].count > 0 else { return }
        var walk = JSONShapeWalk(base, entries, count)
        while let found = walk.next(in: &tree) {
            guard add(found, base) else {
                isFull = true
                return
            }
        }
        if !walk.isOver { isFull = true }
    }

    /// Adds a lead where it is not known yet; false where there is no room for it.
    private func add(_ found: JSONShapeWalk.Found, _ base: UnsafePointer<UInt8>) -> Bool {
        let source = UnsafeBufferPointer(start: base + found.start, count: found.end - found.start)
        var last: UnsafeMutablePointer<JSONLead>?
        var known = firsts[found.source]
        var count = 0
        while let lead = known {
            if lead.pointee.length == source.count, lead.pointee.ending == found.ending,
                JSONLead.matches(lead, base + found.start)
            {
                return true
            }
            last = lead
            known = lead.pointee.other
            count += 1
        }
        guard leadCount < Self.mostLeads, count < Self.mostLeadsOfPlace,
            found.additions.count < Self.mostOfLead, source.count <= Self.longestLead,
            let text = texts.keep(source),
            let closings = closings.keep(found.closings),
            let additions = additions.keep(found.additions),
            let openings = openings.keep(found.openings)
        else { return false }
        let lead = leads + leadCount
        lead.initialize(
            to: JSONLead(
                text,
                closings: closings,
                openings: openings,
                additions: additions,
                ending: found.ending,
                following: firsts + found.place
            )
        )
        leadCount += 1
        if let last { last.pointee.other = lead } else { firsts[found.source] = lead }
        return true
    }
}
