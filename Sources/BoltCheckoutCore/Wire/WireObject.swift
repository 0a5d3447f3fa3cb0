/// An object of a document, its members by name.
///
/// Every member is looked up in both spellings; null counts as missing. Optional members that are of
/// an impossible shape read as nil, with a warning; what is wrong deeper inside them stays theirs.
package struct WireObject {
    private let field: WireField

    /// What the fields of this document share.
    package var scope: WireScope { field.scope }

    /// Creates the view of a field that is an object.
    init(_ field: WireField) {
        self.field = field
    }

    /// A member that is there and not null.
    ///
    /// - Throws: ``BoltDecodingError/conflictingSpellings(path:other:)``.
    package func field(_ key: String) throws(BoltDecodingError) -> WireField? {
        let first = spelled(key)
        let camel = WireSpelling.camelCase(key)
        guard camel != key, let second = spelled(camel) else { return first }
        guard let first else { return second }
        guard WireSpelling.mean(first.value, second.value) else {
            throw .conflictingSpellings(path: first.path, other: second.path)
        }
        return first
    }

    /// A member that must be there.
    package func requiredField(_ key: String) throws(BoltDecodingError) -> WireField {
        guard let member = try field(key) else { throw .missingField(path: field.child(key)) }
        return member
    }

    /// Reads a member if it is there; what cannot be read counts as absent.
    package func optional<Value>(
        _ key: String,
        _ read: (WireField) throws(BoltDecodingError) -> Value?
    ) throws(BoltDecodingError) -> Value? {
        guard let member = try field(key) else { return nil }
        return try attempt(member, read)
    }

    /// The path of a member.
    package func path(of key: String) -> String {
        field.child(key)
    }

    /// Reads a value; a failure is a warning, but for conflicts, which only people can settle.
    private func attempt<Value>(
        _ member: WireField,
        _ read: (WireField) throws(BoltDecodingError) -> Value?
    ) throws(BoltDecodingError) -> Value? {
        do throws(BoltDecodingError) {
            return try read(member)
        } catch {
            if case .conflictingSpellings = error { throw error }
            scope.warn(.ignored(error))
            return nil
        }
    }

    private func spelled(_ key: String) -> WireField? {
        guard let value = field.value.member(named: key), !value.isNull else { return nil }
        return WireField(value: value, path: field.child(key), scope: scope, parent: field.value)
    }
}

extension WireObject {
    /// An optional list of models. A single object counts as a list of one; an object whose keys are
    /// numbers, as PHP writes lists, as the list of its values. Members that cannot be read are left
    /// out.
    package func list<Model: WireReadable>(
        _ key: String,
        of type: Model.Type
    ) throws(BoltDecodingError) -> [Model]? {
        guard let members = try members(of: key) else { return nil }
        var list: [Model] = []
        for member in members {
            if let model = try attempt(
                member,
                { field throws(BoltDecodingError) in
                    try Model(reading: field)
                }
            ) {
                list.append(model)
            }
        }
        return list
    }

    /// An optional list of texts. A single text counts as a list of one.
    package func texts(_ key: String) throws(BoltDecodingError) -> [String]? {
        guard let members = try members(of: key) else { return nil }
        var list: [String] = []
        for member in members {
            if let text = try attempt(
                member,
                { field throws(BoltDecodingError) in
                    try field.text()
                }
            ) {
                list.append(text)
            }
        }
        return list
    }

    /// The fields of a member that is a list.
    package func members(of key: String) throws(BoltDecodingError) -> [WireField]? {
        try optional(key) { list throws(BoltDecodingError) in
            switch list.value.kind {
            case .array: return Self.fields(of: list, values: Array(list.value.elements))
            case .object where Self.isNumbered(list.value):
                return Self.fields(of: list, values: list.value.members.map(\.value))
            case .object: return [list]
            case .string where list.value.bytes.isEmpty: return nil
            case .string: return [list]
            default: throw list.wrongType("an array")
            }
        }
    }

    private static func fields(of list: WireField, values: [JSONValue]) -> [WireField] {
        values.enumerated().map { index, value in
            WireField(
                value: value,
                path: list.child(String(index)),
                scope: list.scope,
                parent: list.value
            )
        }
    }

    private static func isNumbered(_ value: JSONValue) -> Bool {
        value.members.allSatisfy { WireDigits.areAll($0.key.string ?? "") }
    }
}
