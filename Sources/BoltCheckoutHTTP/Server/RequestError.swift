/// Why bytes from a client are no request that is served.
package enum RequestError: Error, Equatable, Sendable {
    /// The bytes break the rules of HTTP/1.1; what breaks them.
    case malformed(String)
    /// The request line is longer than this many bytes.
    case lineTooLong(limit: Int)
    /// The headers are larger than the limits.
    case headersTooLarge
    /// The body is larger than this many bytes.
    case bodyTooLarge(limit: Int)
    /// Another version of HTTP than 1.0 and 1.1.
    case unsupportedVersion
    /// Another coding of the body than chunks.
    case unsupportedCoding
    /// The client took too long.
    case tooSlow
    /// The request is for another host than this one.
    case foreignHost
    /// The page that sends the request is not one of this server's.
    case foreignOrigin
    /// There is nothing at the path.
    case unknownPath
    /// The path has other methods.
    case methodNotAllowed(allowed: [String])

    /// The status of the answer.
    package var status: Int {
        switch self {
        case .malformed: 400
        case .lineTooLong: 414
        case .headersTooLarge: 431
        case .bodyTooLarge: 413
        case .unsupportedVersion: 505
        case .unsupportedCoding: 501
        case .tooSlow: 408
        case .foreignHost: 421
        case .foreignOrigin: 403
        case .unknownPath: 404
        case .methodNotAllowed: 405
        }
    }

    /// Whether the rest of the connection can't be understood any more.
    var breaksConnection: Bool {
        switch self {
        case .foreignOrigin, .unknownPath, .methodNotAllowed: false
        default: true
        }
    }

    /// The answer that says so.
    var reply: ServerReply {
        var reply = ServerReply.text("\(description)\n", status: status)
        if case .methodNotAllowed(let allowed) = self {
            reply.headers.append(HTTPHeader("Allow", allowed.joined(separator: ", ")))
        }
        reply.headers += PageSecurity.headers()
        reply.closesConnection = breaksConnection
        return reply
    }
}

extension RequestError: CustomStringConvertible {
    /// One line for whoever sent it; nothing of the request is in it.
    package var description: String {
        switch self {
        case .malformed(let what): "not a request: \(what)"
        case .lineTooLong(let limit): "the request line is longer than \(limit) bytes"
        case .headersTooLarge: "the headers are too large"
        case .bodyTooLarge(let limit): "the body is larger than \(limit) bytes"
        case .unsupportedVersion: "only HTTP/1.0 and HTTP/1.1 are spoken here"
        case .unsupportedCoding: "the only transfer coding taken is chunked"
        case .tooSlow: "the request took too long"
        case .foreignHost: "this server answers for its own address only"
        case .foreignOrigin: "requests from other pages are not answered"
        case .unknownPath: "there is nothing here"
        case .methodNotAllowed(let allowed):
            "this address takes \(allowed.joined(separator: " and ")) only"
        }
    }
}
