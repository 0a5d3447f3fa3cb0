import BoltCheckoutCore
import BoltSystem
import CLibcurl

/// Finds out who issued a certificate that was not trusted, to name the issuer in the message.
///
/// libcurl does not say it when verification fails. So the handshake alone is made a second time
/// without verification and dropped: of a request, a header or a key nothing is sent, and what the
/// server says is used for the message only.
struct CertificateInspection {
    let options: HTTPClientOptions
    let signals: SignalPipe?

    /// The issuer as its certificate writes it, nil where it can't be found out.
    func issuer(of url: URLParts, library: CurlLibrary, until deadline: Deadline) -> String? {
        let limit = deadline.earlier(.after(milliseconds: 3_000))
        guard let milliseconds = limit.remainingMilliseconds, milliseconds > 0,
            let call = CurlCall(library, bodyLimit: 0, headersLimit: 65_536)
        else { return nil }
        let isSet =
            call.set(CLIBCURL_URL, url.origin)
            && call.set(CLIBCURL_CONNECT_ONLY, 1)
            && call.set(CLIBCURL_PROTOCOLS, Int(CLIBCURL_PROTOCOL_HTTPS))
            && call.set(CLIBCURL_SSL_VERIFYPEER, 0)
            && call.set(CLIBCURL_SSL_VERIFYHOST, 0)
            && call.set(CLIBCURL_CERTINFO, 1)
            && call.set(CLIBCURL_NOSIGNAL, 1)
            && call.set(CLIBCURL_PROXY, options.proxies.proxy(for: url))
            && call.set(CLIBCURL_NOPROXY, options.proxies.exceptions ?? "")
            && call.set(CLIBCURL_TIMEOUT_MS, Int(milliseconds))
        // An engine of its own: no later request can meet this connection.
        guard isSet, let engine = CurlEngine(library),
            engine.run(call, until: limit, signals: signals) == .finished(0),
            let issuer = call.certificateLine("Issuer")
        else { return nil }
        return Self.shortened(issuer)
    }

    /// `CN = A, O = B` and `CN=A,O=B` are the same; one line, one spelling.
    private static func shortened(_ issuer: String) -> String {
        let parts = issuer.split(separator: ",").map { part in
            part.split(separator: "=", maxSplits: 1)
                .map { $0.trimmingSpaces() }
                .joined(separator: "=")
        }
        return HarmlessText.text(String(parts.joined(separator: ", ").prefix(120)))
    }
}

extension Substring {
    fileprivate func trimmingSpaces() -> Substring {
        var rest = self.drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
