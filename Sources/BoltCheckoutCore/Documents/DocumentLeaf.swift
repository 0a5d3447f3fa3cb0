/// A value without members of its own, and its place in a document.
package struct DocumentLeaf {
    /// Keys and positions from the top.
    package let path: [String]
    /// The path with the wire's spelling of keys and `*` for positions: what the catalogue knows.
    package let pattern: [String]
    package let value: JSONValue
    /// The object or array it stands in.
    package let parent: JSONValue

    /// The values of an object that say something, in document order: no null, no empty text, no
    /// empty list or object.
    ///
    /// Works without recursion: depth costs no stack.
    package static func all(in root: JSONValue) -> [DocumentLeaf] {
        var leaves: [DocumentLeaf] = []
        var open: [Level] = [Level(root, path: [], pattern: [])]
        while !open.isEmpty {
            guard let (value, path, pattern) = open[open.count - 1].next() else {
                open.removeLast()
                continue
            }
            switch value.kind {
            case .null: continue
            case .string where value.bytes.isEmpty: continue
            case .object, .array:
                if value.count > 0 { open.append(Level(value, path: path, pattern: pattern)) }
            default:
                leaves.append(
                    DocumentLeaf(
                        path: path,
                        pattern: pattern,
                        value: value,
                        parent: open[open.count - 1].value
                    )
                )
            }
        }
        return leaves
    }

    private struct Level {
        let value: JSONValue
        let path: [String]
        let pattern: [String]
        private var members: JSONMembers
        private var elements: JSONElements
        private var position = 0

        init(_ value: JSONValue, path: [String], pattern: [String]) {
            self.value = value
            self.path = path
            self.pattern = pattern
            members = value.members
            elements = value.elements
        }

        mutating func next() -> (JSONValue, [String], [String])? {
            if value.isObject {
                guard let (key, member) = members.next() else { return nil }
                let name = String(decoding: key.decodedBytes, as: UTF8.self)
                return (member, path + [name], pattern + [Self.wireSpelling(name)])
            }
            guard let element = elements.next() else { return nil }
            position += 1
            return (element, path + [String(position - 1)], pattern + ["*"])
        }

        private static func wireSpelling(_ name: String) -> String {
            guard !name.utf8.contains(UInt8(ascii: "_")),
                let other = KeySpelling.other(Array(name.utf8))
            else { return name }
            return String(decoding: other, as: UTF8.self)
        }
    }
}
