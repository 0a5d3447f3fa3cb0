/// A card network, told by the first digits of a card number.
package enum CardNetwork: String, CaseIterable, Sendable {
    /// Visa.
    case visa
    /// Mastercard.
    case mastercard
    /// American Express.
    case amex
    /// Discover.
    case discover
    /// Diners Club.
    case dinersclub
    /// JCB.
    case jcb
    /// UnionPay.
    case unionpay
    /// A network whose cards exist but are not taken: Maestro, Mir, RuPay.
    case unknown

    /// The network of the number that begins with `digits`, ASCII digits of which up to six count;
    /// nil when no card begins so.
    package init?(digits: UnsafeBufferPointer<UInt8>) {
        var prefix = 0
        for index in 0..<6 {
            let digit = index < digits.count ? digits[index] &- UInt8(ascii: "0") : 0
            guard digit < 10 else { return nil }
            prefix = prefix * 10 + Int(digit)
        }
        self.init(prefix: prefix)
    }

    /// The network of the numbers that begin with the six digits of `prefix`.
    init?(prefix: Int) {
        switch prefix {
        case 400_000...499_999: self = .visa
        case 510_000...559_999, 222_100...272_099: self = .mastercard
        case 340_000...349_999, 370_000...379_999: self = .amex
        case 352_800...358_999: self = .jcb
        case 300_000...305_999, 309_500...309_599, 360_000...369_999, 380_000...399_999:
            self = .dinersclub
        case 601_100...601_199, 622_126...622_925, 644_000...659_999: self = .discover
        case 620_000...629_999, 810_000...817_199: self = .unionpay
        case 220_000...220_499, 501_800...501_899, 502_000...502_099, 503_800...503_899,
            508_000...508_999, 561_200...561_299, 589_300...589_399, 606_900...608_599,
            630_400...630_499, 639_000...639_099, 675_900...675_999, 676_100...676_399:
            self = .unknown
        default: return nil
        }
    }

    /// How many digits a number of this network may have.
    package var lengths: ClosedRange<Int> {
        switch self {
        case .visa: 13...19
        case .mastercard: 16...16
        case .amex: 15...15
        case .discover, .jcb, .unionpay: 16...19
        case .dinersclub: 14...19
        case .unknown: 12...19
        }
    }

    /// Whether a number of this network may have `count` digits.
    package func allows(length count: Int) -> Bool {
        guard lengths.contains(count) else { return false }
        return self != .visa || count == 13 || count == 16 || count == 19
    }

    /// How many digits the code on the card has.
    package var securityCodeLength: Int {
        self == .amex ? 4 : 3
    }
}
