import BoltCheckoutHTTP

/// The options that say how Bolt is reached. Keys are never among them.
struct LiveOptions: Equatable, Sendable {
    /// Chooses one of Bolt's worlds.
    static let environment = OptionSpec.value(
        "environment",
        "NAME",
        "sandbox (the default), staging or production",
        section: .live
    )

    /// Names a stand-in for Bolt's API.
    static let baseURL = OptionSpec.value(
        "base-url",
        "URL",
        "A stand-in for Bolt's API: https, or http on 127.0.0.1",
        section: .live
    )

    /// Names the file that holds the API key.
    static let apiKeyFile = OptionSpec.value(
        "api-key-file",
        "FILE",
        "Read the API key from a file instead of BOLT_API_KEY",
        section: .live
    )

    /// Takes the API key from standard input.
    static let apiKeyStdin = OptionSpec.flag(
        "api-key-stdin",
        "Read the API key from standard input",
        section: .live
    )

    /// Names the certificate authorities to trust.
    static let caFile = OptionSpec.value(
        "ca-file",
        "FILE",
        "Certificates to trust, PEM (also: BOLT_CA_FILE, SSL_CERT_FILE)",
        section: .live
    )

    /// Limits the whole wait.
    static let timeout = OptionSpec.value(
        "timeout",
        "SECONDS",
        "How long to wait for everything together",
        section: .live
    )

    /// Shows requests and replies.
    static let verbose = OptionSpec.flag(
        "verbose",
        "Show requests and replies, every secret masked",
        section: .live
    )

    /// Goes ahead in production without asking.
    static let yes = OptionSpec.flag(
        "yes",
        "In production: go ahead without asking",
        section: .live
    )

    /// Repeats a request of before.
    static let idempotencyKey = OptionSpec.value(
        "idempotency-key",
        "KEY",
        "Use the key of an earlier run, so that nothing is done twice",
        section: .live
    )

    /// Keeps the browser closed.
    static let noBrowser = OptionSpec.flag(
        "no-browser",
        "Print the URL and open nothing",
        section: .live
    )

    /// How every live command reaches Bolt.
    static let connection: [OptionSpec] = [
        environment, baseURL, caFile, timeout, verbose,
    ]

    /// How a live command with the merchant's API key reaches Bolt.
    static let specs: [OptionSpec] = [
        environment, baseURL, apiKeyFile, apiKeyStdin, caFile, timeout, verbose,
    ]

    /// Which of Bolt's worlds.
    let environment: BoltEnvironment
    /// Whether the environment was named, not only assumed.
    let isEnvironmentNamed: Bool
    /// A stand-in for Bolt.
    let baseURL: BaseURL?
    /// Where the API key is read from.
    let apiKeyFile: String?
    /// Whether the API key comes from standard input.
    let readsKeyFromStandardInput: Bool
    /// The file of certificate authorities.
    let caFile: String?
    /// The whole wait in milliseconds; nil for the command's own.
    let timeoutMilliseconds: Int64?
    /// Whether requests and replies are shown.
    let isVerbose: Bool
    /// Whether production is gone ahead with unasked.
    let isConfirmed: Bool
    /// The idempotency key of an earlier run.
    let idempotencyKey: String?
    /// Whether a browser may be opened.
    let opensBrowser: Bool

    /// Reads the options.
    ///
    /// - Throws: ``UsageError`` for an environment, address or key that cannot be one.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.exclude(Self.apiKeyFile, Self.apiKeyStdin)
        let name = arguments.optional(Self.environment)
        do throws(BoltEnvironmentError) {
            environment =
                try name.map { name throws(BoltEnvironmentError) in
                    try BoltEnvironment(named: name)
                } ?? .sandbox
        } catch {
            throw .rule("\(error)", hint: "")
        }
        isEnvironmentNamed = name != nil
        do throws(BaseURLError) {
            baseURL = try arguments.optional(Self.baseURL).map { text throws(BaseURLError) in
                try BaseURL(text)
            }
        } catch {
            throw .rule("\(Self.baseURL.dashed): \(error)", hint: "")
        }
        apiKeyFile = arguments.optional(Self.apiKeyFile)
        readsKeyFromStandardInput = arguments.flag(Self.apiKeyStdin)
        caFile = arguments.optional(Self.caFile)
        timeoutMilliseconds = try arguments.integer(Self.timeout, in: 1...86_400)
            .map { $0 * 1_000 }
        isVerbose = arguments.flag(Self.verbose)
        isConfirmed = arguments.flag(Self.yes)
        idempotencyKey = try Self.key(arguments)
        opensBrowser = !arguments.flag(Self.noBrowser)
    }

    private static func key(_ arguments: ParsedArguments) throws(UsageError) -> String? {
        guard let key = arguments.optional(idempotencyKey) else { return nil }
        let isSendable = key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        guard isSendable, key.utf8.count <= 255 else {
            throw .badValue(
                value: key,
                option: idempotencyKey.dashed,
                rule: "use up to 255 printable characters without spaces"
            )
        }
        return key
    }
}
