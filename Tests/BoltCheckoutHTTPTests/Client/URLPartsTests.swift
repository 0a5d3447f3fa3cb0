import BoltCheckoutHTTP
import Testing

struct URLPartsTests {
    @Test func `takes a URL apart`() throws {
        let url = try URLParts("HTTPS://u:p@Api.Example:8443/a%20b/c;d?x=1&y=%2B#frag")
        #expect(url.scheme == "https")
        #expect(url.userInfo == "u:p")
        #expect(url.host == "api.example")
        #expect(url.port == 8443)
        #expect(url.path == "/a%20b/c;d")
        #expect(url.query == "x=1&y=%2B")
        #expect(url.fragment == "frag")
        #expect(url.origin == "https://api.example:8443")
        #expect(url.text == "https://api.example:8443/a%20b/c;d?x=1&y=%2B")
    }

    @Test func `parts that are not there are nil or empty`() throws {
        let url = try URLParts("http://[::1]")
        #expect(url.host == "[::1]")
        #expect(url.isLoopback)
        #expect(url.port == nil && url.query == nil && url.fragment == nil && url.userInfo == nil)
        #expect(url.path.isEmpty)
        #expect(try URLParts("http://h.example?q").query == "q")
        #expect(try URLParts("http://h.example/?").query?.isEmpty == true)
    }

    @Test(arguments: [
        ("a b", URLPartsError.unusableCharacter), ("https://h.example/\u{0}", .unusableCharacter),
        ("https://h.example/%2", .unusableCharacter), ("https://h.example/%zz", .unusableCharacter),
        ("https://h.example/\"", .unusableCharacter), ("https://ü.example", .unusableCharacter),
        ("//h.example", .notAbsolute), ("1x://h.example", .notAbsolute), ("mailto:a", .notAbsolute),
        ("https://h..example", .unusableHost), ("https://-h.example", .unusableHost),
        ("https://[::1", .unusableHost), ("https://[g]", .unusableHost),
        ("https://h.example:", .unusablePort), ("https://h.example:65536", .unusablePort),
        ("https://h.example:+1", .unusablePort),
    ])
    func `refuses what a browser would repair`(text: String, error: URLPartsError) {
        #expect(throws: error) { try URLParts(text) }
    }

    @Test(arguments: [
        ("abc-._~", "abc-._~"), ("a b&c=d", "a%20b%26c%3Dd"), ("+/", "%2B%2F"), ("é", "%C3%A9"),
        ("100%", "100%25"),
    ])
    func `escapes and takes escapes off`(plain: String, escaped: String) {
        #expect(PercentEncoding.encode(plain) == escaped)
        #expect(PercentEncoding.decode(escaped) == plain)
    }

    @Test(arguments: ["%", "%4", "%g0", "%FF", "%C3"])
    func `broken escapes are nil`(text: String) {
        #expect(PercentEncoding.decode(text) == nil)
        #expect(FormFields(parsing: "a=\(text)") == nil)
    }

    @Test func `forms keep order and repetition`() throws {
        var form = FormFields()
        form.append("scope", "openid bolt.account.view")
        form.append("code", "a+b")
        form.append("code", "")
        #expect(form.text == "scope=openid%20bolt.account.view&code=a%2Bb&code=")
        let read = try #require(FormFields(parsing: form.text))
        #expect(read == form)
        #expect(read.values(of: "code") == ["a+b", ""])
        #expect(FormFields(parsing: "a+b=c+d&&e")?.fields == [.init("a b", "c d"), .init("e", "")])
    }
}
