import BoltCheckoutCore
package import BoltSystem
import CLibcurl

/// Talks to servers over libcurl, which is opened with the first call.
///
/// Connections are kept from one call to the next. Servers are verified always; redirects are never
/// followed; a signal ends a call within a fraction of a second. Not for several threads at once.
package final class HTTPClient: HTTPSending {
    let options: HTTPClientOptions
    let signals: SignalPipe?
    let log: VerboseLog?
    private var engine: CurlEngine?

    /// Creates a client. Nothing is opened yet.
    package init(
        _ options: HTTPClientOptions,
        signals: SignalPipe? = nil,
        log: VerboseLog? = nil
    ) {
        self.options = options
        self.signals = signals
        self.log = log
    }

    package func send(
        _ request: HTTPRequest,
        until deadline: Deadline
    ) throws(HTTPError) -> HTTPResponse {
        log?.request(request)
        do throws(HTTPError) {
            let response = try exchange(request, until: deadline)
            log?.response(response)
            return response
        } catch {
            log?.failure(error)
            throw error
        }
    }

    /// The library that would be used, in words for a check of the installation; nil for none.
    package func libraryDescription() -> String? {
        (engine ?? CurlEngine(names: options.libraryNames))?.library.version
    }

    private func exchange(
        _ request: HTTPRequest,
        until deadline: Deadline
    ) throws(HTTPError) -> HTTPResponse {
        try check(request)
        let engine = try openEngine(for: request.url)
        let ownLimit = Deadline.after(milliseconds: options.callMilliseconds)
        let limit = ownLimit.earlier(deadline)
        let milliseconds = limit.remainingMilliseconds ?? options.callMilliseconds
        guard milliseconds > 0 else {
            throw notSent(.timedOut(phase: .connecting, milliseconds: 0), request.url)
        }
        let call = try prepare(request, engine, milliseconds)
        let ending = engine.run(call, until: limit, signals: signals)
        let failure = CurlFailure(
            call: call,
            url: request.url,
            milliseconds: milliseconds,
            mayUseProxy: !options.proxies.proxy(for: request.url).isEmpty
        )
        if let error = failure.error(for: ending) {
            throw namingIssuer(error, of: request.url, engine.library, until: limit)
        }
        return try decoded(call.response, request.url)
    }

    /// The error of a call; one about a certificate says whose it is.
    func namingIssuer(
        _ error: HTTPError,
        of url: URLParts,
        _ library: CurlLibrary,
        until deadline: Deadline
    ) -> HTTPError {
        guard case .certificate(nil, let reason) = error.kind else { return error }
        let inspection = CertificateInspection(options: options, signals: signals)
        let issuer = inspection.issuer(of: url, library: library, until: deadline)
        return HTTPError(
            .certificate(issuer: issuer, reason: reason),
            host: error.host,
            mayHaveBeenSent: error.mayHaveBeenSent,
            detail: error.detail
        )
    }

    /// Refuses what must not be sent.
    func check(_ request: HTTPRequest) throws(HTTPError) {
        let url = request.url
        let isSecure = url.scheme == "https" || (url.scheme == "http" && url.isLoopback)
        guard isSecure && url.userInfo == nil else { throw notSent(.unusableURL, url) }
        for header in request.headers where !header.isSendable {
            throw notSent(.unusableHeader(name: HarmlessText.text(header.name)), url)
        }
        if let path = options.certificateFile, url.scheme == "https" {
            let reason = CertificateFile.problem(with: path)
            if let reason { throw notSent(.certificateFile(path: path, reason: reason), url) }
        }
    }

    /// libcurl, opened with the first call.
    func openEngine(for url: URLParts) throws(HTTPError) -> CurlEngine {
        if let engine { return engine }
        guard let opened = CurlEngine(names: options.libraryNames) else {
            throw notSent(.libraryMissing, url)
        }
        engine = opened
        return opened
    }

    /// A call that is ready to run.
    func prepare(
        _ request: HTTPRequest,
        _ engine: CurlEngine,
        _ milliseconds: Int64
    ) throws(HTTPError) -> CurlCall {
        let call = CurlCall(
            engine.library,
            bodyLimit: options.bodyLimit,
            headersLimit: options.headersLimit
        )
        let setup = CurlSetup(options: options)
        guard let call, setup.prepare(call, for: request, milliseconds: milliseconds) else {
            let reason = "this libcurl refuses a setting"
            throw notSent(.other(code: 0, reason: reason), request.url)
        }
        return call
    }

    private func decoded(
        _ response: HTTPResponse,
        _ url: URLParts
    ) throws(HTTPError) -> HTTPResponse {
        switch ContentDecoding(limit: options.bodyLimit).decode(response) {
        case .success(let decoded): return decoded
        case .failure(let error):
            let isTooLarge = error == .tooLarge
            throw HTTPError(
                isTooLarge ? .bodyTooLarge(limit: options.bodyLimit) : .badEncoding,
                host: url.host,
                mayHaveBeenSent: true
            )
        }
    }

    func notSent(_ kind: HTTPError.Kind, _ url: URLParts) -> HTTPError {
        HTTPError(kind, host: url.host, mayHaveBeenSent: false)
    }
}
