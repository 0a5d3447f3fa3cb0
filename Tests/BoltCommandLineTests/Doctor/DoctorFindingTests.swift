import BoltCheckoutHTTP
import Testing

@testable import BoltCommandLine

struct DoctorFindingTests {
    @Test(arguments: [
        ("0123456789abcdef", "set, ends in cdef"), ("0123456789ab", "set, ends in 89ab"),
        ("0123456789a", "set"), ("x", "set"), ("0123456789ab\u{1B}[2J", "set"),
        ("0123456789é", "set"),
    ])
    func `of a key the last four characters are shown, of a short one none`(
        key: String,
        shown: String
    ) {
        #expect(KeyFinding.shown(key) == shown)
    }

    @Test(arguments: [
        ("merchant.division.key-0123456789", DoctorFinding.Grade.fine), ("a.b", .missing),
        ("a.b.c d", .missing),
    ])
    func `a publishable key has three parts`(key: String, grade: DoctorFinding.Grade) {
        let finding = KeyFinding.publishableKey(key)
        #expect(finding.grade == grade)
        #expect(finding.advice?.contains(key) != true)
    }

    @Test func `a key with a line break is one to act on`() {
        let finding = KeyFinding.apiKey("0123456789ab\ncdef", from: "BOLT_API_KEY")
        #expect(finding.grade == .missing)
        #expect(finding.value == "set (BOLT_API_KEY)")
    }

    @Test func `a key that is not set is no fault`() {
        #expect(KeyFinding.apiKey(nil, from: "BOLT_API_KEY").grade == .fine)
        #expect(KeyFinding.signingSecret("").value == "not set")
    }

    @Test(arguments: [
        (Int64?.none, "the server names no time", DoctorFinding.Grade.fine), (0, "right", .fine),
        (-1_999, "right", .fine), (90_000, "90 s behind", .fine),
        (300_000, "300 s behind", .fine), (-300_001, "5 min ahead", .warning),
        (600_000, "10 min behind", .warning), (7_200_000, "2 h behind", .warning),
        (Int64.min, "106751991167 days ahead", .warning),
    ])
    func `a clock may be five minutes off`(
        difference: Int64?,
        words: String,
        grade: DoctorFinding.Grade
    ) {
        let finding = ClockFinding.finding(difference)
        #expect(finding.value == words)
        #expect(finding.grade == grade)
    }

    private func connection(
        _ values: [String: [String]],
        _ environment: [String: String]
    ) throws -> [String: DoctorFinding] {
        let options = try LiveOptions(ParsedArguments(values: values))
        let findings = ConnectionFindings(options: options, environment: environment).all
        return Dictionary(uniqueKeysWithValues: findings.map { ($0.name, $0) })
    }

    @Test func `a proxy is shown without its user`() throws {
        let found = try connection(
            [:],
            ["HTTPS_PROXY": "http://agent:s3cr3t@proxy.example:3128", "NO_PROXY": "a.example"]
        )
        #expect(found["proxy"]?.value == "http://proxy.example:3128, with a user")
        #expect(found["no_proxy"]?.value == "a.example")
    }

    @Test func `a proxy without a scheme is one, a broken one is not`() throws {
        let found = try connection([:], ["https_proxy": "proxy.example:3128"])
        #expect(found["proxy"]?.value == "http://proxy.example:3128")
        let broken = try connection([:], ["https_proxy": "s3cr3t@@:bad port"])
        #expect(broken["proxy"]?.value == "set")
        #expect(broken["proxy"]?.grade == .missing)
    }

    @Test func `names the hosts of the environment that is meant`() throws {
        let sandbox = try connection([:], [:])
        #expect(sandbox["environment"]?.value == "sandbox (the default)")
        #expect(sandbox["api"]?.value == "https://api-sandbox.boltapp.com")
        let production = try connection(["environment": ["production"]], [:])
        #expect(production["environment"]?.value == "production")
        #expect(production["api"]?.value == "https://api.boltapp.com")
        #expect(production["proxy"]?.value == "none")
    }

    @Test func `a file of certificates that is none is told`() throws {
        let found = try connection([:], ["BOLT_CA_FILE": "/nonexistent/ca.pem"])
        #expect(found["ca_file"]?.grade == .missing)
        #expect(
            found["ca_file"]?.advice
                == "certificate file '/nonexistent/ca.pem': no such file or directory"
        )
        #expect(try connection([:], [:])["ca_file"]?.value == "the system's")
    }

    @Test func `a missing library is a sentence with its package`() throws {
        let missing = InstallationFindings(
            curlNames: ["libnothing.so"],
            sodiumNames: ["libnothing.so"],
            zoneFolders: ["/nonexistent/"]
        )
        let found = Dictionary(uniqueKeysWithValues: missing.all.map { ($0.name, $0) })
        #expect(found["libcurl"]?.grade == .missing)
        #expect(found["libcurl"]?.advice?.contains("libcurl4") == true)
        #expect(found["libsodium"]?.grade == .missing)
        #expect(found["libsodium"]?.advice?.contains("libsodium23") == true)
        #expect(found["zoneinfo"]?.grade == .warning)
        #expect(found["zoneinfo"]?.advice?.contains("tzdata") == true)
    }
}
