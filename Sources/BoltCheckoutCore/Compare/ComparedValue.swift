/// A value of a transaction in the form in which two of them are compared: keys in one spelling,
/// money and dates read, and nothing left of what means nothing.
///
/// `null`, `""`, `[]`, `{}` and a missing member are all the same to Bolt, and absent here.
package indirect enum ComparedValue: Equatable, Sendable {
    /// Text, or a number whose digits are text; `isText` tells how it was written.
    case text(String, isText: Bool)
    /// A token, a key or a code: compared, never shown, not even as a digest, which would tell a
    /// short one.
    case secret(String)
    case bool(Bool)
    /// Minor units.
    case money(Int64, currency: String?)
    /// Milliseconds since 1970, UTC.
    case date(Int64)
    case object([ComparedMember])
    case list([ComparedValue])

    /// The value of a member of an object.
    package subscript(name: String) -> ComparedValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The value as one short text, for values that have one.
    package var scalarText: String? {
        switch self {
        case .text(let text, _): text
        case .secret: Self.hidden
        case .bool(let value): value ? "true" : "false"
        case .money(let minor, _): String(minor)
        case .date(let milliseconds): RFC3339.format(milliseconds: milliseconds)
        case .object, .list: nil
        }
    }

    /// What stands for a secret.
    private static let hidden = "****"

    /// The text that decides whether two plain values are the same; not for the eye.
    var comparedText: String? {
        switch self {
        case .secret(let text): text
        case .text(let digits, isText: false): PlainDecimal.text(digits) ?? digits
        default: scalarText
        }
    }

    /// Whether it is compared and not shown.
    package var isSecret: Bool {
        if case .secret = self { return true }
        return false
    }

    /// Whether both mean the same.
    func means(_ other: ComparedValue) -> Bool {
        switch (self, other) {
        case (.text, .text), (.secret, .secret):
            self == other || scalarText == other.scalarText && !isSecret
                || comparedText == other.comparedText
        case (.money(let left, let one), .money(let right, let two)):
            left == right && (one == nil || two == nil || one == two)
        case (.money(let minor, _), .text(let text, _)), (.text(let text, _), .money(let minor, _)):
            text == String(minor)
        default: self == other
        }
    }
}

/// A member of an object, its name in lower case with underscores.
package struct ComparedMember: Equatable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: ComparedValue
}

extension ComparedValue {
    /// Appends the value as JSON.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .text(let text, isText: true): writer.string(text)
        case .text(let digits, isText: false): writer.source(digits.utf8)
        case .secret: writer.string(Self.hidden)
        case .bool(let value): writer.bool(value)
        case .money(let minor, currency: nil): writer.integer(minor)
        case .money(let minor, let currency):
            writer.beginObject()
            writer.member("amount", minor)
            writer.member("currency", currency)
            writer.endObject()
        case .date(let milliseconds): writer.integer(milliseconds)
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        case .list(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        }
    }
}
