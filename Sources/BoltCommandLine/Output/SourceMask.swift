import BoltCheckoutCore

/// Masks card numbers in JSON, so that it stays JSON.
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

    /// Appends JSON with its card numbers masked, `*` in strings, 9 in numbers, and with
    /// `"***"` for the values of members that are never shown.
    ///
    /// - Parameters:
    ///   - source: One value, harmless already.
    ///   - mayHoldSecrets: False where it is known that no member is of the latter kind, and that
    ///     nothing hides in its texts.
    ///   - nesting: In how many strings of JSON the value stands.
    ///   - output: What to append to.
    static func append(
        _ source: UnsafeBufferPointer<UInt8>,
        mayHoldSecrets: Bool = true,
        nesting: Int = 0,
        to output: inout [UInt8]
    ) {
        let isScalar = source.first.map(isNumber) ?? true
        guard !isScalar && mayHoldSecrets || CardNumberMask.isNeeded(in: source) else {
            output.append(contentsOf: source)
            return
        }
        var index = 0
        var isExempt = false
        while index < source.count {
            let end = endOfToken(in: source, from: index)
            let token = source[index..<end]
            let isString = source[index] == UInt8(ascii: "\"")
            let start = output.count
            if isString, let text = hidden(token, isExempt, nesting) {
                JSONWriter.append(string: text, to: &output)
            } else {
                output.append(contentsOf: token)
            }
            if isString, let colon = endOfSpace(source, end, then: UInt8(ascii: ":")) {
                let name = name(token)
                isExempt = unmaskedNames.contains(name)
                CardNumberMask.mask(&output, from: start)
                let value = endOfSpace(source, colon)
                if value < source.count, isHidden(name, source[value], nesting) {
                    output.append(contentsOf: source[end..<value])
                    output.append(contentsOf: #""***""#.utf8)
                    index = endOfValue(in: source, from: value)
                    continue
                }
            } else if isString || isNumber(source[index]) {
                if !isExempt {
                    let mark = isString ? CardNumberMask.replacement : UInt8(ascii: "9")
                    CardNumberMask.mask(&output, from: start, with: mark)
                }
                isExempt = false
            } else if source[index] > 0x20, source[index] != UInt8(ascii: ":") {
                isExempt = false
            }
            index = end
        }
    }

    /// The text of a string with what hides in it masked; nil where nothing does.
    private static func hidden(
        _ token: Slice<UnsafeBufferPointer<UInt8>>,
        _ isExempt: Bool,
        _ nesting: Int
    ) -> [UInt8]? {
        let inside = UnsafeBufferPointer(rebasing: token.dropFirst().dropLast())
        guard inside.contains(UInt8(ascii: "\\")) || HiddenText.mayHoldSecrets(inside) else {
            return nil
        }
        var text: [UInt8] = []
        JSONString.decode(inside, into: &text)
        return TextMask.masked(text, isExempt: isExempt, nesting: nesting)
    }

    /// The text of a key.
    private static func name(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let inside = UnsafeBufferPointer(rebasing: token.dropFirst().dropLast())
        guard inside.contains(UInt8(ascii: "\\")) else {
            return String(decoding: inside, as: UTF8.self)
        }
        var text: [UInt8] = []
        JSONString.decode(inside, into: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether the value of a key, which begins with the byte, is not shown.
    private static func isHidden(_ name: String, _ byte: UInt8, _ nesting: Int) -> Bool {
        guard !isLiteral(byte) else { return false }
        if SensitiveKey.isNeverShown(name, hidesTokens: nesting > 0) { return true }
        return byte != UInt8(ascii: "{") && SensitiveKey.isHeader(name)
    }

    /// The index behind the white space at `start`.
    private static func endOfSpace(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < source.count, source[index] <= 0x20 { index += 1 }
        return index
    }

    /// The index behind a byte that comes next but for white space; nil where another one does.
    private static func endOfSpace(
        _ source: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        then byte: UInt8
    ) -> Int? {
        let index = endOfSpace(source, start)
        return index < source.count && source[index] == byte ? index + 1 : nil
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
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0...0x20: return index
            default: index += 1
            }
        }
        return index
    }
}
