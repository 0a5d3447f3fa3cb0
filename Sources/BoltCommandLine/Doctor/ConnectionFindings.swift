import BoltCheckoutHTTP

/// What decides how Bolt is reached: environment, hosts, proxy, certificates.
struct ConnectionFindings {
    private static let section = "Connection"

    let options: LiveOptions
    let environment: [String: String]

    /// The findings, in the order in which they are shown.
    var all: [DoctorFinding] {
        let hosts = BoltHosts(environment: options.environment, baseURL: options.baseURL)
        let origin = options.isEnvironmentNamed ? "" : " (the default)"
        return [
            finding("environment", "Environment", options.environment.rawValue + origin),
            finding("api", "API", hosts.api),
            finding("connect", "Hosted checkout", hosts.connect),
            finding("tokenizer", "Tokenizer", tokenizer(hosts)),
            proxy,
            finding(
                "no_proxy",
                "Without proxy",
                ProxySettings(environment: environment).exceptions
            ),
            certificates,
        ]
    }

    private func tokenizer(_ hosts: BoltHosts) -> String {
        hosts.tokenizerFallback.map { "\(hosts.tokenizer), else \($0)" } ?? hosts.tokenizer
    }

    /// The proxy without a name and password in it.
    private var proxy: DoctorFinding {
        let settings = ProxySettings(environment: environment)
        guard let text = settings.https else { return finding("proxy", "Proxy", "none") }
        // Proxies are often given without a scheme.
        let parts = (try? URLParts(text)) ?? (try? URLParts("http://\(text)"))
        guard let parts else {
            return DoctorFinding(
                "proxy",
                "Proxy",
                in: Self.section,
                "set",
                .missing,
                advice: "the proxy is not a URL; look at HTTPS_PROXY and ALL_PROXY"
            )
        }
        let user = parts.userInfo == nil ? "" : ", with a user"
        return finding("proxy", "Proxy", parts.origin + user)
    }

    private var certificates: DoctorFinding {
        let sources = [
            ("--ca-file", options.caFile), ("BOLT_CA_FILE", environment["BOLT_CA_FILE"]),
            ("SSL_CERT_FILE", environment["SSL_CERT_FILE"]),
        ]
        let chosen = sources.first { !($0.1 ?? "").isEmpty }
        guard let (source, path) = chosen, let path else {
            return finding("ca_file", "Certificates", "the system's")
        }
        let value = "\(path) (\(source))"
        guard let problem = CertificateFile.problem(with: path) else {
            return finding("ca_file", "Certificates", value)
        }
        return DoctorFinding(
            "ca_file",
            "Certificates",
            in: Self.section,
            value,
            .missing,
            advice: "certificate file '\(path)': \(problem)"
        )
    }

    private func finding(_ name: String, _ label: String, _ value: String?) -> DoctorFinding {
        DoctorFinding(name, label, in: Self.section, value)
    }
}
