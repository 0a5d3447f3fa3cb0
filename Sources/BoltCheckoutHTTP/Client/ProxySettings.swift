/// Which proxy a request goes through.
///
/// The variables are the usual ones. `HTTP_PROXY` is not read: a web server sets it from a header of
/// the same name.
package struct ProxySettings: Equatable, Sendable {
    /// The proxy for https, nil for none.
    package var https: String?

    /// The hosts that are reached directly, as `NO_PROXY` lists them.
    package var exceptions: String?

    /// Creates settings.
    package init(https: String? = nil, exceptions: String? = nil) {
        self.https = https
        self.exceptions = exceptions
    }

    /// The settings of the environment's variables.
    package init(environment: [String: String]) {
        func first(_ names: [String]) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        https = first(["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
        exceptions = first(["no_proxy", "NO_PROXY"])
    }

    /// The proxy for a URL, empty for none. What is on this computer never goes through a proxy.
    func proxy(for url: URLParts) -> String {
        url.isLoopback || url.scheme != "https" ? "" : https ?? ""
    }
}
