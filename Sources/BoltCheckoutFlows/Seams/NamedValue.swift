/// A name and its value: a header field, or a field of a query. Order counts, and a name may repeat.
package struct NamedValue: Equatable, Sendable {
    /// The name as written.
    package let name: String
    /// The value, decoded.
    package let value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
