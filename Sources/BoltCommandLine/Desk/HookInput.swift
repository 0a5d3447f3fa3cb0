import BoltCheckoutCore

/// A saved hook: its body with the signatures beside it, or the whole request.
enum HookInput: Equatable, Sendable {
    case body(String, WebhookSignatures)
    case request(String)

    /// What was received, as far as it is signed.
    struct Received {
        /// The bytes that are signed.
        let message: [UInt8]
        /// What the headers claim.
        let signatures: WebhookSignatures
        /// How many bytes a header says there are.
        let declaredLength: Int?
    }

    /// Where it is read from.
    var path: String {
        switch self {
        case .body(let path, _), .request(let path): path
        }
    }

    /// What messages call it; nil for standard input.
    var name: String? { path == "-" ? nil : path }

    /// Reads it.
    ///
    /// - Throws: ``Failure`` where it cannot be read, or is no request with a signature.
    func read(in context: CommandContext) throws(Failure) -> Received {
        let bytes = try InputBytes.of(path, in: context)
        if case .body(_, let signatures) = self {
            return Received(message: bytes, signatures: signatures, declaredLength: nil)
        }
        let request: SavedRequest
        do throws(SavedRequestError) {
            request = try SavedRequest(bytes)
        } catch {
            throw Failure("bad_input", .badInput, "\(error)", file: name)
        }
        guard !request.signatures.isEmpty else {
            throw Failure(
                "bad_signature",
                .negative,
                "there is no \(WebhookSignatures.header) header; nothing shows that this is Bolt's",
                file: name
            )
        }
        return Received(
            message: request.message,
            signatures: request.signatures,
            declaredLength: request.declaredLength
        )
    }
}
