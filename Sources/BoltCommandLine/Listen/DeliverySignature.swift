import BoltCheckoutCore
import BoltCheckoutHTTP

/// Checks who sent a delivery: the code over its raw bytes, in either of the two headers, made with
/// any of the secrets.
struct DeliverySignature: Sendable {
    /// Which header matched.
    enum Match: String, Equatable, Sendable {
        /// The header of the present secret.
        case main
        /// The header of the secret that is to come.
        case pending
    }

    private static let mainHeader = "X-Bolt-Hmac-Sha256"
    private static let pendingHeader = "X-Bolt-Hmac-Sha256-Pending"

    private let secrets: [[UInt8]]

    /// Creates a check.
    init(secrets: [[UInt8]]) {
        self.secrets = secrets
    }

    /// Looks for a signature that fits.
    ///
    /// - Parameter request: The request; for GET the query as written is what was signed.
    /// - Returns: The header that matches; nil where none does.
    func match(_ request: ServerRequest) -> Match? {
        let message = request.method == "GET" ? Array((request.query ?? "").utf8) : request.body
        let candidates = [(Match.main, Self.mainHeader), (.pending, Self.pendingHeader)]
        for (match, name) in candidates {
            guard let value = request.header(name) else { continue }
            let given = Array(value.utf8)
            for secret in secrets {
                let code = HMACSHA256.code(for: message, key: secret)
                if ConstantTime.equals(given, Base64.encode(code)) { return match }
            }
        }
        return nil
    }

    /// Whether a request has a signature at all.
    static func isPresent(in request: ServerRequest) -> Bool {
        request.header(mainHeader) != nil || request.header(pendingHeader) != nil
    }
}
