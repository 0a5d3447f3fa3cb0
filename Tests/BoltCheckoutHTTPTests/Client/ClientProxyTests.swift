import BoltCheckoutHTTP
import BoltSystem
import TestSupport
import Testing

/// The host behind these proxies is never asked: the proxies are on this computer.
struct ClientProxyTests {
    private func client(_ proxy: ScriptedServer, exceptions: String? = nil) -> HTTPClient {
        let settings = ProxySettings(https: proxy.url, exceptions: exceptions)
        return HTTPClient(HTTPClientOptions(proxies: settings))
    }

    @Test(arguments: [407, 502])
    func `a proxy that says no is named, and no secret reached it`(status: Int) throws {
        let reply = "HTTP/1.1 \(status) No\r\nContent-Length: 0\r\n\r\n"
        let proxy = try ScriptedServer([[.read, .text(reply)]])
        let request = try ClientFixture.get(
            "https://api.bolt-cli.example/v1",
            [HTTPHeader("X-API-Key", "secret-key")]
        )
        let error = ClientFixture.error(client(proxy), request)
        #expect(error?.kind == .proxyRefused(status: status))
        #expect(error?.mayHaveBeenSent == false)
        #expect(proxy.requests.first?.hasPrefix("CONNECT api.bolt-cli.example:443 ") == true)
        #expect(proxy.requests.first?.contains("secret-key") == false)
    }

    @Test func `a proxy that is not there is blamed, not the host`() throws {
        let proxy = try ScriptedServer([])
        proxy.stop()
        let request = try ClientFixture.get("https://api.bolt-cli.example/v1")
        let error = ClientFixture.error(client(proxy), request)
        #expect(error?.kind == .proxyRefused(status: nil))
        #expect(error?.mayHaveBeenSent == false)
    }

    @Test func `this computer is reached without a proxy`() throws {
        let proxy = try ScriptedServer([[.read]])
        let server = try ScriptedServer([[.read, .text(ClientFixture.ok)]])
        let response = try ClientFixture.response(client(proxy), ClientFixture.get(server.url))
        #expect(response.status == 200)
        proxy.stop()
        #expect(proxy.requests.isEmpty)
    }

    @Test func `reads the usual variables, and not the one that a request can set`() {
        let settings = ProxySettings(environment: [
            "HTTP_PROXY": "http://evil.example", "HTTPS_PROXY": "http://proxy.example:3128",
            "NO_PROXY": "localhost,.internal.example",
        ])
        #expect(settings.https == "http://proxy.example:3128")
        #expect(settings.exceptions == "localhost,.internal.example")
        #expect(ProxySettings(environment: ["HTTP_PROXY": "http://evil.example"]).https == nil)
        let lower = ProxySettings(environment: ["https_proxy": "a", "HTTPS_PROXY": "b"])
        #expect(lower.https == "a")
        #expect(ProxySettings(environment: ["https_proxy": "", "ALL_PROXY": "c"]).https == "c")
    }
}
