/// A model that can be read from a JSON value.
///
/// Unlike `Decodable` its errors are typed, name the field, and optional fields may fail without
/// taking the whole model with them.
package protocol WireReadable {
    /// Reads the model.
    ///
    /// - Parameter field: The value and where it stands.
    /// - Throws: ``BoltDecodingError`` that names the first field in the way.
    init(reading field: WireField) throws(BoltDecodingError)
}
