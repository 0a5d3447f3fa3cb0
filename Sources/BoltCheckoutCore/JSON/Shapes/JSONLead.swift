/// The text between two scalar values of a document, as `},"tax_amount":{"amount":`, and what it
/// does to the table.
///
/// A lead ends behind the quote that opens a string, before another scalar, behind an array or
/// object with nothing in it, or behind the document. So it closes what is open first and opens
/// then, never the other way round.
struct JSONLead {
    /// What comes after a lead.
    enum Ending: UInt8 {
        /// A string, whose quote is the lead's last byte.
        case string
        /// A number, `true`, `false` or `null`.
        case bare
        /// An array or object with nothing in it, whose bracket is the lead's last byte.
        case empty
        /// Nothing: the document is over.
        case document
    }

    /// The end of an array or object.
    struct Closing {
        /// The offset behind its bracket, from the lead's beginning.
        var end: Int
        /// What its entry says, but for the number of an array's elements.
        var info: UInt32
    }

    /// Elements of a ``JSONShapeStore``, as the bounds of a loop.
    struct Run<Element> {
        let start: UnsafePointer<Element>
        let end: UnsafePointer<Element>
    }

    /// The first 16 bytes of the text, zeros where it is shorter.
    var head: SIMD2<UInt64>
    /// All ones for each byte of ``head`` that the text has.
    var mask: SIMD2<UInt64>
    var text: UnsafePointer<UInt8>
    var length: Int
    /// Whether it opens or closes anything.
    var isNesting: Bool
    var ending: Ending
    /// The arrays and objects that end in it, innermost first.
    var closings: Run<Closing>
    /// Which of the additions stay open.
    var openings: Run<Int>
    /// The entries that it adds, with offsets from its own beginning.
    var additions: Run<JSONEntry>
    /// The first lead that may follow, once one is known.
    var following: UnsafePointer<UnsafeMutablePointer<JSONLead>?>
    /// Another lead that may stand in this one's stead.
    var other: UnsafeMutablePointer<JSONLead>?

    /// Creates a lead that points to its parts, which must outlive it.
    ///
    /// - Parameters:
    ///   - text: Its text, followed by ``JSONScanner/padding`` readable bytes.
    ///   - closings: What ends in it.
    ///   - openings: Which of the additions stay open.
    ///   - additions: What it adds to the table.
    ///   - ending: What comes after it.
    ///   - following: Where the first lead that may follow will be found.
    init(
        _ text: Run<UInt8>,
        closings: Run<Closing>,
        openings: Run<Int>,
        additions: Run<JSONEntry>,
        ending: Ending,
        following: UnsafePointer<UnsafeMutablePointer<JSONLead>?>
    ) {
        self.text = text.start
        length = text.end - text.start
        let bits = UInt64(min(length, 16) * 8)
        let low: UInt64 = bits < 64 ? (1 << bits) - 1 : .max
        let high: UInt64 = bits < 64 ? 0 : bits < 128 ? (1 << (bits - 64)) - 1 : .max
        mask = SIMD2(low.littleEndian, high.littleEndian)
        head = Self.words(text.start) & mask
        self.closings = closings
        self.openings = openings
        self.additions = additions
        isNesting = closings.start < closings.end || openings.start < openings.end
        self.ending = ending
        self.following = following
    }

    /// Whether `source`, which is followed by ``JSONScanner/padding`` readable bytes, begins with the
    /// text of a lead.
    @inline(__always)
    static func matches(
        _ lead: UnsafeMutablePointer<JSONLead>,
        _ source: UnsafePointer<UInt8>
    ) -> Bool {
        let difference = (words(source) ^ lead.pointee.head) & lead.pointee.mask
        guard difference[0] | difference[1] == 0 else { return false }
        let length = lead.pointee.length
        guard length > 16 else { return true }
        let text = lead.pointee.text
        // Forwards, so that nothing far behind a text that ends early is read.
        var offset = 16
        while true {
            let last = length &- 16
            if offset > last { offset = last }
            let difference = words(source + offset) ^ words(text + offset)
            guard difference[0] | difference[1] == 0 else { return false }
            guard offset < last else { return true }
            offset &+= 16
        }
    }

    @inline(__always)
    private static func words(_ text: UnsafePointer<UInt8>) -> SIMD2<UInt64> {
        UnsafeRawPointer(text).loadUnaligned(as: SIMD2<UInt64>.self)
    }
}
