/// A value where it lies in a document: a view of three words that copies nothing.
///
/// It points into the document it comes from and is valid only while that document is; it must never
/// leave the closure that it was given to.
package struct JSONValue {
    let base: UnsafePointer<UInt8>
    let entries: UnsafePointer<JSONEntry>
    let index: Int32

    init(_ scanner: JSONScanner, _ text: UnsafeBufferPointer<UInt8>) {
        // A scanned text is never empty.
        base =
            text.baseAddress
            ?? UnsafePointer(
                UnsafeRawPointer(scanner.entries)
                    .assumingMemoryBound(to: UInt8.self)
            )
        entries = UnsafePointer(scanner.entries)
        index = 0
    }

    @inline(__always)
    init(_ base: UnsafePointer<UInt8>, _ entries: UnsafePointer<JSONEntry>, _ index: Int) {
        self.base = base
        self.entries = entries
        self.index = Int32(truncatingIfNeeded: index)
    }

    @inline(__always)
    var entry: JSONEntry { entries[Int(index)] }

    /// The index of the entry after the value and everything inside it.
    @inline(__always)
    var endIndex: Int { Int(index) + entry.span }

    /// What kind of value it is.
    @inline(__always)
    package var kind: JSONKind { entry.kind }
    package var isNull: Bool { kind == .null }
    package var isObject: Bool { kind == .object }
    package var isArray: Bool { kind == .array }
    package var isString: Bool { kind == .string }
    package var isNumber: Bool { kind == .number }

    /// The number of elements of an array or members of an object; 0 for the others.
    package var count: Int { kind == .array || kind == .object ? entry.count : 0 }

    /// Whether it is an array or object with nothing in it, which on the wire means as much as null.
    package var isEmptyContainer: Bool { (kind == .array || kind == .object) && count == 0 }

    /// Where the value starts in its document; of a string, the byte of its quote.
    package var offset: Int { Int(entry.start) - (kind == .string ? 1 : 0) }

    /// The offset after the value's last byte.
    package var endOffset: Int {
        Int(entry.start) + Int(entry.length) + (kind == .string ? 1 : 0)
    }

    /// The source bytes; of a string, between its quotes, escapes as written.
    @inline(__always)
    package var bytes: UnsafeBufferPointer<UInt8> {
        let entry = entry
        return UnsafeBufferPointer(start: base + Int(entry.start), count: Int(entry.length))
    }

    /// Whether the string is spelled with a backslash, so that its text is not its bytes.
    @inline(__always)
    package var hasEscapes: Bool { entry.hasEscapes }

    /// Whether both views show the same place of the same document.
    package func isSame(as other: JSONValue) -> Bool {
        entries == other.entries && index == other.index
    }
}

extension JSONValue {
    /// The source text as written: numbers keep their digits, strings their quotes and escapes.
    package var rawText: String {
        String(
            decoding: UnsafeBufferPointer(start: base + offset, count: endOffset - offset),
            as: UTF8.self
        )
    }

    /// The text of a string; nil for other kinds, and where half of a surrogate pair stands alone,
    /// which no Unicode text can hold.
    package var string: String? {
        guard kind == .string else { return nil }
        guard hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
        return String(validating: decodedBytes, as: UTF8.self)
    }

    /// The text of a string as bytes, escapes replaced; half of a surrogate pair comes in UTF-8's
    /// pattern. Empty for other kinds.
    package var decodedBytes: [UInt8] {
        guard kind == .string else { return [] }
        guard hasEscapes else { return Array(bytes) }
        var output: [UInt8] = []
        JSONString.decode(bytes, into: &output)
        return output
    }

    /// Appends the text of a string, escapes replaced.
    package func appendText(to output: inout [UInt8]) {
        guard kind == .string else { return }
        if hasEscapes {
            JSONString.decode(bytes, into: &output)
        } else {
            output.append(contentsOf: bytes)
        }
    }

    /// The value as a message shows it: the beginning of its source, card numbers masked.
    package var display: String {
        kind == .object || kind == .array ? kind.words : JSONString.display(bytes)
    }

    /// The truth value, nil for other kinds.
    package var bool: Bool? {
        switch kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The exact value of a whole number.
    package func integer() throws(JSONNumberError) -> Int64 {
        guard kind == .number else { throw .notANumber }
        return try JSONNumber.integer(bytes)
    }

    /// The nearest floating-point value. For scores; never for money.
    package var double: Double? {
        kind == .number ? Double(rawText) : nil
    }

    /// Whether this is a string with exactly that text.
    @inline(__always)
    package func equals(_ text: StaticString) -> Bool {
        guard kind == .string else { return false }
        if hasEscapes { return slowEquals(text) }
        return Self.matches(entry, base, text)
    }

    @inline(never)
    private func slowEquals(_ text: StaticString) -> Bool {
        decodedBytes.elementsEqual(
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        )
    }

    @inline(__always)
    static func matches(
        _ entry: JSONEntry,
        _ base: UnsafePointer<UInt8>,
        _ text: StaticString
    ) -> Bool {
        let count = text.utf8CodeUnitCount
        guard Int(entry.length) == count else { return false }
        let source = base + Int(entry.start)
        for offset in 0..<count where source[offset] != text.utf8Start[offset] { return false }
        return true
    }
}
