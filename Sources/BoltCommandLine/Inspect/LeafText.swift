import BoltCheckoutCore

/// The value of one line as plain, harmless text; card numbers and tokens are masked.
enum LeafText {
    static func append(_ line: TransactionPage.Line, to output: inout [UInt8]) {
        let value = line.leaf.value
        let key = line.leaf.name
        if line.leaf.isSecret {
            output.append(contentsOf: "***".utf8)
            return
        }
        let start = output.count
        if value.isString {
            var text = value.decodedBytes
            if key == "token", text.count > 8 { text = Array("…".utf8) + text.suffix(4) }
            let isExempt = SourceMask.unmaskedNames.contains(key)
            text = TextMask.masked(text, isExempt: isExempt) ?? text
            text.withUnsafeBufferPointer { HarmlessText.append($0, to: &output) }
        } else {
            output.append(contentsOf: value.bytes)
        }
        if !SourceMask.unmaskedNames.contains(key) { CardNumberMask.mask(&output, from: start) }
    }
}
