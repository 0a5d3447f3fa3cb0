/// The display id of an order: what the shop shows, sometimes with a quote id behind it.
///
/// Older plugins packed the order number and a quote id into one text, as `100000418 / 4471` or
/// `100000418|4471`.
package enum DisplayID {
    /// The number of bytes of the order number at the beginning of a display id.
    ///
    /// - Parameter source: The id's text, or its JSON source, in which the slash may be escaped.
    /// - Returns: The length in bytes; that of the whole id where nothing stands behind the number.
    package static func orderNumberLength(_ source: UnsafeBufferPointer<UInt8>) -> Int {
        for index in source.indices {
            if source[index] == UInt8(ascii: "|") { return index }
            guard source[index] == UInt8(ascii: " "), index + 2 < source.count else { continue }
            let isEscaped = source[index + 1] == UInt8(ascii: "\\")
            let slash = index + (isEscaped ? 2 : 1)
            if slash + 1 < source.count, source[slash] == UInt8(ascii: "/"),
                source[slash + 1] == UInt8(ascii: " ")
            {
                return index
            }
        }
        return source.count
    }

    /// The order number in a display id; nil where there is none.
    package static func orderNumber(_ displayID: String) -> String? {
        var text = displayID
        let number = text.withUTF8 { bytes in
            String(decoding: bytes[..<orderNumberLength(bytes)], as: UTF8.self)
        }
        return number.isEmpty ? nil : number
    }
}
