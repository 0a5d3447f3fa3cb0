import BoltCheckoutHTTP
import BoltCheckoutMock
import BoltSystem

/// The options of `bolt-cli mock`.
struct MockOptions {
    private static let port = OptionSpec.value(
        "port",
        "N",
        "Listen on this port; 0 takes a free one (default 4242)"
    )
    private static let fixture = OptionSpec.value(
        "fixture",
        "PATH",
        "Know the recorded transactions and checkouts of this folder"
    )
    private static let latency = OptionSpec.value(
        "latency",
        "MS",
        "Hold every reply back for so many milliseconds"
    )
    private static let fail = OptionSpec.value(
        "fail",
        "N",
        "Answer the first N requests with 503"
    )
    private static let webhook = OptionSpec.value(
        "webhook-url",
        "URL",
        "Send signed webhooks here (https, or http on this computer)"
    )
    private static let apiKeyFile = OptionSpec.value(
        "api-key-file",
        "FILE",
        "Accept the API key in this file and no other"
    )
    private static let secretFile = OptionSpec.value(
        "signing-secret-file",
        "FILE",
        "Sign webhooks with the secret in this file (also: BOLT_SIGNING_SECRET)"
    )

    /// The declarations, in the order of the help.
    static let specs = [port, fixture, latency, fail, webhook, apiKeyFile, secretFile]

    /// The port; 0 for any.
    let port: UInt16
    /// How long replies are held back, in milliseconds.
    let latency: Int64
    /// How many requests fail first.
    let failures: Int64
    /// Where webhooks go, nil for nowhere.
    let webhookURL: URLParts?
    private let fixturePath: String?
    private let apiKeyPath: String?
    private let secretPath: String?

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let number = try arguments.integer(Self.port, default: 4242, in: 0...65_535)
        port = UInt16(truncatingIfNeeded: number)
        latency = try arguments.integer(Self.latency, default: 0, in: 0...600_000)
        failures = try arguments.integer(Self.fail, default: 0, in: 0...1_000_000_000)
        webhookURL = try Self.url(arguments.optional(Self.webhook))
        fixturePath = arguments.optional(Self.fixture)
        apiKeyPath = arguments.optional(Self.apiKeyFile)
        secretPath = arguments.optional(Self.secretFile)
    }

    private static func url(_ text: String?) throws(UsageError) -> URLParts? {
        guard let text else { return nil }
        let rule = "it must be https, or http on this computer, without user and fragment"
        guard let url = try? URLParts(text), url.userInfo == nil, url.fragment == nil,
            url.scheme == "https" || (url.scheme == "http" && url.isLoopback)
        else { throw .badValue(value: text, option: webhook.dashed, rule: rule) }
        return url
    }

    /// Reads the recorded replies.
    func fixtures() throws(Failure) -> FixtureLibrary {
        guard let path = fixturePath else { return FixtureLibrary() }
        do throws(SystemError) {
            return try FixtureLibrary(folder: path)
        } catch {
            throw Failure("no_input", .noInput, "\(error)", file: path)
        }
    }

    /// What the mock is set to.
    func settings(
        origin: String,
        environment: [String: String]
    ) throws(Failure) -> MockSettings {
        var settings = MockSettings(origin: origin)
        if let path = apiKeyPath { settings.apiKey = try Self.secret(path) }
        if let path = secretPath {
            settings.signingSecret = try Self.secret(path)
        } else if let secret = environment["BOLT_SIGNING_SECRET"], !secret.isEmpty {
            settings.signingSecret = secret
        }
        return settings
    }

    /// The first line of a file.
    private static func secret(_ path: String) throws(Failure) -> String {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try InputFile.open(path).readAll(limit: 4096)
        } catch {
            throw Failure("no_input", .noInput, "\(error)", file: path)
        }
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        guard !line.isEmpty else {
            throw Failure("empty_secret", .badInput, "the first line is empty", file: path)
        }
        return String(decoding: line, as: UTF8.self)
    }
}
