import TestSupport

/// Makes card numbers of every network, with everything that people put between and around them.
struct CardNumberGenerator {
    /// Prefixes and lengths, from the networks' published ranges.
    static let ranges: [(prefixes: ClosedRange<Int>, lengths: [Int])] = [
        (4...4, [13, 16, 19]), (51...55, [16]), (2221...2720, [16]), (34...34, [15]),
        (37...37, [15]), (6011...6011, [16, 19]), (644...649, [16, 19]), (65...65, [16, 19]),
        (622_126...622_925, [16, 17, 18, 19]), (300...305, [14, 16, 19]), (36...36, [14, 16]),
        (38...39, [14, 16]), (3528...3589, [16, 17, 18, 19]), (62...62, [16, 17, 18, 19]),
        (2200...2204, [16]), (6759...6759, [12, 13, 16, 19]), (5018...5018, [12, 16, 19]),
    ]

    var random: SeededGenerator

    /// A number of a network and length, ending in its check digit.
    mutating func digits(_ index: Int) -> String {
        let range = Self.ranges[index % Self.ranges.count]
        let prefix = String(Int.random(in: range.prefixes, using: &random))
        let length = range.lengths[(index / Self.ranges.count) % range.lengths.count]
        var digits = prefix.compactMap(\.wholeNumberValue)
        while digits.count < length - 1 { digits.append(Int.random(in: 0...9, using: &random)) }
        digits.append(Self.checkDigit(digits))
        return digits.map(String.init).joined()
    }

    /// The digit that makes the sum of ISO/IEC 7812 a multiple of ten.
    static func checkDigit(_ digits: [Int]) -> Int {
        var sum = 0
        for (place, digit) in digits.reversed().enumerated() {
            let doubled = place.isMultiple(of: 2) ? digit * 2 : digit
            sum += doubled > 9 ? doubled - 9 : doubled
        }
        return (10 - sum % 10) % 10
    }

    /// The number as JSON source, in one of the ways in which numbers hide.
    func document(_ digits: String, _ way: Int) -> String {
        let separators = [
            " ", "-", ".", "  ", " - ", "_", "/", "\\u00a0", "\\u2009", "\\u2011", "+", "%20",
            "\\t",
            "\\n", "\\u200b", ",",
        ]
        switch way % 24 {
        case 0: return #"{"note":"paid with \#(digits)."}"#
        case 1: return #"{"\#(digits)":true}"#
        case 2: return #"{"value":\#(digits)}"#
        case 3: return #"{"list":[1,[\#(digits),2]]}"#
        case 4: return #"{"url":"https://shop.example/pay?n=\#(digits)&x=1"}"#
        case 5: return #"{"note":"\#(escaped(digits, every: 1))"}"#
        case 6: return #"{"note":"\#(escaped(digits, every: 3))"}"#
        case 7: return #"{"body":"{\"pan\":\"\#(digits)\"}"}"#
        default:
            let separator = separators[way % 24 - 8]
            return #"{"user_agent":"x \#(grouped(digits, separator)) y"}"#
        }
    }

    private func escaped(_ digits: String, every step: Int) -> String {
        digits.enumerated().map { place, digit in
            place.isMultiple(of: step) ? "\\u003\(digit)" : String(digit)
        }.joined()
    }

    private func grouped(_ digits: String, _ separator: String) -> String {
        let sizes =
            digits.count == 15 ? [4, 6, 5] : digits.count == 14 ? [4, 6, 4] : [4, 4, 4, 4, 4]
        var rest = digits[...]
        var groups: [Substring] = []
        for size in sizes where !rest.isEmpty {
            groups.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return groups.joined(separator: separator)
    }
}
