/// An absolute URL taken apart, strictly: what browsers repair is refused here.
///
/// Only ASCII, no backslashes, no broken escapes. Scheme and host are in lower case; path, query and
/// fragment keep their escapes.
package struct URLParts: Equatable, Sendable {
    /// The scheme, for example `"https"`.
    package let scheme: String

    /// What stands before an `@`, nil where there is none.
    package let userInfo: String?

    /// The host; an IPv6 address has its brackets.
    package let host: String

    /// The port, nil where the URL names none.
    package let port: UInt16?

    /// The path, empty or with its slash in front.
    package var path: String

    /// What stands after the `?`, nil where there is none.
    package var query: String?

    /// What stands after the `#`, nil where there is none.
    package let fragment: String?

    /// Takes a URL apart.
    package init(_ text: String) throws(URLPartsError) {
        guard text.utf8.allSatisfy(Self.isAllowed), Self.hasWholeEscapes(text.utf8) else {
            throw .unusableCharacter
        }
        var rest = Substring(text)
        guard let mark = rest.range(ofSeparator: "://") else { throw .notAbsolute }
        scheme = rest[..<mark.lowerBound].lowercased()
        rest = rest[mark.upperBound...]
        guard let first = scheme.utf8.first, first.isASCIILetter,
            scheme.utf8.allSatisfy({
                $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0)
            })
        else { throw .notAbsolute }
        fragment = Self.cut(&rest, at: "#")
        query = Self.cut(&rest, at: "?")
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        path = String(rest[slash...])
        var authority = rest[..<slash]
        if let at = authority.lastIndex(of: "@") {
            userInfo = String(authority[..<at])
            authority = authority[authority.index(after: at)...]
        } else {
            userInfo = nil
        }
        (host, port) = try Self.hostAndPort(authority)
    }

    /// The scheme, host and port, as a browser's `Origin` has them.
    package var origin: String {
        let suffix = port.map { ":\($0)" } ?? ""
        return "\(scheme)://\(host)\(suffix)"
    }

    /// The whole URL without user and fragment.
    package var text: String {
        origin + path + (query.map { "?\($0)" } ?? "")
    }

    /// Whether the host is this computer.
    package var isLoopback: Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        let isAddress = numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
        return isAddress && numbers[0] == "127"
    }

    private static func hostAndPort(
        _ authority: Substring
    ) throws(URLPartsError) -> (String, UInt16?) {
        var host = authority
        var portText: Substring?
        if authority.first == "[" {
            guard let end = authority.firstIndex(of: "]") else { throw .unusableHost }
            let after = authority[authority.index(after: end)...]
            guard after.isEmpty || after.first == ":" else { throw .unusableHost }
            host = authority[...end]
            portText = after.isEmpty ? nil : after.dropFirst()
            let inside = host.dropFirst().dropLast()
            guard !inside.isEmpty,
                inside.utf8.allSatisfy({ $0.isHexDigit || ":.".utf8.contains($0) })
            else { throw .unusableHost }
        } else {
            if let colon = authority.firstIndex(of: ":") {
                host = authority[..<colon]
                portText = authority[authority.index(after: colon)...]
            }
            guard isName(host) else { throw .unusableHost }
        }
        guard let portText else { return (host.lowercased(), nil) }
        guard portText.utf8.allSatisfy(\.isASCIIDigit), let port = UInt16(portText), port > 0 else {
            throw .unusablePort
        }
        return (host.lowercased(), port)
    }

    /// Labels of letters, digits and hyphens, with a dot between two.
    private static func isName(_ host: Substring) -> Bool {
        guard !host.isEmpty, host.utf8.count <= 253 else { return false }
        return host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D }
        }
    }

    private static func cut(_ rest: inout Substring, at mark: Character) -> String? {
        guard let index = rest.firstIndex(of: mark) else { return nil }
        let tail = String(rest[rest.index(after: index)...])
        rest = rest[..<index]
        return tail
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }

    private static func hasWholeEscapes(_ bytes: String.UTF8View) -> Bool {
        PercentEncoding.decode(bytes, plusIsSpace: false) != nil
    }
}

extension Substring {
    fileprivate func range(ofSeparator separator: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            let tail = self[start...]
            if tail.hasPrefix(separator) {
                return start..<index(start, offsetBy: separator.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
