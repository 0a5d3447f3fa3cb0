import TestSupport

/// Lines of every kind that an export may have in it, the same in every run.
enum MixedLines {
    /// Makes an input of lines.
    ///
    /// - Parameters:
    ///   - byteCount: About how long.
    ///   - seed: Which one of many.
    /// - Returns: The bytes.
    static func text(byteCount: Int, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = Array("{\"id\":1,\"reference\":\"first\"}\n{}\n".utf8)
        bytes.reserveCapacity(byteCount + 4096)
        var number = 0
        while bytes.count < byteCount {
            number += 1
            bytes += line(number, &generator).utf8
        }
        return bytes
    }

    private static func line(_ number: Int, _ generator: inout SeededGenerator) -> String {
        let roll = Int.random(in: 0..<1000, using: &generator)
        let end = roll.isMultiple(of: 7) ? "\r\n" : "\n"
        switch roll {
        case 0..<40: return odd(number, roll) + end
        case 40..<60: return broken(number, roll) + end
        case 60..<70: return end
        case 70..<75: return " \t" + end
        case 75..<80: return good(number, &generator) + good(number + 1, &generator) + end
        case 80..<82: return pretty(number) + end
        case 82: return String(repeating: "\n", count: 300)
        case 83: return good(number, pad: 90_000)
        default: return good(number, &generator) + end
        }
    }

    private static func good(_ number: Int, _ generator: inout SeededGenerator) -> String {
        good(number, pad: Int.random(in: 0..<900, using: &generator))
    }

    private static func good(_ number: Int, pad: Int) -> String {
        let type = number.isMultiple(of: 5) ? "cc_credit" : "cc_payment"
        let currency = ["USD", "EUR", "JPY", "usd"][number % 4]
        return """
            {"id":"TA\(number)","type":"\(type)","date":\(1_767_225_600_000 + number),\
            "reference":"R-\(number)","status":"completed","processor":"vantiv",\
            "amount":{"amount":\(number % 9973),"currency":"\(currency)"},\
            "cart":{"order_reference":"O\(number)"},"pad":"\(String(repeating: "é", count: pad))"}
            """
    }

    private static func odd(_ number: Int, _ roll: Int) -> String {
        let start = "{\"id\":\"TB\(number)\",\"reference\":\"Q-\(number)\""
        return switch roll % 14 {
        case 0: "null"
        case 1: "[]"
        case 2: "[\(start)},{\"id\":1,\"status\":\"new\(number % 9)\"}]"
        case 3: "{\"transactions\":[\(start)},null]}"
        case 4: "{\"type\":\"newsletter_subscription\",\"data\":{}}"
        case 5: "\(start),\"status\":\"odd\(number % 40)\",\"amount\":1}"
        case 6: "\(start),\"amount\":\"25.99\"}"
        case 7: "\(start),\"amount\":9007199254740993,\"captures\":true,\"date\":12}"
        case 8: "{\"error\":\"invalid_grant\"}"
        case 9: "\(start),\"type\":\"credit\",\"amount\":-5,\"date\":1671140825}"
        case 10: "\(start),\"display_id\":\"1|2\",\"data\":[]}"
        case 11: "\(start),\"card\":{\"number\":\"4111111111111111\",\"cvv\":\"123\"}}"
        case 12: "\"text\" 12 true"
        default: "{\"transaction\":\(start),\"status\":\"\\u001b[2J\"},\"order_number\":7}"
        }
    }

    private static func broken(_ number: Int, _ roll: Int) -> String {
        let start = "{\"id\":\"TC\(number)\",\"reference\":\"P-\(number)\""
        return switch roll % 10 {
        case 0: "\(start),\"a\":{\"b\":1}"
        case 1: "\(start),\"a\":bad}"
        case 2: "\(start),\"id\":2}"
        case 3: "\(start),\"a\":\"x"
        case 4: "}"
        case 5: "\(start)"
        case 6: "\(start)},"
        case 7: "\(start),\"a\":{\"b\":{\"c\":\"\(String(repeating: "y", count: 200))}}}"
        case 8: "\u{0}"
        default: "\(start),\"a\":\"\\u12\"}"
        }
    }

    private static func pretty(_ number: Int) -> String {
        "{\n  \"id\": \"TD\(number)\",\n  \"reference\": \"N-\(number)\",\n  \"a\": {\n  }\n}"
    }
}
