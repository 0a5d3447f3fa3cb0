import BoltCheckoutCore
import TestSupport
import Testing

/// How many card numbers pass, and how many ids are taken for one.
struct RedactionRateTests {
    @Test func `of 2000 card numbers none passes`() {
        var generator = CardNumberGenerator(random: SeededGenerator(seed: 2000))
        var passed: [String] = []
        for index in 0..<2000 {
            let digits = generator.digits(index)
            let document = generator.document(digits, index / 7)
            let redaction = Redaction(document)
            if Self.digits(in: redaction.output).contains(digits)
                || redaction.counts[.cardNumber] != 1
            {
                passed.append(document)
            }
        }
        #expect(passed == [])
    }

    @Test func `of 10000 ids at most one is taken for something private`() {
        var random = SeededGenerator(seed: 10_000)
        var mistaken: [String] = []
        for index in 0..<10_000 {
            let document = Self.identifier(index, &random)
            let redaction = Redaction(document)
            if redaction.output != document { mistaken.append(document) }
        }
        #expect(mistaken.count <= 1, "\(mistaken.prefix(5))")
    }

    /// The digits of a JSON text in order, escapes of digits read.
    private static func digits(in source: String) -> String {
        let text = source.replacing(/\\u003([0-9])/) { String($0.output.1) }
            .replacing(/\\u[0-9a-f]{4}/, with: "").replacing(/%20/, with: "")
        return text.filter { ("0"..."9").contains($0) }
    }

    private static func identifier(_ index: Int, _ random: inout SeededGenerator) -> String {
        let upper = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        let mixed = upper + Array("abcdefghijklmnopqrstuvwxyz")
        let hex = Array("0123456789abcdef")
        let nine = text(9, of: Array("0123456789"), &random)
        let reference = (0..<3).map { _ in text(4, of: upper, &random) }.joined(separator: "-")
        switch index % 12 {
        case 0: return #"{"reference":"\#(reference)"}"#
        case 1: return #"{"order_reference":"\#(nine)","display_id":"\#(nine) / 90210"}"#
        case 2: return #"{"order_id":"\#(text(13, of: Array("0123456789"), &random))"}"#
        case 3:
            return
                #"{"date":\#(Int.random(in: 1_500_000_000_000...1_999_999_999_999, using: &random))}"#
        case 4: return #"{"id":"TA\#(text(11, of: mixed, &random))"}"#
        case 5:
            let parts = [8, 4, 4, 4, 12].map { text($0, of: hex, &random) }
            return #"{"trace":"\#(parts.joined(separator: "-"))"}"#
        case 6: return #"{"x_bolt_trace_id":"\#(text(32, of: hex, &random))"}"#
        case 7: return #"{"processor_capture_id":"\#(text(16, of: Array("0123456789"), &random))"}"#
        case 8: return #"{"note":"Order \#(nine) is \#(reference), sent 2026-08-15"}"#
        case 9:
            let parts = [8, 4, 4, 4, 12].map { text($0, of: hex, &random) }
            return #"{"note":"request \#(parts.joined(separator: "-")) failed"}"#
        case 10: return #"{"id":\#(Int.random(in: 1_000_000...9_999_999_999_999, using: &random))}"#
        default: return #"{"merchant_order_number":\#(text(8, of: Array("123456789"), &random))}"#
        }
    }

    private static func text(
        _ count: Int,
        of alphabet: [Character],
        _ random: inout SeededGenerator
    ) -> String {
        String(
            (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }
        )
    }
}
