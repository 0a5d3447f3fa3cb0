extension JSONValue {
    /// The value of a member of an object; nil where there is none, and for other kinds.
    @inline(__always)
    package func member(_ key: StaticString) -> JSONValue? {
        guard kind == .object else { return nil }
        let end = endIndex
        var position = Int(index) + 1
        while position < end {
            let name = entries[position]
            if name.hasEscapes {
                if JSONValue(base, entries, position).equals(key) {
                    return JSONValue(base, entries, position + 1)
                }
            } else if Self.matches(name, base, key) {
                return JSONValue(base, entries, position + 1)
            }
            position += 1 + entries[position + 1].span
        }
        return nil
    }

    /// The value of a member whose key is known only at run time.
    package func member(named key: String) -> JSONValue? {
        members.first { $0.key.decodedBytes.elementsEqual(key.utf8) }?.value
    }

    /// The value of a member with either spelling of its key; null counts as missing where the other
    /// spelling has a value.
    package func either(_ snake: StaticString, _ camel: StaticString) -> JSONValue? {
        guard let first = member(snake), !first.isNull else {
            return member(camel) ?? member(snake)
        }
        return first
    }

    /// The members of an object in document order; none for other kinds.
    package var members: JSONMembers {
        let isObject = kind == .object
        return JSONMembers(
            base: base,
            entries: entries,
            position: Int(index) + 1,
            end: isObject ? endIndex : Int(index) + 1
        )
    }

    /// The elements of an array in document order; none for other kinds.
    package var elements: JSONElements {
        let isArray = kind == .array
        return JSONElements(
            base: base,
            entries: entries,
            position: Int(index) + 1,
            end: isArray ? endIndex : Int(index) + 1
        )
    }
}

/// The members of an object, in document order. The key is a string value.
package struct JSONMembers: Sequence, IteratorProtocol {
    let base: UnsafePointer<UInt8>
    let entries: UnsafePointer<JSONEntry>
    var position: Int
    let end: Int

    @inline(__always)
    package mutating func next() -> (key: JSONValue, value: JSONValue)? {
        guard position < end else { return nil }
        let key = JSONValue(base, entries, position)
        let value = JSONValue(base, entries, position + 1)
        position = value.endIndex
        return (key, value)
    }
}

/// The elements of an array, in document order.
package struct JSONElements: Sequence, IteratorProtocol {
    let base: UnsafePointer<UInt8>
    let entries: UnsafePointer<JSONEntry>
    var position: Int
    let end: Int

    @inline(__always)
    package mutating func next() -> JSONValue? {
        guard position < end else { return nil }
        let value = JSONValue(base, entries, position)
        position = value.endIndex
        return value
    }
}
