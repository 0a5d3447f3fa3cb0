import CLibcurl

/// Turns a request into libcurl's settings.
struct CurlSetup {
    let options: HTTPClientOptions

    /// Sets a call up.
    ///
    /// - Returns: false where a setting that safety depends on was refused.
    func prepare(_ call: CurlCall, for request: HTTPRequest, milliseconds: Int64) -> Bool {
        let url = request.url
        let scheme = url.scheme == "https" ? CLIBCURL_PROTOCOL_HTTPS : CLIBCURL_PROTOCOL_HTTP
        let isSafe =
            call.set(CLIBCURL_URL, url.text)
            && call.set(CLIBCURL_PROTOCOLS, Int(scheme))
            && call.set(CLIBCURL_FOLLOWLOCATION, 0)
            && call.set(CLIBCURL_SSL_VERIFYPEER, 1)
            && call.set(CLIBCURL_SSL_VERIFYHOST, 2)
            && call.set(CLIBCURL_SSLVERSION, Int(CLIBCURL_TLS_1_2))
            && call.set(CLIBCURL_NOSIGNAL, 1)
            && call.set(CLIBCURL_HTTP_VERSION, Int(CLIBCURL_HTTP_1_1))
            && call.set(CLIBCURL_PROXY, options.proxies.proxy(for: url))
            && call.set(CLIBCURL_NOPROXY, options.proxies.exceptions ?? "")
        guard isSafe else { return false }
        if let file = options.certificateFile, !call.set(CLIBCURL_CAINFO, file) { return false }
        let most = max(1, min(milliseconds, Int64(Int32.max)))
        call.set(CLIBCURL_TIMEOUT_MS, Int(most))
        call.set(CLIBCURL_CONNECTTIMEOUT_MS, Int(max(1, min(options.connectMilliseconds, most))))
        call.set(CLIBCURL_PATH_AS_IS, 1)
        call.set(CLIBCURL_SUPPRESS_CONNECT_HEADERS, 1)
        call.set(CLIBCURL_DISALLOW_USERNAME_IN_URL, 1)
        // Lets a cancelled look-up of a name end by itself instead of being waited for.
        call.set(CLIBCURL_QUICK_EXIT, 1)
        // libcurl sends again by itself where a kept connection turns out to be closed. Whoever asks
        // would not learn that an earlier try may have been acted on, so only questions are kept.
        call.set(CLIBCURL_FRESH_CONNECT, request.method == .get ? 0 : 1)
        return setMethod(call, request) && setHeaders(call, request)
    }

    private func setMethod(_ call: CurlCall, _ request: HTTPRequest) -> Bool {
        if request.method == .get && request.body.isEmpty { return call.set(CLIBCURL_HTTPGET, 1) }
        let isSet = call.set(CLIBCURL_POST, 1) && call.setBody(request.body)
        if request.method == .post || !isSet { return isSet }
        return call.set(CLIBCURL_CUSTOMREQUEST, request.method.rawValue)
    }

    private func setHeaders(_ call: CurlCall, _ request: HTTPRequest) -> Bool {
        var lines = request.headers.map { header in
            // A colon and nothing after it would take the header away.
            header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
        }
        if request.headers.value(of: "User-Agent") == nil {
            lines.append("User-Agent: \(options.userAgent)")
        }
        if request.headers.value(of: "Accept-Encoding") == nil {
            lines.append("Accept-Encoding: \(ContentDecoding.accepted)")
        }
        // Without this, libcurl waits for permission before it sends a large body.
        lines.append("Expect:")
        if request.headers.value(of: "Content-Type") == nil { lines.append("Content-Type:") }
        return lines.allSatisfy { call.addHeader($0) }
    }
}
