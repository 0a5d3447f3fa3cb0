/// An HTTP request that was saved as it came over the wire.
package struct SavedRequest: Equatable, Sendable {
    /// The method, for example `POST`.
    package let method: String
    /// The target as sent, with its query string.
    package let target: String
    /// The headers, in order.
    private let headers: [(name: String, value: String)]
    /// Everything behind the empty line.
    package let body: [UInt8]

    /// Reads a request; lines may end in CR LF or LF.
    ///
    /// - Throws: ``SavedRequestError`` where it is none.
    package init(_ bytes: [UInt8]) throws(SavedRequestError) {
        guard let end = Self.endOfHead(bytes) else { throw .noEmptyLine }
        var lines = bytes[..<end.head].split(separator: 0x0A, omittingEmptySubsequences: true)
            .map { line in line.last == 0x0D ? line.dropLast() : line }
        guard !lines.isEmpty else { throw .noRequestLine }
        let request = lines.removeFirst().split(separator: 0x20)
        guard request.count == 3, request[2].starts(with: "HTTP/".utf8) else {
            throw .noRequestLine
        }
        method = String(decoding: request[0], as: UTF8.self)
        target = String(decoding: request[1], as: UTF8.self)
        var headers: [(name: String, value: String)] = []
        for line in lines {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .badHeader }
            var value = line[(colon + 1)...]
            while let first = value.first, first <= 0x20 { value.removeFirst() }
            while let last = value.last, last <= 0x20 { value.removeLast() }
            headers.append(
                (
                    String(decoding: line[..<colon], as: UTF8.self).lowercased(),
                    String(decoding: value, as: UTF8.self)
                )
            )
        }
        self.headers = headers
        body = Array(bytes[end.body...])
        if header("Transfer-Encoding")?.lowercased() == "chunked" { throw .chunked }
    }

    /// The value of a header, its name in any case; nil where it is missing.
    package func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name == name }?.value
    }

    /// What the headers claim.
    package var signatures: WebhookSignatures {
        WebhookSignatures(
            main: header(WebhookSignatures.header),
            pending: header(WebhookSignatures.pendingHeader)
        )
    }

    /// The bytes that are signed: the body, or for a GET request its query string.
    package var message: [UInt8] {
        guard method == "GET" else { return body }
        guard let mark = target.firstIndex(of: "?") else { return [] }
        return Array(target[target.index(after: mark)...].prefix { $0 != "#" }.utf8)
    }

    /// How many bytes the body should have; nil where no header says so.
    package var declaredLength: Int? {
        method == "GET" ? nil : header("Content-Length").flatMap(Int.init)
    }

    /// Whether both are the same request.
    package static func == (left: SavedRequest, right: SavedRequest) -> Bool {
        left.method == right.method && left.target == right.target && left.body == right.body
            && left.headers.elementsEqual(right.headers) { $0 == $1 }
    }

    private static func endOfHead(_ bytes: [UInt8]) -> (head: Int, body: Int)? {
        var index = 0
        while let feed = bytes[index...].firstIndex(of: 0x0A) {
            let next = feed + 1
            if next < bytes.count, bytes[next] == 0x0A { return (next, next + 1) }
            if next + 1 < bytes.count, bytes[next] == 0x0D, bytes[next + 1] == 0x0A {
                return (next, next + 2)
            }
            index = next
        }
        // A GET request may end with its last header, where an editor took the empty line.
        return bytes.starts(with: "GET ".utf8) ? (bytes.count, bytes.count) : nil
    }
}

/// Why a file is no saved request.
package enum SavedRequestError: Error, Equatable, Sendable {
    case noRequestLine
    case badHeader
    case noEmptyLine
    case chunked
}

extension SavedRequestError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .noRequestLine: "no HTTP request here; its first line is 'POST /path HTTP/1.1'"
        case .badHeader: "a header line has no colon"
        case .noEmptyLine: "no empty line between headers and body"
        case .chunked: "the body is still in chunks; save it without Transfer-Encoding"
        }
    }
}
