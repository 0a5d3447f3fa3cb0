import BoltCheckoutFlows

/// Says of keys that they are there, and no more than their last four characters.
enum KeyFinding {
    private static let section = "Keys"
    /// Of a shorter key four characters would be too much of it.
    private static let shortest = 12

    /// The merchant's API key.
    ///
    /// - Parameters:
    ///   - key: What the variable or the file holds; nil for nothing.
    ///   - source: The variable or the file.
    /// - Returns: The finding; a key that no header can carry is one to act on.
    static func apiKey(_ key: String?, from source: String) -> DoctorFinding {
        finding("api_key", "API key", key, source, problem: key.flatMap(oddity))
    }

    /// An API key whose file cannot be read.
    ///
    /// - Parameter reason: Why.
    /// - Returns: The finding.
    static func unreadable(_ reason: String) -> DoctorFinding {
        DoctorFinding(
            "api_key",
            "API key",
            in: section,
            "cannot be read",
            .missing,
            advice: "API key: \(reason)"
        )
    }

    /// The publishable key of the division.
    static func publishableKey(_ key: String?) -> DoctorFinding {
        let problem = key.flatMap { key in
            oddity(key)
                ?? (PublishableKey(key) == nil ? "is not three parts between dots" : nil)
        }
        return finding(
            "publishable_key",
            "Publishable key",
            key,
            "BOLT_PUBLISHABLE_KEY",
            problem: problem
        )
    }

    /// The secret that webhooks are signed with.
    static func signingSecret(_ secret: String?) -> DoctorFinding {
        finding("signing_secret", "Signing secret", secret, "BOLT_SIGNING_SECRET", problem: nil)
    }

    private static func finding(
        _ name: String,
        _ label: String,
        _ key: String?,
        _ source: String,
        problem: String?
    ) -> DoctorFinding {
        guard let key, !key.isEmpty else {
            return DoctorFinding(name, label, in: section, "not set")
        }
        let value = "\(shown(key)) (\(source))"
        guard let problem else { return DoctorFinding(name, label, in: section, value) }
        return DoctorFinding(
            name,
            label,
            in: section,
            value,
            .missing,
            advice: "\(source) \(problem)"
        )
    }

    /// The last four characters, where that leaves enough hidden.
    static func shown(_ key: String) -> String {
        guard key.utf8.count >= shortest, key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            return "set"
        }
        return "set, ends in \(key.suffix(4))"
    }

    private static func oddity(_ key: String) -> String? {
        key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            ? nil : "holds a space, a line break or a character that no key has"
    }
}
