/// An amount as a field holds it: minor units and, in an object, the currency beside them.
package struct AmountReading {
    /// Minor units; nil where the field says none.
    package let minor: Int64?
    /// The currency's text as received; nil where the field has none.
    package let currency: JSONValue?

    static var absent: AmountReading { AmountReading(minor: nil, currency: nil) }

    /// Reads an amount in any of its shapes: an object, a bare number, or a number as text.
    ///
    /// - Throws: ``RecordProblem`` where there is a number that is no whole number of minor units.
    @inline(__always)
    package static func read(
        _ value: JSONValue?,
        path: String
    ) throws(RecordProblem) -> AmountReading {
        guard let value else { return .absent }
        guard value.isObject else {
            // Languages without a type for it write an empty object as an empty list.
            if value.isArray, value.count == 0 { return .absent }
            return AmountReading(minor: try minorUnits(value, path), currency: nil)
        }
        guard let inner = value.member("amount") else {
            return AmountReading(minor: nil, currency: value.member("currency"))
        }
        return AmountReading(
            minor: try minorUnits(inner, path, inside: true),
            currency: value.member("currency")
        )
    }

    @inline(__always)
    private static func minorUnits(
        _ value: JSONValue,
        _ path: String,
        inside: Bool = false
    ) throws(RecordProblem) -> Int64? {
        switch value.kind {
        case .null:
            return nil
        case .number:
            do throws(JSONNumberError) {
                return try JSONNumber.integer(value.bytes)
            } catch {
                throw problem(value, path, inside, error)
            }
        case .string:
            return try textUnits(value, path, inside)
        default:
            throw RecordProblem(
                path: inside ? path + ".amount" : path,
                "is \(value.kind.words), not a whole number of minor units",
                offset: value.offset
            )
        }
    }

    /// Some relays turn the number into text.
    private static func textUnits(
        _ value: JSONValue,
        _ path: String,
        _ inside: Bool
    ) throws(RecordProblem) -> Int64? {
        if value.bytes.isEmpty { return nil }
        do throws(JSONNumberError) {
            guard value.hasEscapes else { return try JSONNumber.integer(ofText: value.bytes) }
            return try JSONNumber.integer(ofText: value.decodedBytes)
        } catch {
            throw problem(value, path, inside, error)
        }
    }

    private static func problem(
        _ value: JSONValue,
        _ path: String,
        _ inside: Bool,
        _ error: JSONNumberError
    ) -> RecordProblem {
        let shown = value.isString ? "\"\(value.display)\"" : value.display
        let words =
            error == .outOfRange
            ? "\(shown) is outside the 64-bit range"
            : "\(shown) is not a whole number of minor units"
        return RecordProblem(
            path: inside ? path + ".amount" : path,
            words,
            offset: value.offset
        )
    }
}
