/// What the name of a fixture says about the reply in it.
///
/// `card.json` is a reply with status 200, `card.402.json` one with 402, `card.cancel.json` a
/// dismissal.
package struct FixtureName: Equatable, Sendable {
    /// The status of the reply.
    package let status: Int
    /// Whether it stands for a shopper who closed the page.
    package let isDismissal: Bool

    /// Reads a file name or path.
    package init(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let mark = parts.count >= 3 && parts.last == "json" ? parts[parts.count - 2] : ""
        isDismissal = mark == "cancel"
        status = Self.status(mark) ?? 200
    }

    /// The names among which the fixture of a token is looked up.
    ///
    /// - Returns: nil where the token must not become part of a path: characters outside
    ///   `[A-Za-z0-9._-]`, a leading dot, nothing at all.
    package static func names(of token: String, among entries: [String]) -> [String]? {
        guard isSafe(token) else { return nil }
        return entries.filter { entry in
            guard entry.hasPrefix("\(token)."), entry.hasSuffix(".json") else { return false }
            let rest = entry.dropFirst(token.count + 1)
            guard rest != "json" else { return true }
            let mark = rest.dropLast(".json".count)
            return mark == "cancel" || status(mark) != nil
        }
    }

    private static func isSafe(_ token: String) -> Bool {
        guard !token.isEmpty, token.utf8.count <= 200, token.first != "." else { return false }
        return token.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "-"):
                true
            default: false
            }
        }
    }

    private static func status(_ mark: Substring) -> Int? {
        guard mark.utf8.count == 3, let status = Int(mark), (100...599).contains(status) else {
            return nil
        }
        return status
    }
}
