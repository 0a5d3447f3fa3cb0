import BoltCheckoutCore

/// Takes secrets out of what a detailed log shows: by the names of headers and fields, by the values
/// that are known to be secret, and by what looks like a card's number.
package struct SecretMask: Equatable, Sendable {
    static let replacement = "***"

    private static let headers: Set<String> = [
        "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key",
        "x-publisher-key", "x-authorization-signature",
    ]

    // Folded: in lower case, without underscores and hyphens.
    private static let fields: Set<String> = [
        "clientsecret", "code", "codeverifier", "state", "accesstoken", "refreshtoken", "idtoken",
        "cc", "cvv", "cvc", "pan", "cardnumber", "payload", "token", "ordertoken", "cardtoken",
        "secret", "signingsecret", "password", "apikey", "authorizationcode", "authcode",
        "oauthcode",
        "otpcode", "bearer", "signature",
        // The parts of an address that gives access by itself.
        "xamzsignature", "xamzcredential", "xamzsecuritytoken", "awsaccesskeyid", "sig",
        "xgoogsignature", "xgoogcredential",
    ]

    private let knownSecrets: [String]

    /// Creates a mask.
    ///
    /// - Parameter knownSecrets: Values to take out wherever they occur, such as the API key.
    package init(knownSecrets: [String] = []) {
        // Short values would take out half of every log.
        self.knownSecrets = knownSecrets.filter { $0.utf8.count >= 6 }
    }

    /// The value of a header as it may be shown.
    package func value(of header: HTTPHeader) -> String {
        let name = header.name.lowercased()
        if Self.headers.contains(name) || name.hasPrefix("x-bolt-hmac") { return Self.replacement }
        if name == "x-publishable-key" { return Self.lastFour(header.value) }
        if name == "location", let url = try? URLParts(header.value) { return self.url(url) }
        return text(header.value)
    }

    /// A URL as it may be shown.
    package func url(_ url: URLParts) -> String {
        guard let query = url.query else { return text(url.origin + url.path) }
        guard let form = FormFields(parsing: query) else {
            return text(url.origin + url.path) + "?" + Self.replacement
        }
        return text(url.origin + url.path) + "?" + self.form(form)
    }

    /// A form or query as it may be shown.
    package func form(_ form: FormFields) -> String {
        let pairs = form.fields.map { field in
            "\(text(field.name))=\(value(field.value, of: field.name))"
        }
        return pairs.joined(separator: "&")
    }

    /// A text without known secrets, without card numbers, without control characters.
    package func text(_ text: some StringProtocol) -> String {
        var masked = String(text)
        for secret in knownSecrets {
            masked = masked.split(separator: secret, omittingEmptySubsequences: false)
                .joined(separator: Self.replacement)
        }
        var bytes = Array(masked.utf8)
        for range in CardNumberPattern.ranges(in: bytes).reversed() {
            bytes.replaceSubrange(range, with: Self.replacement.utf8)
        }
        // Numbers that are written with separators of their own, but not those of other numbers.
        CardNumberMask.mask(&bytes)
        return HarmlessText.text(String(decoding: bytes, as: UTF8.self))
    }

    func value(_ value: String, of name: String) -> String {
        let folded = Self.folded(name)
        if folded == "publishablekey" || folded == "clientid" { return Self.lastFour(value) }
        if folded == "url", let url = try? URLParts(value), url.query != nil {
            return self.url(url)
        }
        return Self.fields.contains(folded) ? Self.replacement : text(value)
    }

    func isSecret(_ name: String) -> Bool {
        Self.fields.contains(Self.folded(name))
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" }
    }

    private static func lastFour(_ value: String) -> String {
        value.count > 8 ? replacement + value.suffix(4) : replacement
    }
}
