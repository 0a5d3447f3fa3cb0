package import BoltSystem

extension HTTPClient {
    /// Brings a body of any size, part by part, with memory that does not grow with it.
    ///
    /// Nothing is decompressed: ask for `Accept-Encoding: identity`. There is no limit of time for
    /// the whole but the deadline; a server that sends nothing for a while is given up.
    ///
    /// - Parameters:
    ///   - request: What to ask for.
    ///   - deadline: When to give up.
    ///   - stallMilliseconds: How long the server may send nothing.
    ///   - receive: Takes the answer's head and the next part of its body, which is never empty;
    ///     false ends the call.
    /// - Returns: The answer without its body, also where `receive` ended the call.
    /// - Throws: ``HTTPError`` where the body did not arrive whole.
    package func download(
        _ request: HTTPRequest,
        until deadline: Deadline,
        stallMilliseconds: Int64 = 30_000,
        receive: (_ head: HTTPResponse, _ part: [UInt8]) -> Bool
    ) throws(HTTPError) -> HTTPResponse {
        log?.request(request)
        do throws(HTTPError) {
            let head = try bring(request, deadline, stallMilliseconds, receive)
            log?.response(head)
            return head
        } catch {
            log?.failure(error)
            throw error
        }
    }

    private func bring(
        _ request: HTTPRequest,
        _ deadline: Deadline,
        _ stallMilliseconds: Int64,
        _ receive: (HTTPResponse, [UInt8]) -> Bool
    ) throws(HTTPError) -> HTTPResponse {
        try check(request)
        let engine = try openEngine(for: request.url)
        let milliseconds = deadline.remainingMilliseconds ?? Int64(Int32.max)
        guard milliseconds > 0 else {
            throw notSent(.timedOut(phase: .connecting, milliseconds: 0), request.url)
        }
        let call = try prepare(request, engine, milliseconds)
        var stall = Deadline.after(milliseconds: stallMilliseconds)
        var isStalled = false
        let ending = engine.run(call, until: deadline, signals: signals) {
            let part = call.takeBody()
            if !part.isEmpty {
                stall = .after(milliseconds: stallMilliseconds)
                return receive(call.head, part)
            }
            isStalled = stall.isOver
            return !isStalled
        }
        if isStalled {
            throw HTTPError(
                .timedOut(phase: .receiving, milliseconds: stallMilliseconds),
                host: request.url.host,
                mayHaveBeenSent: true
            )
        }
        let failure = CurlFailure(
            call: call,
            url: request.url,
            milliseconds: milliseconds,
            mayUseProxy: !options.proxies.proxy(for: request.url).isEmpty
        )
        if let error = failure.error(for: ending) {
            throw namingIssuer(error, of: request.url, engine.library, until: deadline)
        }
        return call.head
    }
}
