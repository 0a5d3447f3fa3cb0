extension WireObject {
    /// An optional text.
    package func text(_ key: String) throws(BoltDecodingError) -> String? {
        try optional(key) { field throws(BoltDecodingError) in try field.text() }
    }

    /// An optional answer: text, or a truth value in words.
    package func answer(_ key: String) throws(BoltDecodingError) -> String? {
        try optional(key) { field throws(BoltDecodingError) in try field.answer() }
    }

    /// An optional truth value.
    package func bool(_ key: String) throws(BoltDecodingError) -> Bool? {
        try optional(key) { field throws(BoltDecodingError) in try field.bool() }
    }

    /// An optional floating-point number.
    package func double(_ key: String) throws(BoltDecodingError) -> Double? {
        try optional(key) { field throws(BoltDecodingError) in try field.double() }
    }

    /// An optional whole number.
    package func integer(_ key: String) throws(BoltDecodingError) -> Int? {
        try optional(key) { field throws(BoltDecodingError) in try field.integer() }
    }

    /// An optional whole number whose fraction is cut.
    package func truncatedInteger(_ key: String) throws(BoltDecodingError) -> Int? {
        try optional(key) { field throws(BoltDecodingError) in try field.truncatedInteger() }
    }

    /// An optional model. An empty object and an empty array, as PHP writes one, count as absent.
    package func model<Model: WireReadable>(
        _ key: String,
        as type: Model.Type
    ) throws(BoltDecodingError) -> Model? {
        try optional(key) { field throws(BoltDecodingError) in
            let isEmpty = field.value.count == 0
            if isEmpty, field.value.isArray || field.value.isObject { return nil }
            return try Model(reading: field)
        }
    }

    /// An optional object, to look further into.
    package func object(_ key: String) throws(BoltDecodingError) -> WireObject? {
        try optional(key) { field throws(BoltDecodingError) in
            if field.value.isArray, field.value.count == 0 { return nil }
            return try field.object()
        }
    }

    /// The first object of an optional list.
    package func firstObject(_ key: String) throws(BoltDecodingError) -> WireObject? {
        guard let first = try members(of: key)?.first, first.value.isObject else { return nil }
        return try first.object()
    }

    /// An optional text under either of two names.
    package func text(_ key: String, or other: String) throws(BoltDecodingError) -> String? {
        if let text = try text(key) { return text }
        return try text(other)
    }

    /// An optional text, else a member of the first object of an optional list.
    package func text(
        _ key: String,
        orFirstOf list: String,
        member: String
    ) throws(BoltDecodingError) -> String? {
        if let text = try text(key) { return text }
        return try firstObject(list)?.text(member)
    }

    /// A text that must be there.
    package func requiredText(_ key: String) throws(BoltDecodingError) -> String {
        try requiredField(key).text()
    }

    /// A point in time that must be there: milliseconds since 1970, a fraction cut; also RFC 3339.
    package func requiredDate(_ key: String) throws(BoltDecodingError) -> Int {
        let field = try requiredField(key)
        if field.value.isString, let instant = RFC3339.parse(field.value.bytes) {
            return Int(instant)
        }
        return try field.truncatedInteger()
    }

    /// A model that must be there.
    package func required<Model: WireReadable>(
        _ key: String,
        as type: Model.Type
    ) throws(BoltDecodingError) -> Model {
        try Model(reading: requiredField(key))
    }
}
