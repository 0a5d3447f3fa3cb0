/// Names and values in a query or in a form, in their order.
package struct FormFields: Equatable, Sendable {
    /// One name with its value.
    package struct Field: Equatable, Sendable {
        /// The name, without escapes.
        package let name: String

        /// The value, without escapes.
        package let value: String

        /// Creates a field.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The fields, in order; a name may occur several times.
    package private(set) var fields: [Field]

    /// Creates fields.
    package init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// Reads `a=1&b=2`; nil where an escape is broken or the text is no UTF-8.
    package init?(parsing text: some StringProtocol) {
        fields = []
        for pair in text.split(separator: "&") {
            let parts = pair.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let value = parts.count > 1 ? parts[1] : parts[0].suffix(0)
            guard let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
                let text = PercentEncoding.decode(value, plusIsSpace: true)
            else { return nil }
            fields.append(Field(name, text))
        }
    }

    /// Adds a field at the end.
    package mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name, value))
    }

    /// The values of a name, in order.
    package func values(of name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// The escaped text, for a query or the body of a form.
    package var text: String {
        let pairs = fields.map { field in
            "\(PercentEncoding.encode(field.name))=\(PercentEncoding.encode(field.value))"
        }
        return pairs.joined(separator: "&")
    }
}
