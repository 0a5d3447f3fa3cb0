/// Finds e-mail addresses, phone numbers and IP addresses in free text.
enum ContactPatterns {
    /// All of them, in no order.
    static func matches(in text: [UInt8]) -> [PatternMatch] {
        var matches: [PatternMatch] = []
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "@"):
                add(.email, email(text, at: index, atLength: 1), &matches)
            case UInt8(ascii: "%") where isEncodedAt(text, index):
                add(.email, email(text, at: index, atLength: 3), &matches)
            case UInt8(ascii: "+"), UInt8(ascii: "("):
                add(.phone, phone(text, from: index), &matches)
            case 0x30...0x39:
                guard !TextPattern.isDigit(TextPattern.byte(text, index - 1)) else { continue }
                add(.networkAddress, ipv4(text, from: index), &matches)
                add(.phone, groupedPhone(text, from: index), &matches)
            case UInt8(ascii: ":"):
                add(.networkAddress, ipv6(text, around: index), &matches)
            default: break
            }
        }
        return matches
    }

    private static func add(
        _ kind: RedactionKind,
        _ range: Range<Int>?,
        _ matches: inout [PatternMatch]
    ) {
        guard let range, matches.last?.range != range else { return }
        matches.append(PatternMatch(kind: kind, range: range))
    }

    private static func isEncodedAt(_ text: [UInt8], _ index: Int) -> Bool {
        TextPattern.byte(text, index + 1) == UInt8(ascii: "4")
            && TextPattern.byte(text, index + 2) == UInt8(ascii: "0")
    }

    private static func email(_ text: [UInt8], at index: Int, atLength: Int) -> Range<Int>? {
        let start = TextPattern.start(text, before: index) { byte in
            TextPattern.isWord(byte) || ".!#$&'*+-/=?^_`{|}~%".utf8.contains(byte)
        }
        var first = start
        // A URL's parameter in front is not part of the address.
        if let mark = text[start..<index].lastIndex(where: { "=&?/".utf8.contains($0) }) {
            first = mark + 1
        }
        var end = TextPattern.end(text, from: index + atLength, reach: TextPattern.reach) { byte in
            TextPattern.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        }
        while end > index, !TextPattern.isWord(text[end - 1]) { end -= 1 }
        let host = text[min(index + atLength, end)..<end]
        guard first < index, host.contains(UInt8(ascii: ".")) else { return nil }
        return first..<end
    }

    /// `+44 20 7946 0951`, `(555) 010-4477`.
    private static func phone(_ text: [UInt8], from start: Int) -> Range<Int>? {
        let before = TextPattern.byte(text, start - 1)
        guard !TextPattern.isWord(before) else { return nil }
        var index = start
        var digits = 0
        var end = start
        while index < text.count, index - start < 40 {
            let byte = text[index]
            if TextPattern.isDigit(byte) {
                digits += 1
                end = index + 1
            } else if !"+ ()-./".utf8.contains(byte) {
                break
            }
            index += 1
        }
        guard (7...15).contains(digits), !TextPattern.isWord(TextPattern.byte(text, end)) else {
            return nil
        }
        return start..<end
    }

    /// Three, three and four digits with the same separator between, as `555-010-4477`.
    private static func groupedPhone(_ text: [UInt8], from start: Int) -> Range<Int>? {
        let before = TextPattern.byte(text, start - 1)
        guard !TextPattern.isWord(before), before != UInt8(ascii: "-") else { return nil }
        let separator = TextPattern.byte(text, start + 3)
        guard "-. ".utf8.contains(separator), TextPattern.byte(text, start + 7) == separator else {
            return nil
        }
        let end = start + 12
        let after = TextPattern.byte(text, end)
        guard end <= text.count, !TextPattern.isWord(after), after != UInt8(ascii: "-") else {
            return nil
        }
        let isShaped = (0..<12).allSatisfy { offset in
            offset == 3 || offset == 7 || TextPattern.isDigit(text[start + offset])
        }
        return isShaped ? start..<end : nil
    }

    private static func ipv4(_ text: [UInt8], from start: Int) -> Range<Int>? {
        let before = TextPattern.byte(text, start - 1)
        guard !TextPattern.isWord(before), before != UInt8(ascii: ".") else { return nil }
        var index = start
        for part in 0..<4 {
            let end = TextPattern.end(text, from: index, reach: 4, while: TextPattern.isDigit)
            guard (1...3).contains(end - index),
                let value = Int(String(decoding: text[index..<end], as: UTF8.self)), value <= 255
            else { return nil }
            index = end
            guard part < 3 else { break }
            guard TextPattern.byte(text, index) == UInt8(ascii: ".") else { return nil }
            index += 1
        }
        let after = TextPattern.byte(text, index)
        let goesOn =
            TextPattern.isWord(after)
            || after == UInt8(ascii: ".")
                && TextPattern.isDigit(TextPattern.byte(text, index + 1))
        return goesOn ? nil : start..<index
    }

    /// Groups of hexadecimal digits with at least five colons, or with two beside each other.
    private static func ipv6(_ text: [UInt8], around index: Int) -> Range<Int>? {
        func belongs(_ byte: UInt8) -> Bool {
            Hexadecimal.value(of: byte) != nil || byte == UInt8(ascii: ":")
        }
        let start = TextPattern.start(text, before: index, while: belongs)
        let end = TextPattern.end(text, from: index, reach: TextPattern.reach, while: belongs)
        guard text[start..<index].allSatisfy({ $0 != UInt8(ascii: ":") }),
            !TextPattern.isWord(TextPattern.byte(text, start - 1)),
            !TextPattern.isWord(TextPattern.byte(text, end))
        else { return nil }
        let part = text[start..<end]
        let groups = part.split(separator: UInt8(ascii: ":"))
        let colons = part.count { $0 == UInt8(ascii: ":") }
        let isShort = zip(part, part.dropFirst()).contains { pair in
            pair == (UInt8(ascii: ":"), UInt8(ascii: ":"))
        }
        guard (isShort && groups.count >= 2 && colons <= 8) || (5...7).contains(colons),
            groups.allSatisfy({ $0.count <= 4 })
        else { return nil }
        return start..<end
    }
}
