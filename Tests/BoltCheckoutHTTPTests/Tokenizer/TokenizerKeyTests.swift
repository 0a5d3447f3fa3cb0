import Testing

@testable import BoltCheckoutHTTP

struct TokenizerKeyTests {
    // Worked out with Python: the 32 bytes 3, 10, 17, ... modulo 256.
    private let key: [UInt8] = (0..<32).map { UInt8(truncatingIfNeeded: 3 + 7 * $0) }
    private let text = "AwoRGB8mLTQ7QklQV15lbHN6gYiPlp2kq7K5wMfO1dw="

    @Test(arguments: ["", "\n", "\r\n", " "])
    func `a key is read with space around it`(space: String) {
        #expect(TokenizerKey.read(Array((space + text + space).utf8)) == key)
    }

    @Test func `a key in quotes is the same key`() {
        #expect(TokenizerKey.read(Array("\"\(text)\"".utf8)) == key)
    }

    @Test func `both alphabets are read, with or without padding`() {
        let bytes = [UInt8](repeating: 0xFB, count: 32)
        let urlSafe = "-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_s"
        #expect(TokenizerKey.read(Array(urlSafe.utf8)) == bytes)
        #expect(TokenizerKey.read(Array("\(urlSafe)=".utf8)) == bytes)
    }

    @Test(arguments: [
        "", "AwoRGB8mLTQ7QklQV15lbHN6gYiPlp2kq7K5", "<html>maintenance</html>", "null", "====",
        "AwoRGB8mLTQ7QklQV15lbHN6gYiPlp2kq7K5wMfO1dwA",
    ])
    func `anything else is no key`(text: String) {
        #expect(TokenizerKey.read(Array(text.utf8)) == nil)
    }
}
