/// What a client is set to.
package struct HTTPClientOptions: Equatable, Sendable {
    /// The most time for a connection, in milliseconds.
    package var connectMilliseconds: Int64 = 10_000

    /// The most time for a whole call, in milliseconds.
    package var callMilliseconds: Int64 = 30_000

    /// The most bytes of a body, decompressed.
    package var bodyLimit = 16 << 20

    /// The most bytes of headers.
    package var headersLimit = 256 << 10

    /// How the client names itself.
    package var userAgent: String

    /// The file with the certificate authorities to trust, nil for the system's.
    package var certificateFile: String?

    /// Which proxies are used.
    package var proxies: ProxySettings

    /// The names under which libcurl is looked for.
    package var libraryNames: [String] = CurlLibrary.names

    /// Creates options.
    package init(
        userAgent: String = "bolt-cli",
        certificateFile: String? = nil,
        proxies: ProxySettings = ProxySettings()
    ) {
        self.userAgent = userAgent
        self.certificateFile = certificateFile
        self.proxies = proxies
    }

    /// Options as the environment's variables ask for.
    ///
    /// - Parameters:
    ///   - userAgent: How the client names itself.
    ///   - certificateFile: What the command line names; goes before `BOLT_CA_FILE`, which goes
    ///     before `SSL_CERT_FILE`.
    ///   - environment: The environment's variables.
    package init(
        userAgent: String,
        certificateFile: String?,
        environment: [String: String]
    ) {
        let candidates = [
            certificateFile, environment["BOLT_CA_FILE"], environment["SSL_CERT_FILE"],
        ]
        self.init(
            userAgent: userAgent,
            certificateFile: candidates.lazy.compactMap { $0 }.first { !$0.isEmpty },
            proxies: ProxySettings(environment: environment)
        )
    }
}
