package import BoltSystem

/// Reads a statement from where it lies, part by part.
package struct StatementDownload {
    private let client: HTTPClient

    /// Creates a download over a client. No key of a run is ever sent with it.
    package init(_ client: HTTPClient) {
        self.client = client
    }

    /// Reads the statement.
    ///
    /// - Parameters:
    ///   - address: Where it lies.
    ///   - deadline: When to give up.
    ///   - write: Takes the next part, as it came; false ends the download.
    /// - Throws: ``StatementError`` where the statement did not arrive whole.
    package func run(
        from address: StatementAddress,
        until deadline: Deadline,
        write: ([UInt8]) -> Bool
    ) throws(StatementError) {
        let host = address.url.host
        let request = HTTPRequest(
            .get,
            address.url,
            headers: [HTTPHeader("Accept", "text/csv"), HTTPHeader("Accept-Encoding", "identity")]
        )
        var problem: StatementError?
        var isStarted = false
        let head: HTTPResponse
        do throws(HTTPError) {
            head = try client.download(request, until: deadline) { head, part in
                if !isStarted {
                    problem = Self.problem(of: head, host) ?? Self.problem(of: part, host)
                    if problem != nil { return false }
                    isStarted = true
                }
                if write(part) { return true }
                problem = .notWritten
                return false
            }
        } catch {
            throw .noReply(error, isPartial: isStarted)
        }
        if let problem { throw problem }
        if !isStarted, let problem = Self.problem(of: head, host) { throw problem }
    }

    private static func problem(of head: HTTPResponse, _ host: String) -> StatementError? {
        guard head.isSuccess else { return .refused(status: head.status, host: host) }
        let encoding = head.header("Content-Encoding")?.lowercased() ?? "identity"
        guard encoding == "identity" || encoding.isEmpty else { return .compressed(host: host) }
        let type = head.header("Content-Type")?.lowercased() ?? ""
        return type.hasPrefix("text/html") ? .page(host: host) : nil
    }

    /// A page or an error document begins with a bracket, a table never does.
    private static func problem(of part: [UInt8], _ host: String) -> StatementError? {
        let space: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        let first = part.first { !space.contains($0) }
        return first == UInt8(ascii: "<") ? .page(host: host) : nil
    }
}

/// Why a statement did not arrive whole.
package enum StatementError: Error, Equatable, Sendable {
    /// The connection did not bring it; whether a part of it was written.
    case noReply(HTTPError, isPartial: Bool)
    /// The host of the statement says no.
    case refused(status: Int, host: String)
    /// A page came instead.
    case page(host: String)
    /// It came compressed, which was not asked for.
    case compressed(host: String)
    /// Whoever writes it could not go on, and knows why.
    case notWritten
}

extension StatementError: CustomStringConvertible {
    /// One line without a trailing period; the address is never in it.
    package var description: String {
        switch self {
        case .noReply(let error, isPartial: false): error.description
        case .noReply(let error, isPartial: true): "\(error); what was written is not whole"
        case .refused(let status, let host) where (300..<400).contains(status):
            "\(host) answered with a redirect (HTTP \(status)), which is not followed"
        case .refused(let status, let host):
            "\(host) answered HTTP \(status); "
                + "the address of a statement is good for five minutes, try again"
        case .page(let host):
            "expected CSV from \(host), got a page; a proxy may be answering"
        case .compressed(let host): "\(host) sent the statement compressed, which was not asked for"
        case .notWritten: "the statement cannot be written"
        }
    }
}
