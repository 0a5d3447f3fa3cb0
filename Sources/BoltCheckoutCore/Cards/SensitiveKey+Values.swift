extension SensitiveKey {
    /// Whether there may be such a key, or text in which secrets hide, in a value; false only where
    /// there is none.
    ///
    /// Looks at every string, key or not: finding out which it is would cost more.
    package static func mayOccur(in value: JSONValue) -> Bool {
        let end = value.endIndex
        for index in Int(value.index)..<end {
            let entry = value.entries[index]
            guard entry.kind == .string, entry.length >= 2 else { continue }
            let text = JSONValue(value.base, value.entries, index)
            let isObject = index + 1 < end && value.entries[index + 1].kind == .object
            if entry.hasEscapes {
                let decoded = text.decodedBytes
                let mayHold = decoded.withUnsafeBufferPointer {
                    isFound($0, isObject, isEscaped: true)
                }
                if mayHold { return true }
            } else if isFound(text.bytes, isObject) {
                return true
            }
        }
        return false
    }

    /// Whether a text is such a key, in front of an object or not, or may hold secrets itself.
    private static func isFound(
        _ text: UnsafeBufferPointer<UInt8>,
        _ isObject: Bool,
        isEscaped: Bool = false
    ) -> Bool {
        if isWorthwhile(text) {
            let name = String(decoding: text, as: UTF8.self)
            if isNeverShown(name) { return true }
        }
        if !isObject, text.count == 13, text[0] | 0x20 == UInt8(ascii: "a"),
            isHeader(String(decoding: text, as: UTF8.self))
        {
            return true
        }
        return HiddenText.mayHoldSecrets(text, isEscaped: isEscaped)
    }
}
