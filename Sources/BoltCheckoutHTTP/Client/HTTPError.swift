/// Why there is no complete answer to a request.
package struct HTTPError: Error, Equatable, Sendable {
    /// What went wrong.
    package enum Kind: Equatable, Sendable {
        /// libcurl is not installed.
        case libraryMissing
        /// The address is not https, or http to another computer, or unusable.
        case unusableURL
        /// A header has a character that no header may have, in the one that is named.
        case unusableHeader(name: String)
        /// The file with certificates can't be used.
        case certificateFile(path: String, reason: String)
        /// The name of the host is not known.
        case hostNotFound
        /// The name of the proxy is not known.
        case proxyNotFound
        /// No connection: refused, no route and the like.
        case unreachable(reason: String)
        /// The proxy said no; with its status, if it gave one.
        case proxyRefused(status: Int?)
        /// The server's certificate is not trusted, or for another host.
        case certificate(issuer: String?, reason: String)
        /// No encrypted connection came about for another reason.
        case encryption(reason: String)
        /// The time was over.
        case timedOut(phase: HTTPPhase, milliseconds: Int64)
        /// The connection ended within the body. `expected` is nil where no length was announced.
        case cutOff(received: Int64, expected: Int64?)
        /// The connection ended before the first byte of an answer.
        case noReply
        /// The connection broke.
        case connectionLost(reason: String)
        /// The body could not be decompressed.
        case badEncoding
        /// What came is not HTTP.
        case notHTTP
        /// The body is larger than this many bytes.
        case bodyTooLarge(limit: Int)
        /// The headers are larger than this many bytes.
        case headersTooLarge(limit: Int)
        /// A signal asked to stop.
        case cancelled
        /// Something else, with libcurl's number.
        case other(code: Int32, reason: String)
    }

    /// What went wrong.
    package let kind: Kind

    /// The host that was asked.
    package let host: String

    /// Whether the server may have got the request, and so may have acted on it.
    package let mayHaveBeenSent: Bool

    /// libcurl's own words, for a detailed log; from outside in part.
    package let detail: String

    /// Creates an error.
    package init(
        _ kind: Kind,
        host: String,
        mayHaveBeenSent: Bool,
        detail: String = ""
    ) {
        self.kind = kind
        self.host = host
        self.mayHaveBeenSent = mayHaveBeenSent
        self.detail = detail
    }

    /// Whether the next try may well have more luck.
    package var isTemporary: Bool {
        switch kind {
        case .hostNotFound, .unreachable, .timedOut, .cutOff, .noReply, .connectionLost: true
        case .proxyRefused(let status): status.map { $0 >= 500 } ?? true
        default: false
        }
    }
}
