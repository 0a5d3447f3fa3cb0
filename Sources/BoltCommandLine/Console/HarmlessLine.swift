/// Text from outside, made harmless for a terminal.
func harmlessText(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
            let digits = String(scalar.value, radix: 16)
            safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default:
            safe.unicodeScalars.append(scalar)
        }
    }
    return safe
}
