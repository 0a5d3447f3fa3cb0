import BoltCheckoutCore

/// Which requests a loopback server lets through to its handler.
///
/// The Host check keeps out pages that reach 127.0.0.1 under a name of their own (DNS rebinding); the
/// path token keeps out everybody who was not given the URL.
package struct ServerPolicy: Equatable, Sendable {
    /// The first part of every path, without slashes; nil where no secret is needed.
    package var pathToken: String?

    /// The methods that are taken at all.
    package var methods: [String]

    /// Whether requests that a browser sends for another page are refused.
    package var refusesForeignOrigins: Bool

    /// Creates a policy.
    package init(
        pathToken: String? = nil,
        methods: [String] = ["GET", "HEAD", "POST"],
        refusesForeignOrigins: Bool = true
    ) {
        self.pathToken = pathToken
        self.methods = methods
        self.refusesForeignOrigins = refusesForeignOrigins
    }

    /// Checks a request.
    ///
    /// - Parameters:
    ///   - request: The request as it came.
    ///   - port: The port of the server.
    /// - Returns: The request, its path without the token.
    /// - Throws: The answer to a request that is not let through.
    func admit(_ request: ServerRequest, port: UInt16) throws(RequestError) -> ServerRequest {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.header("Host")?.lowercased(), isOwn(host, hosts, port) else {
            throw .foreignHost
        }
        if refusesForeignOrigins, let origin = request.header("Origin")?.lowercased() {
            guard hosts.contains(where: { origin == "http://\($0)" }) else { throw .foreignOrigin }
        }
        guard methods.contains(request.method) else {
            throw .methodNotAllowed(allowed: methods)
        }
        guard let pathToken else { return request }
        let prefix = Array("/\(pathToken)".utf8)
        let path = Array(request.path.utf8)
        let own = Array(path.prefix(prefix.count))
        let isInside = path.count == prefix.count || path.dropFirst(prefix.count).first == 0x2F
        guard ConstantTime.equals(own, prefix), isInside else { throw .unknownPath }
        return request.droppingPathPrefix(prefix.count)
    }

    private func isOwn(_ host: String, _ hosts: [String], _ port: UInt16) -> Bool {
        // Clients leave the port out where it is the scheme's own.
        hosts.contains(host) || (port == 80 && (host == "127.0.0.1" || host == "localhost"))
    }
}
