import BoltCheckoutHTTP
import Testing

struct EnvironmentTests {
    @Test(arguments: [
        ("sandbox", BoltEnvironment.sandbox), ("Sandbox", .sandbox), ("production", .production),
        ("PRODUCTION", .production), ("staging", .staging),
    ])
    func `names count in any case`(name: String, environment: BoltEnvironment) throws {
        #expect(try BoltEnvironment(named: name) == environment)
    }

    @Test(arguments: [
        ("prod", BoltEnvironment.production), ("live", .production), ("sandbx", .sandbox),
        ("", nil), ("test", nil),
    ])
    func `other names are refused, with what was probably meant`(
        name: String,
        suggestion: BoltEnvironment?
    ) {
        let error = #expect(throws: BoltEnvironmentError.self) { try BoltEnvironment(named: name) }
        #expect(error?.suggestion == suggestion)
        #expect(error?.description.hasSuffix("use one of: sandbox, staging, production") == true)
    }

    @Test func `hosts are Bolt's, and never those of another environment`() {
        let sandbox = BoltEnvironment.sandbox.hosts
        #expect(sandbox.api == "https://api-sandbox.boltapp.com")
        #expect(sandbox.connect == "https://connect-sandbox.boltapp.com")
        #expect(sandbox.tokenizer == "https://sandbox.bolttk.com")
        #expect(sandbox.tokenizerFallback == "https://tokenizer-sandbox.bolt.com")
        #expect(sandbox.account == "https://account-sandbox.boltapp.com")
        let production = BoltEnvironment.production.hosts
        #expect(production.api == "https://api.boltapp.com")
        #expect(production.tokenizer == "https://production.bolttk.com")
        #expect(production.tokenizerFallback == "https://tokenizer.bolt.com")
        #expect(BoltEnvironment.staging.hosts.api == "https://api-staging.boltapp.com")
    }

    @Test func `a stand-in on this computer plays every part, another address the API alone`()
        throws
    {
        let local = try BaseURL("http://127.0.0.1:8000/")
        let all = BoltHosts(environment: .sandbox, baseURL: local)
        #expect(all.api == "http://127.0.0.1:8000")
        #expect(all.tokenizer == "http://127.0.0.1:8000")
        #expect(all.tokenizerFallback == nil)
        let other = try BaseURL("https://api-sandbox.bolt.com")
        let part = BoltHosts(environment: .sandbox, baseURL: other)
        #expect(part.api == "https://api-sandbox.bolt.com")
        #expect(part.tokenizer == "https://sandbox.bolttk.com")
    }

    @Test(arguments: [
        ("https://api-sandbox.boltapp.com", "https://api-sandbox.boltapp.com"),
        ("https://api.bolt.com/", "https://api.bolt.com"),
        ("HTTPS://API.BOLTAPP.COM", "https://api.boltapp.com"),
        ("https://boltapp.com", "https://boltapp.com"),
        ("http://127.0.0.1:8000/base/", "http://127.0.0.1:8000/base"),
        ("http://localhost:1", "http://localhost:1"), ("http://[::1]:8000", "http://[::1]:8000"),
        ("https://127.0.0.2", "https://127.0.0.2"),
    ])
    func `hosts of Bolt's and of this computer are taken`(text: String, url: String) throws {
        #expect(try BaseURL(text).text == url)
    }

    @Test(arguments: [
        "http://api.boltapp.com", "https://api.boltapp.com.evil.example",
        "https://boltapp.com@evil.example/", "https://evil.example/boltapp.com",
        "https://api-boltapp.com", "https://xboltapp.com", "https://bolt.com.",
        "https://bolttk.com",
        "https://user@api.boltapp.com", "https://api.boltapp.com?x=1", "https://api.boltapp.com#x",
        "https://api.boltapp.com\\.evil.example", "https://api.boltapp.com%2eevil.example",
        "https://evil.example%00.boltapp.com", "https://bоltapp.com", "ftp://api.boltapp.com",
        "http://127.0.0.1.evil.example", "http://127.1", "http://2130706433", "api.boltapp.com", "",
        "https://", "https:///x", "https://api.boltapp.com:0", "https://api.boltapp.com:99999",
        "https://api.boltapp.com:x", "https://.boltapp.com", "https://[::2]",
    ])
    func `everything else is refused before a key is sent`(text: String) {
        #expect(throws: BaseURLError.self) { try BaseURL(text) }
    }
}
