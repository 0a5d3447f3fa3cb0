/// An HTML page where JSON was expected.
package struct WebPage: Equatable, Sendable {
    /// What stands between its title tags, 60 characters at most.
    package let title: String?

    /// Recognizes a page by its first character.
    package init?(_ body: [UInt8]) {
        let start = body.first { $0 > 0x20 && $0 < 0x80 }
        guard start == UInt8(ascii: "<") else { return nil }
        title = Self.title(in: Array(body.prefix(4096)))
    }

    private static func title(in body: [UInt8]) -> String? {
        let lower = body.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        guard let open = end(of: "<title>", in: lower, from: 0),
            let close = end(of: "</title>", in: lower, from: open)
        else { return nil }
        let title = String(decoding: body[open..<(close - "</title>".utf8.count)], as: UTF8.self)
        let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(60))
    }

    /// The offset after the first occurrence of a tag.
    private static func end(of tag: String, in bytes: [UInt8], from start: Int) -> Int? {
        let tag = Array(tag.utf8)
        for index in start..<bytes.count where bytes[index...].starts(with: tag) {
            return index + tag.count
        }
        return nil
    }
}
