import BoltCheckoutCore

/// Masks card numbers in compact JSON, so that it stays JSON.
///
/// The values of members that hold references, ids, dates and amounts are left alone: their digits
/// may look like a card by chance, and they are what one reconciles by.
enum SourceMask {
    /// The names of members that are left alone, in both spellings.
    static let unmaskedNames: Set<String> = [
        "order_reference", "orderReference", "reference", "merchant_order_number",
        "merchantOrderNumber", "id", "parent_reference", "source_transaction_reference",
        "date", "created_at", "updated_at", "completed_at", "last_viewed_utc", "lastViewedUtc",
        "token_expiry", "amount", "total_amount", "totalAmount", "tax_amount", "unit_price",
        "refunded_amount", "captured_amount", "authorized_amount",
    ]

    /// Whether the value at a path is left alone, by the last name on it.
    static func isExempt(_ path: [String]) -> Bool {
        path.last.map(unmaskedNames.contains) ?? false
    }

    /// Appends compact JSON with its card numbers masked, `*` in strings, 9 in numbers, and with
    /// `"***"` for the values of members that are never shown.
    ///
    /// - Parameters:
    ///   - source: One value without white space, harmless already.
    ///   - mayHoldSecrets: False where it is known that no member is of the latter kind.
    ///   - output: What to append to.
    static func append(
        _ source: UnsafeBufferPointer<UInt8>,
        mayHoldSecrets: Bool = true,
        to output: inout [UInt8]
    ) {
        let isList = source.first.map { !isNumber($0) && $0 != UInt8(ascii: "\"") } ?? false
        guard isList && mayHoldSecrets || CardNumberMask.isNeeded(in: source) else {
            output.append(contentsOf: source)
            return
        }
        var index = 0
        var isExempt = false
        while index < source.count {
            let end = endOfToken(in: source, from: index)
            let token = source[index..<end]
            let isString = source[index] == UInt8(ascii: "\"")
            let isKey = isString && end < source.count && source[end] == UInt8(ascii: ":")
            let start = output.count
            output.append(contentsOf: token)
            if isKey {
                let name = String(decoding: token.dropFirst().dropLast(), as: UTF8.self)
                isExempt = unmaskedNames.contains(name)
                CardNumberMask.mask(&output, from: start)
                if SensitiveKey.isNeverShown(name), !isLiteral(source[end + 1]) {
                    output.append(contentsOf: #":"***""#.utf8)
                    index = endOfValue(in: source, from: end + 1)
                    continue
                }
            } else if isString || isNumber(source[index]) {
                if !isExempt {
                    let mark = isString ? CardNumberMask.replacement : UInt8(ascii: "9")
                    CardNumberMask.mask(&output, from: start, with: mark)
                }
                isExempt = false
            } else if token.first != UInt8(ascii: ":") {
                isExempt = false
            }
            index = end
        }
    }

    /// The index behind the value at `start`, whatever is in it.
    private static func endOfValue(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            index = endOfToken(in: source, from: index)
            if depth == 0 { return index }
        }
        return index
    }

    /// Whether a value that begins with the byte is null, true or false, which say nothing.
    private static func isLiteral(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "n") || byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
    }

    private static func isNumber(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (0x30...0x39) ~= byte
    }

    /// The index behind the string, the number or the single character at `start`.
    private static func endOfToken(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start + 1
        if source[start] == UInt8(ascii: "\"") {
            while index < source.count, source[index] != UInt8(ascii: "\"") {
                index += source[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(index + 1, source.count)
        }
        guard isNumber(source[start]) else { return index }
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return index
            default: index += 1
            }
        }
        return index
    }
}
