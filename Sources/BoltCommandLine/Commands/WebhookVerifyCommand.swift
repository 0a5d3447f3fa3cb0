import BoltCheckoutCore

/// `bolt-cli webhook verify`: tells whether a saved hook is Bolt's, and if not, why.
struct WebhookVerifyCommand: Command {
    static let path = ["webhook", "verify"]
    static let summary = "Check the signature of a saved webhook"
    static let discussion = """
        Bolt signs the bytes of a hook's body, for GET hooks the query string, with HMAC-SHA256 and \
        writes the result as base64 into the header X-Bolt-Hmac-Sha256. Save the body as it is \
        received, before anything parses it.

        The secret comes from BOLT_SIGNING_SECRET or --signing-secret-file. While a secret is being \
        replaced, give the next one too: either of them may match either of the headers.

        Where nothing matches, it says why: a secret of another hook, a body that was written again, \
        a newline more or less, hex instead of base64, a body that is cut off. The exit code is 0 \
        where a signature matches and 1 where none does.
        """
    static let examples = [
        CommandExample(
            "A body and its signature",
            "bolt-cli webhook verify --body Fixtures/desk/hook.json --signing-secret-file Fixtures/desk/secret "
                + "--signature Y0XXh7pWkyyZdIwxXdhILcTerDLrOWWz2zin/v0lZrU="
        ),
        CommandExample(
            "A whole request as it came over the wire",
            "bolt-cli webhook verify --request Fixtures/desk/hook.http --signing-secret-file Fixtures/desk/secret"
        ),
    ]
    static let operands = OperandSpec.none
    static let options = [
        body, request, signature, pendingSignature, secretFile, pendingSecretFile,
    ]
    static let section = CommandSection.desk

    private static let body = OptionSpec.value(
        "body",
        "FILE",
        "The body as received, or - for standard input"
    )
    private static let request = OptionSpec.value(
        "request",
        "FILE",
        "The whole HTTP request as received, with its headers"
    )
    private static let signature = OptionSpec.value(
        "signature",
        "VALUE",
        "The value of X-Bolt-Hmac-Sha256"
    )
    private static let pendingSignature = OptionSpec.value(
        "pending-signature",
        "VALUE",
        "The value of X-Bolt-Hmac-Sha256-Pending"
    )
    /// Names the file of the secret in use.
    static let secretFile = OptionSpec.value(
        "signing-secret-file",
        "FILE",
        "Read the signing secret from a file (also: BOLT_SIGNING_SECRET)"
    )
    /// Names the file of the next secret.
    static let pendingSecretFile = OptionSpec.value(
        "pending-secret-file",
        "FILE",
        "Read the next signing secret from a file (also: BOLT_PENDING_SIGNING_SECRET)"
    )

    private let hook: HookInput
    private let secretFile: String?
    private let pendingSecretFile: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.exclude(Self.body, Self.request)
        try arguments.exclude(Self.request, Self.signature)
        try arguments.exclude(Self.request, Self.pendingSignature)
        secretFile = arguments.optional(Self.secretFile)
        pendingSecretFile = arguments.optional(Self.pendingSecretFile)
        if let path = arguments.optional(Self.request) {
            hook = .request(path)
        } else {
            let signatures = WebhookSignatures(
                main: arguments.optional(Self.signature),
                pending: arguments.optional(Self.pendingSignature)
            )
            guard let path = arguments.optional(Self.body) else {
                throw .rule("there is nothing to verify", hint: "add --body FILE or --request FILE")
            }
            guard !signatures.isEmpty else {
                throw .missingOption(Self.signature.dashed, placeholder: "VALUE")
            }
            hook = .body(path, signatures)
        }
        let paths = [hook.path, secretFile, pendingSecretFile].compactMap { $0 }
        guard paths.filter({ $0 == "-" }).count <= 1 else {
            throw .rule("standard input can only be one thing", hint: "use files for the others")
        }
    }

    func run(in context: CommandContext) -> ExitCode {
        let console = context.console
        do throws(Failure) {
            let secrets = try HookSecrets(file: secretFile, pendingFile: pendingSecretFile)
                .read(in: context)
            let received = try hook.read(in: context)
            let matches = WebhookVerifier(secrets).matches(received.message, received.signatures)
            if let best = matches.first {
                console.result("\(Self.sentence(best, secrets))\n")
                if let note = Self.note(matches, secrets, received.signatures) {
                    console.note(note)
                }
                return .done
            }
            let diagnosis = WebhookDiagnosis(
                secrets,
                received.message,
                received.signatures,
                declaredLength: received.declaredLength
            )
            let reasons = diagnosis.faults.map(\.description).joined(separator: "; ")
            throw Failure(
                "bad_signature",
                .negative,
                "signature does not match: \(reasons)",
                file: hook.name
            )
        } catch {
            return console.failure(error)
        }
    }

    private static func sentence(
        _ match: WebhookVerifier.Match,
        _ secrets: WebhookSecrets
    ) -> String {
        switch (match.secret, match.header) {
        case (.current, .main): "signature OK"
        // Whoever has one secret and finds it in the header of the next one has the next one.
        case (.current, .pending), (.pending, .pending):
            "signature OK: new secret matches the pending header"
        case (.pending, .main): "signature OK: new secret matches the main header"
        }
    }

    private static func note(
        _ matches: [WebhookVerifier.Match],
        _ secrets: WebhookSecrets,
        _ signatures: WebhookSignatures
    ) -> String? {
        let best = matches[0]
        if best.header == .main, best.secret == .current, signatures.pending != nil {
            let isBoth = matches.contains { $0.header == .pending }
            return isBoth
                ? "rotation pending; the new secret matches the pending header"
                : "rotation pending; this is the old secret"
        }
        return best.header == .main && best.secret == .pending
            ? "the rotation is over; the new secret is the only one needed" : nil
    }
}
