import BoltCheckoutCore

extension JSONTree {
    /// The value of a member; setting nil takes it out, setting a new one adds it at the end.
    ///
    /// A value that is no object has no members, and setting one changes nothing.
    package subscript(key: String) -> JSONTree? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key, value))
            case (nil, nil): return
            }
            self = .object(members)
        }
    }

    /// The value at a path of member names.
    package func at(_ path: String...) -> JSONTree? {
        var value: JSONTree? = self
        for key in path { value = value?[key] }
        return value
    }

    /// The text of a string.
    package var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The exact value of a whole number.
    package var integer: Int64? {
        guard case .number(let digits) = self else { return nil }
        return Array(digits.utf8).withUnsafeBufferPointer { try? JSONNumber.integer($0) }
    }

    /// The truth value.
    package var bool: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    /// The elements of an array; none for other values.
    package var elements: [JSONTree] {
        if case .array(let elements) = self { return elements }
        return []
    }

    /// Whether it is an object.
    package var isObject: Bool {
        if case .object = self { return true }
        return false
    }

    /// The same object without some members.
    package func without(_ keys: Set<String>) -> JSONTree {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { !keys.contains($0.key) })
    }

    /// Copies members of another object, in the order of `keys`, where it has them and they are not
    /// null.
    package mutating func copy(_ keys: [String], from source: JSONTree) {
        for key in keys {
            guard let value = source[key], value != .null else { continue }
            self[key] = value
        }
    }

    /// The JSON text with every character beyond ASCII as an escape, as hooks have it.
    package var asciiBytes: [UInt8] {
        var output: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar.isASCII {
                output.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                    output += "\\u".utf8
                    Hexadecimal.append(UInt8(truncatingIfNeeded: unit >> 8), to: &output)
                    Hexadecimal.append(UInt8(truncatingIfNeeded: unit), to: &output)
                }
            }
        }
        return output
    }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
    package init(dictionaryLiteral elements: (String, JSONTree)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }

    package init(arrayLiteral elements: JSONTree...) {
        self = .array(elements)
    }

    package init(stringLiteral value: String) {
        self = .string(value)
    }

    package init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    package init(integerLiteral value: Int64) {
        self = .int(value)
    }
}
