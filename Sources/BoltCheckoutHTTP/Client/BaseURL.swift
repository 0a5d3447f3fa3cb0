/// The address of the API or of a stand-in for it, checked before any key is sent there.
package struct BaseURL: Equatable, Sendable {
    /// The URL without a slash at its end.
    package let text: String

    /// Whether it is on this computer.
    package let isLoopback: Bool

    /// Checks an address: https and a host of Bolt's, or a host of this computer with http or https.
    package init(_ text: String) throws(BaseURLError) {
        let parts: URLParts
        do {
            parts = try URLParts(text)
        } catch {
            throw .notURL(text: text, reason: error)
        }
        guard parts.userInfo == nil, parts.query == nil, parts.fragment == nil else {
            throw .notPlain(text: text)
        }
        guard parts.scheme == "https" || parts.scheme == "http" else {
            throw .notSecure(text: text)
        }
        guard parts.isLoopback || parts.scheme == "https" else { throw .notSecure(text: text) }
        guard parts.isLoopback || Self.isBolt(parts.host) else {
            throw .foreignHost(host: parts.host)
        }
        isLoopback = parts.isLoopback
        var path = parts.path
        while path.hasSuffix("/") { path.removeLast() }
        self.text = parts.origin + path
    }

    /// Whether a host is one of Bolt's: it equals or ends in one of the domains, at a dot.
    package static func isBolt(_ host: String) -> Bool {
        ["boltapp.com", "bolt.com"].contains { domain in
            host == domain || host.hasSuffix(".\(domain)")
        }
    }
}

/// Why an address can't stand for the API.
package enum BaseURLError: Error, Equatable, Sendable {
    /// It is no URL.
    case notURL(text: String, reason: URLPartsError)
    /// It has a user, a query or a fragment.
    case notPlain(text: String)
    /// It is not https, and not on this computer.
    case notSecure(text: String)
    /// It is on somebody else's host.
    case foreignHost(host: String)
}

extension BaseURLError: CustomStringConvertible {
    /// One line; the text in it is as typed.
    package var description: String {
        switch self {
        case .notURL(let text, let reason): "'\(text)' \(reason)"
        case .notPlain(let text):
            "'\(text)' must be a scheme, a host and at most a path; "
                + "leave out user, query and fragment"
        case .notSecure(let text):
            "'\(text)' would send keys unencrypted; use https (http is for 127.0.0.1 only)"
        case .foreignHost(let host):
            "'\(host)' is not a host of Bolt's; use one that ends in .boltapp.com or .bolt.com, "
                + "or 127.0.0.1"
        }
    }
}
