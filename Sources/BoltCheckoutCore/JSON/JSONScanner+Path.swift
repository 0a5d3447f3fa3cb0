extension JSONScanner {
    /// The levels of a path that an error names.
    private static var maximumShownLevels: Int { 20 }
    /// The bytes of a key that an error names in full.
    private static var maximumShownKey: Int { 80 }

    /// The place of the scan in the document, as `cart.items.0.name`, after it has failed.
    ///
    /// - Parameters:
    ///   - text: The text that was scanned.
    ///   - failure: What stopped it: where a key was expected, the last key is not part of it.
    /// - Returns: Keys and positions between dots; empty at the top.
    func path(_ text: UnsafeBufferPointer<UInt8>, to failure: JSONScanFailure) -> String {
        var parts: [String] = []
        for level in 0..<depth {
            let frame = frames[level]
            guard frame.isObject else {
                parts.append(String(frame.count))
                continue
            }
            // The last key that began in this object before the failure.
            var index = frame.entry + 1
            var key: JSONEntry?
            let limit = level + 1 < depth ? frames[level + 1].entry : count
            while index < limit, entries[index].kind == .string {
                key = entries[index]
                index += 1
                guard index < limit else { break }
                index += max(entries[index].span, 1)
            }
            if let key, level + 1 < depth || failure.problem != .expectedKey {
                let source = UnsafeBufferPointer(
                    rebasing: text[Int(key.start)..<Int(key.start + key.length)]
                )
                parts.append(Self.step(source))
            }
        }
        // Hundreds of levels tell nobody where: the first ones do.
        let shown: String = parts.prefix(Self.maximumShownLevels).joined(separator: ".")
        return parts.count > Self.maximumShownLevels ? "\(shown).…" : shown
    }

    private static func step(_ source: UnsafeBufferPointer<UInt8>) -> String {
        guard source.count <= maximumShownKey else { return JSONString.display(source) }
        var name: [UInt8] = []
        JSONString.decode(source, into: &name)
        return String(decoding: name, as: UTF8.self)
    }
}
