import BoltCheckoutCore

/// Where the secrets of webhooks come from: files, standard input, or the environment.
struct HookSecrets {
    /// The file of the secret in use; nil for `BOLT_SIGNING_SECRET`.
    let file: String?
    /// The file of the next secret; nil for `BOLT_PENDING_SIGNING_SECRET`, also spelled
    /// `BOLT_SIGNING_SECRET_PENDING`.
    let pendingFile: String?

    /// Reads the secrets.
    ///
    /// - Throws: ``Failure`` where there is none; no part of a secret is in it.
    func read(in context: CommandContext) throws(Failure) -> WebhookSecrets {
        let secrets = WebhookSecrets(
            current: try bytes(file, ["BOLT_SIGNING_SECRET"], context),
            pending: try bytes(
                pendingFile,
                ["BOLT_PENDING_SIGNING_SECRET", "BOLT_SIGNING_SECRET_PENDING"],
                context
            )
        )
        guard !secrets.isEmpty else {
            throw Failure(
                "keys_missing",
                .keysRefused,
                "no signing secret; set BOLT_SIGNING_SECRET, or name its file with --signing-secret-file"
            )
        }
        return secrets
    }

    private func bytes(
        _ file: String?,
        _ variables: [String],
        _ context: CommandContext
    ) throws(Failure) -> [UInt8]? {
        guard let file else {
            let text = variables.lazy.compactMap { context.environment[$0] }.first
            return text.map { Array($0.utf8) }
        }
        return try InputBytes.of(file, in: context)
    }
}
