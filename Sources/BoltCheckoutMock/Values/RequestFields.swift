/// Reads the members of an object in a request; errors name the path of the field.
struct RequestFields {
    /// The object.
    let tree: JSONTree
    private let path: String

    /// Looks at an object.
    ///
    /// - Parameters:
    ///   - tree: The object.
    ///   - path: Where it is in the request; empty for the body itself.
    /// - Throws: ``MockError`` where it is no object.
    init(_ tree: JSONTree, path: String = "") throws(MockError) {
        guard tree.isObject else { throw .wrongType(path, "an object") }
        self.tree = tree
        self.path = path
    }

    /// The path of a member.
    func path(of key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    /// A text that must be there and not be empty.
    func text(_ key: String) throws(MockError) -> String {
        guard let text = try optionalText(key), !text.isEmpty else { throw .missing(path(of: key)) }
        return text
    }

    /// A text; missing and null are nil.
    func optionalText(_ key: String) throws(MockError) -> String? {
        guard let value = tree[key], value != .null else { return nil }
        guard let text = value.string else { throw .wrongType(path(of: key), "a string") }
        return text
    }

    /// A whole number that must be there.
    func integer(_ key: String) throws(MockError) -> Int64 {
        guard let number = try optionalInteger(key) else { throw .missing(path(of: key)) }
        return number
    }

    /// A whole number; missing and null are nil.
    func optionalInteger(_ key: String) throws(MockError) -> Int64? {
        guard let value = tree[key], value != .null else { return nil }
        guard let number = value.integer else {
            throw .wrongType(path(of: key), "a whole number")
        }
        return number
    }

    /// An amount in minor units: a whole number that is not negative.
    func amount(_ key: String) throws(MockError) -> Int64 {
        guard let amount = try optionalAmount(key) else { throw .missing(path(of: key)) }
        return amount
    }

    /// An amount in minor units; missing and null are nil.
    func optionalAmount(_ key: String) throws(MockError) -> Int64? {
        guard let amount = try optionalInteger(key) else { return nil }
        guard amount >= 0 else {
            throw .badAmount(path(of: key), "The amount must not be negative.")
        }
        return amount
    }

    /// A truth value; missing and null are nil.
    func optionalBool(_ key: String) throws(MockError) -> Bool? {
        guard let value = tree[key], value != .null else { return nil }
        guard let bool = value.bool else { throw .wrongType(path(of: key), "true or false") }
        return bool
    }

    /// An object that must be there.
    func object(_ key: String) throws(MockError) -> RequestFields {
        guard let fields = try optionalObject(key) else { throw .missing(path(of: key)) }
        return fields
    }

    /// An object; missing and null are nil.
    func optionalObject(_ key: String) throws(MockError) -> RequestFields? {
        guard let value = tree[key], value != .null else { return nil }
        return try RequestFields(value, path: path(of: key))
    }

    /// The objects of a list; missing and null are none.
    func objects(_ key: String) throws(MockError) -> [RequestFields] {
        guard let value = tree[key], value != .null else { return [] }
        guard case .array(let elements) = value else {
            throw .wrongType(path(of: key), "a list")
        }
        var objects: [RequestFields] = []
        for (index, element) in elements.enumerated() {
            objects.append(try RequestFields(element, path: "\(path(of: key)).\(index)"))
        }
        return objects
    }
}
