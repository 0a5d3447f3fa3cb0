import BoltCheckoutCore
import Testing

struct CardNumberMaskTests {
    @Test(arguments: [
        ("4111111111111111", "************1111"),
        ("pan=4111111111111111;", "pan=************1111;"),
        ("card4111111111111111x", "card************1111x"),
        ("4111 1111 1111 1111", "**** **** **** 1111"),
        ("4111-1111-1111-1111", "****-****-****-1111"),
        ("4111.1111.1111.1111", "****.****.****.1111"),
        ("4111 - 1111 - 1111 - 1111", "**** - **** - **** - 1111"),
        ("411111 1111111111", "****** ******1111"),
        ("4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "* * * * * * * * * * * * 1 1 1 1"),
        ("3782 822463 10005", "**** ****** *0005"),
        ("order 12 4111 1111 1111 1111 12/28", "order 12 **** **** **** 1111 12/28"),
        ("4111+1111+1111+1111", "****+****+****+1111"),
        ("?n=4111%201111%201111%201111&", "?n=****%20****%20****%201111&"),
        ("4111\u{a0}1111\u{a0}1111\u{a0}1111", "****\u{a0}****\u{a0}****\u{a0}1111"),
        ("4111\u{2011}1111\u{2013}1111\u{2009}1111", "****\u{2011}****\u{2013}****\u{2009}1111"),
        (#"{"n":"a\n4111111111111111"}"#, #"{"n":"a\n************1111"}"#),
        (#"{"n":"a\n4111 1111 1111 1111"}"#, #"{"n":"a\n**** **** **** 1111"}"#),
        (#""\u00e94111111111111111""#, #""\u00e9************1111""#),
        (#""\u00204111111111111111""#, #""\u0020************1111""#),
        ("4111111111111111.00", "************1111.00"),
        ("4222222222222", "*********2222"), ("30569309025904", "**********5904"),
        ("4111111111111111 and 5555555555554444", "************1111 and ************4444"),
    ])
    func `masks all but the last four digits`(text: String, masked: String) {
        #expect(CardNumberMask.masked(text) == masked)
    }

    @Test(arguments: [
        "", "4111", "4111111111111112", "41111111111111111111", "1671140825305",
        "XCP7-9BQP-FMQ8", "TAn4kWqZr8LdM", "411111", "2026-11-30T12:00:00.000Z",
        "+1 555 123 4567", "50000000014435121", "4111, 1111, 1111, 1111",
        "4111  -  1111  -  1111  -  1111", "25.99 12.00 6.10 4.11", "a4111 1111 1111 1111",
        "0d4c4111111111111111ab00ffee01234567890abcdefabcdefabcdefabcdefabcd",
        "123e4567-e89b-12d3-a456-426614174000", "4006381333931", "9780306406157",
        #""last4":"1111","bin":"411111""#,
    ])
    func `leaves everything else alone`(text: String) {
        var bytes = Array(text.utf8)
        #expect(CardNumberMask.mask(&bytes) == 0)
        #expect(bytes == Array(text.utf8))
    }

    @Test func `begins where it is told and counts`() {
        var bytes = Array("4111111111111111 4111111111111111".utf8)
        #expect(CardNumberMask.mask(&bytes, from: 16) == 1)
        #expect(String(decoding: bytes, as: UTF8.self) == "4111111111111111 ************1111")
        #expect(CardNumberMask.mask(&bytes, from: 33) == 0)
    }

    @Test func `a digit keeps a JSON number a number`() {
        var bytes = Array("{\"cc\":4111111111111111}".utf8)
        #expect(CardNumberMask.mask(&bytes, with: UInt8(ascii: "0")) == 1)
        #expect(String(decoding: bytes, as: UTF8.self) == "{\"cc\":0000000000001111}")
    }

    @Test(arguments: 0..<40)
    func `finds a number wherever it lies`(offset: Int) {
        let before = String(repeating: "x", count: offset)
        let text = "\(before) 5555 5555 5555 4444 tail of some length"
        #expect(CardNumberMask.masked(text) == "\(before) **** **** **** 4444 tail of some length")
    }

    /// A linear congruential generator; the seed is fixed, so the numbers are the same in every
    /// run.
    struct Numbers {
        var state: UInt64 = 20_260_101

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func card(prefix: String, length: Int) -> String {
            var digits = prefix.compactMap(\.wholeNumberValue)
            while digits.count < length - 1 {
                digits.append(next(10))
            }
            var sum = 0
            for (index, digit) in digits.reversed().enumerated() {
                let doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2
                sum += index.isMultiple(of: 2) ? doubled : digit
            }
            digits.append((10 - sum % 10) % 10)
            return digits.map(String.init).joined()
        }
    }

    @Test func `of 2000 generated numbers none passes`() {
        var numbers = Numbers()
        let kinds = [("4", 16), ("4", 19), ("51", 16), ("2221", 16), ("34", 15), ("6011", 16)]
        let separators = ["", " ", "-", "."]
        for index in 0..<2000 {
            let kind = kinds[index % kinds.count]
            let card = Array(numbers.card(prefix: kind.0, length: kind.1))
            let groups = stride(from: 0, to: card.count, by: 4).map {
                String(card[$0..<min($0 + 4, card.count)])
            }
            let text = "no. \(groups.joined(separator: separators[numbers.next(4)])), thanks"
            #expect(CardNumberMask.masked(text) != text, "\(text)")
        }
    }

    @Test func `of 10000 references and ids at most one is mistaken`() {
        var numbers = Numbers()
        let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        let hexDigits = Array("0123456789abcdef")
        var mistaken = 0
        for index in 0..<10_000 {
            let length = [12, 13, 24, 32, 64][index % 5]
            let alphabet = index % 5 < 2 ? letters : hexDigits
            let id = String((0..<length).map { _ in alphabet[numbers.next(alphabet.count)] })
            mistaken += CardNumberMask.masked(id) == id ? 0 : 1
        }
        #expect(mistaken <= 1)
    }
}
