/// The request line and headers of a request, taken apart strictly.
struct RequestHead: Equatable {
    /// How the end of the body is known.
    enum Framing: Equatable {
        /// This many bytes; 0 for no body.
        case length(Int)
        /// Chunks, each with its length in front.
        case chunks
    }

    let method: String
    let target: String
    let headers: [HTTPHeader]
    let framing: Framing
    let keepsConnection: Bool
    /// Whether the client waits for a word before it sends the body.
    let expectsContinue: Bool

    /// Takes a head apart.
    ///
    /// - Parameters:
    ///   - lines: The request line and the header lines, without their ends.
    ///   - limits: What is taken.
    /// - Throws: The first rule that the head breaks.
    init(_ lines: [ArraySlice<UInt8>], limits: ServerLimits) throws(RequestError) {
        guard let first = lines.first else { throw .malformed("no request line") }
        let isNewVersion: Bool
        (method, target, isNewVersion) = try Self.requestLine(first)
        guard lines.count - 1 <= limits.headerCount else { throw .headersTooLarge }
        var headers: [HTTPHeader] = []
        for line in lines.dropFirst() { headers.append(try Self.header(line)) }
        self.headers = headers
        let hosts = Self.values("host", headers)
        guard hosts.count == 1 || (hosts.isEmpty && !isNewVersion) else {
            throw .malformed("not exactly one Host header")
        }
        framing = try Self.framing(headers, isNewVersion: isNewVersion, limits: limits)
        let connection = Self.words("connection", headers)
        keepsConnection =
            isNewVersion ? !connection.contains("close") : connection.contains("keep-alive")
        expectsContinue = isNewVersion && Self.words("expect", headers).contains("100-continue")
    }

    private static func requestLine(
        _ line: ArraySlice<UInt8>
    ) throws(RequestError) -> (String, String, Bool) {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed("no request line of three parts") }
        guard !parts[0].isEmpty, parts[0].count <= 32, parts[0].allSatisfy(isTokenByte) else {
            throw .malformed("no method")
        }
        let version = Array(parts[2])
        guard version.count == 8, version.starts(with: Array("HTTP/".utf8)), version[6] == 0x2E
        else { throw .malformed("no version of HTTP") }
        guard version[5] == 0x31, version[7] == 0x31 || version[7] == 0x30 else {
            throw .unsupportedVersion
        }
        guard parts[1].first == 0x2F,
            parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") })
        else { throw .malformed("no path that begins with a slash") }
        let method = String(decoding: parts[0], as: UTF8.self)
        return (method, String(decoding: parts[1], as: UTF8.self), version[7] == 0x31)
    }

    private static func header(_ line: ArraySlice<UInt8>) throws(RequestError) -> HTTPHeader {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            throw .malformed("a header without a colon")
        }
        let name = line[..<colon]
        // A space before the colon or at the line's start is how requests are smuggled past proxies.
        guard !name.isEmpty, name.allSatisfy(isTokenByte) else {
            throw .malformed("a header without a name")
        }
        var value = line[(colon + 1)...]
        while let byte = value.first, byte == 0x20 || byte == 0x09 { value.removeFirst() }
        while let byte = value.last, byte == 0x20 || byte == 0x09 { value.removeLast() }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            throw .malformed("a control character in a header")
        }
        return HTTPHeader(
            String(decoding: name, as: UTF8.self),
            String(decoding: value, as: UTF8.self)
        )
    }

    private static func framing(
        _ headers: [HTTPHeader],
        isNewVersion: Bool,
        limits: ServerLimits
    ) throws(RequestError) -> Framing {
        let codings = values("transfer-encoding", headers)
        let lengths = values("content-length", headers)
        if !codings.isEmpty {
            guard isNewVersion, lengths.isEmpty, codings.count == 1 else {
                throw .malformed("a body of two lengths")
            }
            guard codings[0].lowercased() == "chunked" else { throw .unsupportedCoding }
            return .chunks
        }
        guard let text = lengths.first else { return .length(0) }
        guard lengths.count == 1, !text.isEmpty,
            text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
        else { throw .malformed("no usable Content-Length") }
        guard let length = Int(text), length <= limits.bodyBytes else {
            throw .bodyTooLarge(limit: limits.bodyBytes)
        }
        return .length(length)
    }

    private static func values(_ name: String, _ headers: [HTTPHeader]) -> [String] {
        headers.filter { $0.isNamed(name) }.map(\.value)
    }

    private static func words(_ name: String, _ headers: [HTTPHeader]) -> [String] {
        values(name, headers).flatMap { value in
            value.lowercased().split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
        }
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
