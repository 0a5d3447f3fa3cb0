import TestSupport

/// Lines with something to find in them, alone and beside each other, the same in every run.
enum AuditLines {
    /// Makes an input of lines.
    ///
    /// - Parameters:
    ///   - byteCount: About how long.
    ///   - seed: Which one of many.
    ///   - isClean: Whether every record can be read, so that pages are compared with their totals.
    /// - Returns: The bytes.
    static func text(byteCount: Int, seed: UInt64, isClean: Bool = false) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = Array((record(0, 0) + "\n" + record(1, 1) + "\n").utf8)
        bytes.reserveCapacity(byteCount + 4096)
        var number = 1
        while bytes.count < byteCount {
            number += 1
            let roll = Int.random(in: 0..<(isClean ? 960 : 1000), using: &generator)
            let earlier = Int.random(in: max(0, number - 4000)..<number, using: &generator)
            bytes += line(number, earlier, roll).utf8
            bytes += (roll.isMultiple(of: 9) ? "\r\n" : "\n").utf8
        }
        return bytes
    }

    private static func line(_ number: Int, _ earlier: Int, _ roll: Int) -> String {
        switch roll {
        case 0..<30: return record(earlier, earlier)
        case 30..<60: return record(earlier, earlier, amount: amount(earlier) + roll % 4)
        case 60..<90: return record(number, earlier)
        case 90..<120: return record(number, number, more: #","authorization":{"status":"no"}"#)
        case 120..<150: return record(number, number, currency: "ZZZ", more: #","captures":7"#)
        case 150..<160: return record(number, number) + record(earlier, earlier)
        case 160..<170: return ""
        case 170..<190: return page([record(number, number), record(earlier, earlier)], roll % 3)
        case 190..<195: return page([], 9)
        case 195..<200: return "[\(record(number, number)),\(record(number, number, amount: 3))]"
        case 200..<210: return #"{"type":"x","data":\#(record(number, earlier))}"#
        case 210..<215: return #"{"type":"newsletter_subscription","data":{}}"#
        case 960..<970: return #"{"id":1,"reference":"bad","amount":"1.5"}"#
        case 970..<980: return #"{"id":1,"reference":"cut"#
        case 980..<990: return #"{"data":[{"id":1,"reference":"b","amount":"x"}],"total":1}"#
        case 990..<1000: return "null"
        default: return record(number, number)
        }
    }

    private static func amount(_ number: Int) -> Int { 100 + number % 977 }

    private static func record(
        _ number: Int,
        _ order: Int,
        amount: Int? = nil,
        currency: String = "USD",
        more: String = ""
    ) -> String {
        """
        {"id":"TA\(number)","type":"cc_payment","date":\(1_767_225_600_000 + number),\
        "reference":"R-\(number)","status":"authorized",\
        "amount":{"amount":\(amount ?? Self.amount(number)),"currency":"\(currency)"},\
        "cart":{"order_reference":"Order number \(order)"}\(more)}
        """
    }

    private static func page(_ records: [String], _ more: Int) -> String {
        let list = records.joined(separator: ",")
        return #"{"data":[\#(list)],"pagination":{"total_count":\#(records.count + more)}}"#
    }
}
