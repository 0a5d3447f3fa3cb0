/// One value of a document, where it stands, and how to take it.
///
/// Like the `JSONValue` in it, a field is valid only while its document is open.
package struct WireField {
    /// The value.
    package let value: JSONValue
    /// Where it stands, `cart.items.0.name`; empty at the top.
    package let path: String
    /// What the fields of this document share.
    package let scope: WireScope
    /// The object the value is a member of.
    private let parent: JSONValue?

    /// Creates a field.
    package init(value: JSONValue, path: String, scope: WireScope, parent: JSONValue? = nil) {
        self.value = value
        self.path = path
        self.scope = scope
        self.parent = parent
    }

    /// The path of a member or element.
    package func child(_ key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    /// The value as an object.
    package func object() throws(BoltDecodingError) -> WireObject {
        guard value.isObject else { throw wrongType("an object") }
        return WireObject(self)
    }

    /// Text; of a number its digits as written.
    func text() throws(BoltDecodingError) -> String {
        switch value.kind {
        case .string: return value.string ?? String(decoding: value.decodedBytes, as: UTF8.self)
        case .number: return value.rawText
        default: throw wrongType("a string")
        }
    }

    /// Text, or a truth value in words.
    func answer() throws(BoltDecodingError) -> String {
        if let bool = value.bool { return bool ? "true" : "false" }
        return try text()
    }

    /// A truth value.
    func bool() throws(BoltDecodingError) -> Bool {
        guard let bool = value.bool else { throw wrongType("true or false") }
        return bool
    }

    /// A floating-point number, for scores.
    func double() throws(BoltDecodingError) -> Double {
        guard let double = value.double ?? Double(value.string ?? ""), double.isFinite else {
            throw wrongType("a number")
        }
        return double
    }

    /// A whole number, also as text of digits.
    func integer() throws(BoltDecodingError) -> Int {
        do throws(JSONNumberError) {
            return try Int(exactInteger())
        } catch {
            throw error == .outOfRange ? .outOfRange(path: path) : wrongType("a whole number")
        }
    }

    /// A whole number whose fraction, if any, is cut: for points in time.
    func truncatedInteger() throws(BoltDecodingError) -> Int {
        guard value.isNumber else { return try integer() }
        switch TruncatedDecimal(value.bytes) {
        case .integer(let whole): return Int(whole)
        case .tooLarge: throw .outOfRange(path: path)
        case .notANumber: throw wrongType("a whole number")
        }
    }

    /// A number of minor units: whole, also as text of digits.
    func minorUnits() throws(BoltDecodingError) -> Int {
        guard value.isNumber || value.isString else { throw wrongType("an amount") }
        do throws(JSONNumberError) {
            return try Int(exactInteger())
        } catch {
            throw error == .outOfRange
                ? .outOfRange(path: path)
                : .notWholeMinorUnits(path: path, found: foundWords)
        }
    }

    /// The currency that belongs to a bare amount: its neighbor's, else the transaction's.
    func neighboringCurrency() throws(BoltDecodingError) -> String {
        if let neighbor = parent?.member("currency")?.string { return neighbor }
        if let currency = scope.currency { return currency }
        throw .missingField(path: path.isEmpty ? "currency" : siblingPath("currency"))
    }

    /// Says that the value is of another kind than it should be.
    func wrongType(_ expected: String) -> BoltDecodingError {
        .wrongType(path: path, expected: expected, found: foundWords)
    }

    private func exactInteger() throws(JSONNumberError) -> Int64 {
        guard let text = value.string else { return try value.integer() }
        guard WireDigits.areAll(text) else { throw .notANumber }
        guard let integer = Int64(text) else { throw .outOfRange }
        return integer
    }

    private func siblingPath(_ key: String) -> String {
        guard let dot = path.lastIndex(of: ".") else { return key }
        return path[..<dot] + ".\(key)"
    }

    /// The value in words. Short numbers are shown as written; anything longer could be a card number
    /// or a secret and is named by its kind.
    private var foundWords: String {
        let text = value.rawText
        let mayBeShown = "0123456789.-+eE\"".utf8
        guard value.isNumber || value.isString, text.utf8.count < 12,
            text.utf8.allSatisfy({ mayBeShown.contains($0) })
        else { return value.kind.words }
        return text
    }
}
