import BoltCheckoutCore

/// The secrets that webhooks are signed with: the present one, and during a rotation the next.
struct SigningSecrets: Sendable {
    /// Names the file of the secret.
    static let secretFile = OptionSpec.value(
        "signing-secret-file",
        "FILE",
        "Read the signing secret from a file instead of BOLT_SIGNING_SECRET"
    )

    /// Names the file of the secret that is to come.
    static let pendingFile = OptionSpec.value(
        "pending-secret-file",
        "FILE",
        "During a rotation: the new secret (also: BOLT_PENDING_SIGNING_SECRET)"
    )

    /// The declarations, in the order of the help.
    static let specs = [secretFile, pendingFile]

    private static let longest = 4096

    /// The secrets, the present one first.
    let all: [[UInt8]]

    /// Reads the secrets.
    ///
    /// - Throws: ``Failure`` that says what to set; no part of a secret is in it.
    init(_ arguments: ParsedArguments, in context: CommandContext) throws(Failure) {
        let sources = [
            (arguments.optional(Self.secretFile), "BOLT_SIGNING_SECRET"),
            (arguments.optional(Self.pendingFile), "BOLT_PENDING_SIGNING_SECRET"),
        ]
        var secrets: [[UInt8]] = []
        for (path, variable) in sources {
            if let secret = try Self.secret(path, variable, context) { secrets.append(secret) }
        }
        guard !secrets.isEmpty else {
            throw Failure(
                "keys_missing",
                .keysRefused,
                "no signing secret; set BOLT_SIGNING_SECRET, or name its file with "
                    + Self.secretFile.dashed
            )
        }
        all = secrets
    }

    private static func secret(
        _ path: String?,
        _ variable: String,
        _ context: CommandContext
    ) throws(Failure) -> [UInt8]? {
        guard let path else {
            let secret = trimmed(Array((context.environment[variable] ?? "").utf8))
            return secret.isEmpty ? nil : secret
        }
        let secret = trimmed(try InputBytes.of(path, in: context))
        guard !secret.isEmpty, secret.count <= longest else {
            let problem = secret.isEmpty ? "holds no secret" : "is too large for a secret"
            throw Failure("keys_missing", .keysRefused, problem, file: path)
        }
        return secret
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let space: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        var rest = bytes[...]
        while let first = rest.first, space.contains(first) { rest = rest.dropFirst() }
        while let last = rest.last, space.contains(last) { rest = rest.dropLast() }
        return Array(rest)
    }
}
