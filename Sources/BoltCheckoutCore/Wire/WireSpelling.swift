/// The two spellings of a key: `order_reference` on the wire, `orderReference` in the SDK.
enum WireSpelling {
    /// The SDK's spelling of a wire key.
    static func camelCase(_ key: String) -> String {
        var result = ""
        var raisesNext = false
        for character in key {
            if character == "_" {
                raisesNext = true
            } else if raisesNext {
                result += character.uppercased()
                raisesNext = false
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Whether two values of a document mean the same: numbers by value, strings by text.
    static func mean(_ first: JSONValue, _ second: JSONValue) -> Bool {
        guard first.kind == second.kind else { return false }
        switch first.kind {
        case .null, .true, .false: return true
        case .string: return first.decodedBytes == second.decodedBytes
        case .number: return numbersAgree(first, second)
        case .array:
            guard first.count == second.count else { return false }
            for (one, other) in zip(first.elements, second.elements) where !mean(one, other) {
                return false
            }
            return true
        case .object:
            guard first.count == second.count else { return false }
            for member in first.members {
                guard let other = second.members.first(where: { mean($0.key, member.key) }),
                    mean(other.value, member.value)
                else { return false }
            }
            return true
        }
    }

    private static func numbersAgree(_ first: JSONValue, _ second: JSONValue) -> Bool {
        if first.rawText == second.rawText { return true }
        guard let one = try? first.integer(), let other = try? second.integer() else {
            return false
        }
        return one == other
    }
}
