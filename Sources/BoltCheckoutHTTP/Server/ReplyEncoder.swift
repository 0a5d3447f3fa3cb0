/// Writes replies as HTTP/1.1 has them.
enum ReplyEncoder {
    /// What asks a client to send the body that it holds back.
    static let goOn = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    /// The bytes of a reply.
    ///
    /// - Parameters:
    ///   - reply: What to say.
    ///   - hasBody: False for the answer to HEAD, which has the headers only.
    ///   - isLast: Whether the connection ends after it.
    ///   - milliseconds: The time of day.
    /// - Returns: Head and body.
    static func bytes(
        of reply: ServerReply,
        hasBody: Bool,
        isLast: Bool,
        milliseconds: Int64
    ) -> [UInt8] {
        var head = "HTTP/1.1 \(reply.status) \(reason(reply.status))\r\n"
        head += "Date: \(ServerDate.text(milliseconds: milliseconds))\r\n"
        for header in reply.headers where header.isSendable {
            head += "\(header.name): \(header.value)\r\n"
        }
        let canHaveBody = reply.status != 204 && reply.status != 304
        if canHaveBody { head += "Content-Length: \(reply.body.count)\r\n" }
        if isLast { head += "Connection: close\r\n" }
        head += "\r\n"
        return hasBody && canHaveBody ? Array(head.utf8) + reply.body : Array(head.utf8)
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 204: "No Content"
        case 302: "Found"
        case 303: "See Other"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 402: "Payment Required"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Status"
        }
    }
}
