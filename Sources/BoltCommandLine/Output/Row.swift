import BoltCheckoutCore

/// The cells of one record in the order of the columns; made to be filled again and again.
///
/// Text is kept as bytes and as it came: each renderer makes it harmless in its own way.
struct Row {
    /// What a cell holds.
    enum Kind: Equatable, Sendable {
        /// Text from anywhere.
        case text
        /// Digits and a sign that were made here.
        case integer
        /// Nothing was sent.
        case absent
        /// Compact JSON: a number, a truth value, an object or an array.
        case source
    }

    /// One cell.
    struct Cell: Equatable, Sendable {
        let kind: Kind
        /// Where its bytes lie in ``Row/storage``.
        let bytes: Range<Int>
    }

    /// The bytes of all cells.
    private(set) var storage: [UInt8] = []
    /// The cells.
    private(set) var cells: [Cell] = []
    /// Values in words, by the place of their cell, for a person at a terminal. Apart from the cells,
    /// so that those are plain numbers where nobody asks for words.
    private(set) var words: [Int: String] = [:]

    /// Empties the row, keeping its memory.
    mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
        cells.removeAll(keepingCapacity: true)
        if !words.isEmpty { words.removeAll(keepingCapacity: true) }
    }

    /// Adds text.
    mutating func append(text: String) {
        append(.text, text.utf8)
    }

    /// Adds text given as bytes.
    mutating func append(text: some Collection<UInt8>) {
        append(.text, text)
    }

    /// Adds text, or nothing.
    mutating func append(text: String?) {
        if let text { append(text: text) } else { appendAbsent() }
    }

    /// Adds a number, with the same in words for a person at a terminal.
    mutating func append(integer: Int64, words: String? = nil) {
        let start = storage.count
        Digits.append(integer, to: &storage)
        if let words { self.words[cells.count] = words }
        cells.append(Cell(kind: .integer, bytes: start..<storage.count))
    }

    /// Adds a number, or nothing.
    mutating func append(integer: Int64?, words: String? = nil) {
        if let integer { append(integer: integer, words: words) } else { appendAbsent() }
    }

    /// Adds compact JSON, as `JSONWriter` makes it.
    mutating func append(source: some Collection<UInt8>) {
        append(.source, source)
    }

    /// Adds a cell without a value.
    mutating func appendAbsent() {
        append(.absent, EmptyCollection())
    }

    private mutating func append(_ kind: Kind, _ bytes: some Collection<UInt8>) {
        let start = storage.count
        storage.append(contentsOf: bytes)
        cells.append(Cell(kind: kind, bytes: start..<storage.count))
    }
}
