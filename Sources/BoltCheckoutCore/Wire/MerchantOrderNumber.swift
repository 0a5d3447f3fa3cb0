/// The merchant-facing order number inside a cart's display id.
///
/// Three generations of shop plugins wrote the display id as `100000418`, as `100000418 / 90210` and
/// as `100000418|90210`, the second part a quote's number.
package enum MerchantOrderNumber {
    /// Takes the order number out of a display id.
    ///
    /// - Parameter displayID: The display id as received.
    /// - Returns: The text before `" / "` or `"|"`, whichever comes first; nil where that is empty.
    package static func derive(displayID: String) -> String? {
        let bytes = Array(displayID.utf8)
        let separator = Array(" / ".utf8)
        var end = bytes.count
        for index in bytes.indices {
            let isBar = bytes[index] == UInt8(ascii: "|")
            if isBar || bytes[index...].starts(with: separator) {
                end = index
                break
            }
        }
        return end == 0 ? nil : String(decoding: bytes[..<end], as: UTF8.self)
    }
}
