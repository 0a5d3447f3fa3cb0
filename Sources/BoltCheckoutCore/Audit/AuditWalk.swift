/// Visits every value of a record with its path, for the rules that were told of something rare.
struct AuditWalk {
    /// Keys under which a merchant keeps what it likes: nothing there is Bolt's money.
    private static let foreignKeys: Set<String> = [
        "metadata", "external_data", "platform_metadata", "dynamic_content", "shopify",
    ]

    private var stack: [(value: JSONValue, path: String)]

    /// Begins at a value; its own path is empty.
    init(_ root: JSONValue) {
        stack = [(root, "")]
    }

    /// The next value, in document order, objects and arrays before what is in them.
    mutating func next() -> (value: JSONValue, path: String)? {
        guard let current = stack.popLast() else { return nil }
        var inside: [(JSONValue, String)] = []
        switch current.value.kind {
        case .object:
            for (key, value) in current.value.members {
                let name = key.string ?? ""
                if Self.foreignKeys.contains(name) { continue }
                inside.append((value, Self.joined(current.path, name)))
            }
        case .array:
            for (index, element) in current.value.elements.enumerated() {
                inside.append((element, Self.joined(current.path, String(index))))
            }
        default:
            break
        }
        for child in inside.reversed() { stack.append(child) }
        return current
    }

    private static func joined(_ path: String, _ name: String) -> String {
        path.isEmpty ? name : path + "." + name
    }
}
