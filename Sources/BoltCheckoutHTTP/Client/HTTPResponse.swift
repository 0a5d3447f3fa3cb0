/// A server's answer, complete, whatever its status is.
package struct HTTPResponse: Equatable, Sendable {
    /// The status, for example 200.
    package let status: Int

    /// The headers in the order of their arrival.
    package let headers: [HTTPHeader]

    /// The body, decompressed; empty for none.
    package let body: [UInt8]

    /// Creates a response.
    package init(status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Whether the status says that it worked.
    package var isSuccess: Bool { (200..<300).contains(status) }

    /// The value of the first header of a name, in any case of letters.
    package func header(_ name: String) -> String? {
        headers.value(of: name)
    }

    /// Reads the header lines as they came; lines that are no headers are left out.
    static func headers(from bytes: some Sequence<UInt8>) -> [HTTPHeader] {
        let lines = Array(bytes).split(separator: UInt8(ascii: "\n"))
        return lines.compactMap { line -> HTTPHeader? in
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let name = trimmed(line[..<colon])
            let value = trimmed(line[(colon + 1)...])
            return name.isEmpty ? nil : HTTPHeader(name, value)
        }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let spaces: [UInt8] = [0x20, 0x09, 0x0D]
        var rest = bytes
        while let first = rest.first, spaces.contains(first) { rest.removeFirst() }
        while let last = rest.last, spaces.contains(last) { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }
}
