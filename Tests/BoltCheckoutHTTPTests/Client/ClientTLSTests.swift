import BoltCheckoutHTTP
import BoltSystem
import TestSupport
import Testing

/// A private certificate authority and a server on this computer, both made with `openssl`.
@Suite(.enabled(if: TLSServer.isAvailable, "the openssl command is not installed"))
struct ClientTLSTests {
    private func client(certificateFile: String?) -> HTTPClient {
        HTTPClient(HTTPClientOptions(certificateFile: certificateFile))
    }

    @Test func `a certificate of a private authority is trusted where its file is given`() throws {
        let server = try TLSServer(name: "IP:127.0.0.1")
        let client = client(certificateFile: server.authorityFile)
        let response = try ClientFixture.response(client, ClientFixture.get(server.url))
        #expect(response.status == 200)
    }

    @Test func `without the file it is refused, with its issuer, before anything is sent`() throws {
        let server = try TLSServer(name: "IP:127.0.0.1")
        let request = try ClientFixture.get(server.url, [HTTPHeader("X-API-Key", "secret")])
        let error = ClientFixture.error(client(certificateFile: nil), request)
        guard case .certificate(let issuer, _) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(issuer == "CN=Invented Test Authority")
        #expect(error?.mayHaveBeenSent == false)
        #expect(error?.description.contains("set BOLT_CA_FILE") == true)
    }

    @Test func `a certificate for another host is refused`() throws {
        let server = try TLSServer(name: "DNS:other.example")
        let client = client(certificateFile: server.authorityFile)
        let error = ClientFixture.error(client, try ClientFixture.get(server.url))
        guard case .certificate = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `TLS before 1_2 is refused`() throws {
        let server = try TLSServer(
            name: "IP:127.0.0.1",
            settings: ["-tls1_1", "-cipher", "ALL:@SECLEVEL=0"]
        )
        let client = client(certificateFile: server.authorityFile)
        let error = ClientFixture.error(client, try ClientFixture.get(server.url))
        guard case .encryption = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.mayHaveBeenSent == false)
    }

    @Test func `a server that says nothing before encryption has got nothing`() throws {
        let server = try ScriptedServer([[.hold]])
        var options = HTTPClientOptions()
        options.callMilliseconds = 150
        let request = try ClientFixture.post("https://127.0.0.1:\(server.port)/", "{}")
        let error = ClientFixture.error(HTTPClient(options), request)
        guard case .timedOut(.securing, _) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.mayHaveBeenSent == false)
    }

    @Test func `a file of certificates that is missing or is none is named`() throws {
        let request = try ClientFixture.get("https://127.0.0.1:1/")
        let missing = ClientFixture.error(client(certificateFile: "/nowhere/ca.pem"), request)
        let reason = "no such file or directory"
        #expect(missing?.kind == .certificateFile(path: "/nowhere/ca.pem", reason: reason))
        let folder = try TemporaryFolder()
        let path = try folder.write("not a certificate\n", to: "ca.pem")
        let wrong = ClientFixture.error(client(certificateFile: path), request)
        #expect(
            wrong?.kind == .certificateFile(path: path, reason: "holds no certificate in PEM form")
        )
    }

    @Test func `the file is looked for in three places, the command line first`() {
        let variables = ["BOLT_CA_FILE": "b", "SSL_CERT_FILE": "c"]
        func file(_ option: String?, _ environment: [String: String]) -> String? {
            HTTPClientOptions(userAgent: "", certificateFile: option, environment: environment)
                .certificateFile
        }
        #expect(file("a", variables) == "a")
        #expect(file(nil, variables) == "b")
        #expect(file(nil, ["BOLT_CA_FILE": "", "SSL_CERT_FILE": "c"]) == "c")
        #expect(file(nil, [:]) == nil)
    }
}
