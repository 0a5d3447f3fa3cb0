/// A fixed set of short texts that is asked about bytes of a document, without making strings.
struct ByteStringSet: Sendable {
    private let table: ByteStringTable

    init(_ texts: [String]) {
        table = ByteStringTable(Array(Set(texts)).map { ($0, 0) })
    }

    /// Whether the set has the text of a string that is spelled without escapes.
    @inline(__always)
    func contains(_ value: JSONValue) -> Bool {
        let bytes = value.bytes
        guard let base = bytes.baseAddress else { return false }
        let hash = JSONKeyHash.of(base, count: bytes.count)
        return table.number(of: base, count: bytes.count, hash: hash) != nil
    }
}
