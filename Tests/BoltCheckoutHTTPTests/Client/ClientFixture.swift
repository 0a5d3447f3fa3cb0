import BoltCheckoutHTTP
import BoltSystem

/// What the tests of the client share: short ways to requests and to errors.
enum ClientFixture {
    static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

    static var deadline: Deadline { .after(milliseconds: 20_000) }

    static func get(_ url: String, _ headers: [HTTPHeader] = []) throws -> HTTPRequest {
        HTTPRequest(.get, try URLParts(url), headers: headers)
    }

    static func post(_ url: String, _ body: String, key: String? = nil) throws -> HTTPRequest {
        var headers = [HTTPHeader("Content-Type", "application/json")]
        if let key { headers.append(HTTPHeader("Idempotency-Key", key)) }
        return HTTPRequest(.post, try URLParts(url), headers: headers, body: Array(body.utf8))
    }

    static func response(
        _ client: HTTPClient,
        _ request: HTTPRequest
    ) throws(HTTPError) -> HTTPResponse {
        try client.send(request, until: deadline)
    }

    /// The error of a call, nil where there was an answer.
    static func error(_ client: HTTPClient, _ request: HTTPRequest) -> HTTPError? {
        do throws(HTTPError) {
            _ = try response(client, request)
            return nil
        } catch {
            return error
        }
    }
}
