import BoltCheckoutCore
import Testing

struct Base64Tests {
    /// RFC 4648, section 10.
    static let published = [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]

    @Test(arguments: published)
    func `writes and reads the published texts`(plain: String, text: String) {
        #expect(Base64.text(Array(plain.utf8)) == text)
        #expect(Base64.decode(Array(text.utf8)) == Array(plain.utf8))
        let unpadded = text.filter { $0 != "=" }
        #expect(Base64.text(Array(plain.utf8), .urlSafe) == unpadded)
        #expect(Base64.decode(Array(unpadded.utf8), .urlSafe) == Array(plain.utf8))
    }

    @Test(arguments: [
        "Zg", "Zg=", "Zg===", "Z", "Zh==", "Zm9=", "Zm9v=", "Zm9v====", "=", "Zg==Zg==", "Z g=",
        "Zm8=\n", "Zm9-", "Zm9v\u{e9}", "Zg=a",
    ])
    func `refuses what is not strictly base64`(text: String) {
        #expect(Base64.decode(Array(text.utf8)) == nil)
    }

    @Test func `newlines are skipped where asked`() {
        let text = Array("Zm9v\r\nYm\nFy\n".utf8)
        #expect(Base64.decode(text) == nil)
        #expect(Base64.decode(text, newlines: .skipped) == Array("foobar".utf8))
    }

    @Test func `the alphabets differ in two characters`() {
        let bytes: [UInt8] = [0xFB, 0xFF, 0xFE]
        #expect(Base64.text(bytes) == "+//+")
        #expect(Base64.text(bytes, .urlSafe) == "-__-")
        #expect(Base64.decode(Array("+//+".utf8), .urlSafe) == nil)
        #expect(Base64.decode(Array("-__-".utf8)) == nil)
        #expect(Base64.decode(Array("Zg==".utf8), .urlSafe) == [0x66])
        #expect(Base64.decode(Array("Zg=".utf8), .urlSafe) == nil)
    }

    @Test func `every length comes back`() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            #expect(Base64.decode(Base64.encode(bytes)) == bytes)
            #expect(Base64.decode(Base64.encode(bytes, .urlSafe), .urlSafe) == bytes)
        }
    }

    @Test(arguments: [
        ("", [UInt8]?.some([])), ("00ff", [0, 255]), ("00FF", [0, 255]), ("0", nil), ("0g", nil),
        (" 0", nil),
    ])
    func `reads hexadecimal digits in pairs`(text: String, bytes: [UInt8]?) {
        #expect(Hexadecimal.decode(Array(text.utf8)) == bytes)
    }
}
