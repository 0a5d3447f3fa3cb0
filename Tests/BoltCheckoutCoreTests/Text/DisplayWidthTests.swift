import BoltCheckoutCore
import Testing

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("plain", 5), ("Zoë", 3), ("Zoe\u{308}", 3), ("山田太郎", 8), ("ｱｲｳ", 3),
        ("Ａ", 2), ("한국어", 6), ("\u{1112}\u{1161}\u{11ab}", 2), ("👍", 2), ("👍🏽", 2),
        ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("שלום", 4), ("مرحبا", 5),
        ("\u{200b}\u{200d}", 0), ("a\u{fe0f}", 1), ("#️⃣", 2), ("…", 1), ("€", 1),
    ])
    func `counts columns`(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test(arguments: [
        ("山田", 6, "山田  "), ("ab", 4, "ab  "), ("abcd", 2, "abcd"), ("", 2, "  "),
    ])
    func `fills up to a width`(text: String, width: Int, padded: String) {
        #expect(DisplayWidth.padded(text, to: width) == padded)
    }

    @Test func `fills up in front`() {
        #expect(DisplayWidth.paddedInFront("12", to: 5) == "   12")
    }

    @Test(arguments: [
        ("山田太郎", 8, "山田太郎"), ("山田太郎", 7, "山田太…"), ("山田太郎", 6, "山田…"),
        ("abcdef", 4, "abc…"), ("abc", 1, "…"), ("abc", 0, ""), ("abc", 3, "abc"),
        ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"),
    ])
    func `cuts to a width`(text: String, width: Int, cut: String) {
        #expect(DisplayWidth.truncated(text, to: width) == cut)
    }
}
