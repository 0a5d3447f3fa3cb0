/// A model and what was odd about the document it was read from.
package struct WireReading<Model: Sendable>: Sendable {
    /// The model.
    package let model: Model
    /// What was read with a grain of salt, in document order of the model's fields.
    package let warnings: [WireWarning]
}

extension WireReading: Equatable where Model: Equatable {}

/// Turns bytes into model values. The only door from bytes to a model.
package enum WireDecoder {
    /// Reads one JSON document.
    ///
    /// Keys may be spelled `snake_case`, as on the wire, or `camelCase`, as in the SDK reference. Keys
    /// that the model doesn't know are skipped; a key given twice is refused.
    ///
    /// - Parameters:
    ///   - type: The model to read.
    ///   - bytes: One complete JSON document.
    /// - Returns: The model with its warnings.
    /// - Throws: ``BoltDecodingError`` that names the first field in the way.
    package static func decode<Model: WireReadable & Sendable>(
        _ type: Model.Type,
        from bytes: [UInt8]
    ) throws(BoltDecodingError) -> WireReading<Model> {
        let document = try document(from: bytes)
        return try document.withRoot { root throws(BoltDecodingError) in
            try decode(type, from: root)
        }
    }

    /// Reads a model from a value of a document that is open already.
    ///
    /// A transaction is found inside the envelopes that ``WireEnvelope`` knows; other models stand at
    /// the top.
    package static func decode<Model: WireReadable & Sendable>(
        _ type: Model.Type,
        from root: JSONValue
    ) throws(BoltDecodingError) -> WireReading<Model> {
        let scope = WireScope()
        let top = WireField(value: root, path: "", scope: scope)
        let field = type == BoltCheckoutResult.self ? WireEnvelope.content(of: top) : top
        let model = try Model(reading: field)
        return WireReading(model: model, warnings: scope.warnings)
    }

    /// Opens a document.
    package static func document(
        from bytes: [UInt8]
    ) throws(BoltDecodingError) -> JSONDocument {
        do throws(JSONSyntaxError) {
            return try JSONDocument(bytes)
        } catch {
            throw BoltDecodingError(error)
        }
    }
}
