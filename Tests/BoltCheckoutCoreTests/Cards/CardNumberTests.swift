import BoltCheckoutCore
import Testing

struct CardNumberTests {
    /// Numbers that networks publish for tests.
    @Test(arguments: [
        ("4111111111111111", CardNetwork.visa), ("4222222222222", .visa),
        ("5555555555554444", .mastercard), ("2223003122003222", .mastercard),
        ("378282246310005", .amex), ("6011111111111117", .discover),
        ("30569309025904", .dinersclub), ("3566002020360505", .jcb),
        ("6200000000000005", .unionpay), ("6759649826438453", .unknown),
    ])
    func `tells the network by the first digits`(number: String, network: CardNetwork) {
        let digits = Array(number.utf8)
        digits.withUnsafeBufferPointer { digits in
            #expect(CardNetwork(digits: digits) == network)
            #expect(CardNumber.isPlausible(digits))
            let expected: CardValidationError? = network == .unknown ? .networkUnsupported : nil
            #expect(CardNumber.problem(in: digits) == expected)
        }
    }

    @Test(arguments: [
        ("", CardValidationError.numberRequired), ("4111111111111112", .numberInvalid),
        ("41111111", .numberInvalid), ("4111-1111", .numberInvalid),
        ("41111111111111110", .numberInvalid), ("1234567890128", .networkUnsupported),
        ("555555555555444", .numberInvalid), ("42000000000000000000", .numberInvalid),
        ("４１１１１１１１１１１１", .numberInvalid),
    ])
    func `says what is wrong with a number`(number: String, error: CardValidationError) {
        let digits = Array(number.utf8)
        #expect(digits.withUnsafeBufferPointer(CardNumber.problem) == error)
    }

    @Test(arguments: [
        ("222099", nil), ("222100", CardNetwork.mastercard), ("272099", .mastercard),
        ("272100", nil), ("509999", nil), ("510000", .mastercard), ("559999", .mastercard),
        ("352799", nil), ("352800", .jcb), ("358999", .jcb), ("622126", .discover),
        ("622125", .unionpay), ("340000", .amex), ("350000", nil), ("000000", nil), ("9", nil),
        ("4", .visa),
    ])
    func `prefixes end where they end`(prefix: String, network: CardNetwork?) {
        let digits = Array(prefix.utf8)
        #expect(digits.withUnsafeBufferPointer { CardNetwork(digits: $0) } == network)
    }

    @Test(arguments: CardValidationError.allCases)
    func `every error has a code of four digits and words`(error: CardValidationError) {
        #expect((1000...3999).contains(error.rawValue))
        #expect(!error.description.isEmpty)
    }

    @Test(arguments: [
        ("2030-03", "2030-03"), ("03/30", "2030-03"), ("3/30", "2030-03"), ("03/2030", "2030-03"),
        ("0330", "2030-03"), ("03 / 30", "2030-03"), ("03-30", "2030-03"), ("13/30", nil),
        ("00/30", nil), ("2030-13", nil), ("3030", nil), ("", nil), ("/", nil), ("03/", nil),
        ("03/30/01", nil), ("0a/30", nil), ("2030-3", nil), ("03/300", nil), ("é3/30", nil),
    ])
    func `reads an expiration as people write it`(text: String, month: String?) {
        #expect(CardExpiration(text)?.text == month)
    }

    @Test(arguments: [
        (1_893_456_000_000, "2030-01"), (0, "1970-01"), (-1, "1969-12"), (Int64.max, nil),
    ])
    func `reads an expiration of a transaction`(milliseconds: Int64, month: String?) {
        #expect(CardExpiration(milliseconds: milliseconds)?.text == month)
    }

    /// 2030-12 is over at midnight UTC, 1,924,992,000,000, and everywhere twelve hours later.
    @Test(arguments: [
        (1_924_991_999_999, false), (1_925_035_199_999, false), (1_925_035_200_000, true),
    ])
    func `a card is good until its month is over everywhere`(now: Int64, isPast: Bool) throws {
        let expiration = try #require(CardExpiration("12/30"))
        #expect(expiration.isPast(atMilliseconds: now) == isPast)
    }
}
