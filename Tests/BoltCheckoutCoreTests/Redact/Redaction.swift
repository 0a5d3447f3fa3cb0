import BoltCheckoutCore

/// A redacted text with the pseudonyms taken out of it: `name-#` for every one of a kind.
struct Redaction {
    let output: String
    let counts: RedactionCounts
    let stream: RedactionStream

    init(_ input: String, keeping names: [String] = [], portion: Int = .max) {
        stream = RedactionStream(
            keeping: names,
            pseudonyms: Pseudonyms(key: [UInt8](repeating: 7, count: 32))
        )
        var bytes: [UInt8] = []
        var rest = Array(input.utf8)[...]
        while !rest.isEmpty {
            bytes += stream.consume(rest.prefix(portion), isLast: false)
            rest = rest.dropFirst(portion)
        }
        bytes += stream.consume([], isLast: true)
        output = String(decoding: bytes, as: UTF8.self)
        counts = stream.counts
    }

    /// The output with the ten characters of every pseudonym as `#`.
    var plain: String {
        output.replacing(/-[a-km-z2-9]{10}\b/, with: "-#")
    }
}
