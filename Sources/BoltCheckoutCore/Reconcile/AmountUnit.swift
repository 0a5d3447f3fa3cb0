/// The unit of amounts in a file that is not Bolt's.
package enum AmountUnit: String, CaseIterable, Sendable {
    /// As people write it, `12.34`.
    case major
    /// Whole numbers of the smallest unit, `1234`.
    case minor

    /// Reads a cell as minor units, exactly.
    ///
    /// - Throws: ``AmountCellError`` that says what is in the way.
    package func parse(
        _ text: UnsafeBufferPointer<UInt8>,
        currency: UnsafeBufferPointer<UInt8>
    ) throws(AmountCellError) -> Int64 {
        switch self {
        case .major:
            guard let code = CurrencyCode(currency) else {
                let shown = String(decoding: currency.prefix(12), as: UTF8.self)
                throw .major(.unknownCurrency(shown))
            }
            return try Self.major(text, code)
        case .minor:
            return try Self.whole(text)
        }
    }

    /// Zeros beyond a currency's decimals lose nothing: databases write `19.9900`. Three decimals may
    /// be a separator of thousands.
    private static func major(
        _ text: UnsafeBufferPointer<UInt8>,
        _ currency: CurrencyCode
    ) throws(AmountCellError) -> Int64 {
        do throws(MajorUnitsError) {
            return try MajorUnits.parse(text, currency: currency)
        } catch {
            switch error {
            case .tooManyDecimals, .outOfRange: break
            default: throw .major(error)
            }
            let shown = String(decoding: text.prefix(40), as: UTF8.self)
            let shorter = withoutZeros(text, keeping: currency.exponent ?? 0)
            if shorter.count < text.count,
                let amount = try? MajorUnits.parse(shorter, currency: currency)
            {
                guard !mayMeanThousands(text) else { throw .ambiguous(shown) }
                return amount
            }
            guard case .tooManyDecimals = error else { throw .major(error) }
            throw .inexact(shown, error)
        }
    }

    /// Whether three digits end the text behind a point, as in `1.000`.
    private static func mayMeanThousands(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return false }
        return text[(point + 1)...].prefix { !isSpace($0) }.count == 3
    }

    /// Takes off zeros at the end until so many decimals are left, and with the last the point.
    private static func withoutZeros(
        _ text: UnsafeBufferPointer<UInt8>,
        keeping decimals: Int
    ) -> UnsafeBufferPointer<UInt8> {
        guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return text }
        var end = text.count
        while end > 0, isSpace(text[end - 1]) { end -= 1 }
        while end - point - 1 > decimals, text[end - 1] == UInt8(ascii: "0") { end -= 1 }
        if end == point + 1 { end = point }
        return UnsafeBufferPointer(rebasing: text[..<end])
    }

    private static func whole(
        _ text: UnsafeBufferPointer<UInt8>
    ) throws(AmountCellError) -> Int64 {
        var start = 0
        var end = text.count
        while start < end, isSpace(text[start]) { start += 1 }
        while end > start, isSpace(text[end - 1]) { end -= 1 }
        guard start < end else { throw .major(.empty) }
        let isNegative = text[start] == UInt8(ascii: "-")
        if isNegative || text[start] == UInt8(ascii: "+") { start += 1 }
        guard start < end else { throw .notWhole }
        var value: Int64 = 0
        for index in start..<end {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { throw text[index] == UInt8(ascii: ".") ? .fraction : .notWhole }
            let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflows) =
                isNegative
                ? product.subtractingReportingOverflow(Int64(digit))
                : product.addingReportingOverflow(Int64(digit))
            guard !isLarge, !overflows else { throw .major(.outOfRange) }
            value = sum
        }
        return value
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}

/// Why a cell is no amount.
package enum AmountCellError: Error, Equatable, Sendable {
    /// It is not digits with a sign.
    case notWhole
    /// It has a decimal point, and minor units have none.
    case fraction
    /// Its three decimals are more than the currency has, the last a zero: they may mean thousands.
    case ambiguous(String)
    /// It has more decimals than the currency, and not all are zeros.
    case inexact(String, MajorUnitsError)
    case major(MajorUnitsError)
}

extension AmountCellError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .notWhole: "amount is not a whole number of minor units; write it as 123456"
        case .fraction:
            "amount has a decimal point, and minor units are whole; is it --amounts major?"
        case .ambiguous(let text):
            "'\(text)' may mean thousands; write it with the currency's decimals"
        case .inexact(let text, let error): "'\(text)' cannot be kept exactly: \(error)"
        case .major(let error): error.description
        }
    }
}
