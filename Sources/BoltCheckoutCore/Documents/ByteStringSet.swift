/// A fixed set of short texts that is asked about bytes of a document, without making strings.
struct ByteStringSet: Sendable {
    private var slots: [[UInt8]]
    private let mask: Int

    init(_ texts: [String]) {
        var capacity = 16
        while capacity < texts.count * 4 { capacity *= 2 }
        slots = Array(repeating: [], count: capacity)
        mask = capacity - 1
        for text in texts {
            var index = Int(JSONKeyHash.of(text)) & mask
            while !slots[index].isEmpty { index = (index + 1) & mask }
            slots[index] = Array(text.utf8)
        }
    }

    /// Whether the set has the text of a string that is spelled without escapes.
    @inline(__always)
    func contains(_ value: JSONValue) -> Bool {
        let bytes = value.bytes
        guard let base = bytes.baseAddress else { return false }
        var index = Int(JSONKeyHash.of(base, count: bytes.count)) & mask
        return slots.withUnsafeBufferPointer { slots in
            while !slots[index].isEmpty {
                if slots[index].count == bytes.count, slots[index].elementsEqual(bytes) {
                    return true
                }
                index = (index + 1) & mask
            }
            return false
        }
    }
}
