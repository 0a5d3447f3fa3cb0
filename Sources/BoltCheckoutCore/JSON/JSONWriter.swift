/// Writes strict, compact JSON in UTF-8.
///
/// Beyond what JSON requires, control characters, bidi controls and line separators are written as
/// escapes: the value is the same, and no terminal or line-based reader is led astray by it. Slashes
/// are not escaped.
package struct JSONWriter {
    /// What has been written.
    package private(set) var bytes: [UInt8]
    private var needsComma = false

    package init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    package mutating func beginObject() { open(UInt8(ascii: "{")) }
    package mutating func endObject() { close(UInt8(ascii: "}")) }
    package mutating func beginArray() { open(UInt8(ascii: "[")) }
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes the key of the next value.
    package mutating func key(_ text: String) {
        separate()
        Self.append(string: text.utf8, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func string(_ text: String) {
        separate()
        Self.append(string: text.utf8, to: &bytes)
    }

    /// Writes a string whose text is given as bytes, as ``JSONValue/decodedBytes`` gives it.
    package mutating func string(_ text: some Collection<UInt8>) {
        separate()
        Self.append(string: text, to: &bytes)
    }

    package mutating func integer(_ value: Int64) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes JSON that is compact and harmless already: a number's digits, or a value written before.
    package mutating func source(_ source: some Collection<UInt8>) {
        separate()
        bytes.append(contentsOf: source)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    package mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes a value of a document without its white space, numbers as written.
    package mutating func value(_ value: JSONValue) {
        separate()
        Self.append(value, to: &bytes)
    }

    /// Writes members given as optional text: null where absent.
    package mutating func member(_ key: String, _ text: String?) {
        self.key(key)
        if let text { string(text) } else { null() }
    }

    /// Writes members given as optional numbers: null where absent.
    package mutating func member(_ key: String, _ number: Int64?) {
        self.key(key)
        if let number { integer(number) } else { null() }
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }
}
