extension HTTPError: CustomStringConvertible {
    /// One line without a trailing period. No part of a request or a body is ever in it.
    package var description: String {
        switch kind {
        case .libraryMissing:
            "libcurl is not installed; install it (Debian and Ubuntu: libcurl4, Fedora: libcurl)"
        case .unusableURL: "the address of '\(host)' can't be used; use https"
        case .unusableHeader(let name):
            "the value for the header '\(name)' has characters that no header may have; "
                + "look for a line break in the key"
        case .certificateFile(let path, let reason): "certificate file '\(path)': \(reason)"
        case .hostNotFound: "cannot reach \(host): host not found"
        case .proxyNotFound: "cannot reach \(host): the proxy's host was not found"
        case .unreachable(let reason): "cannot reach \(host): \(reason)"
        case .proxyRefused(let status?):
            "cannot reach \(host): the proxy answered HTTP \(status); look at HTTPS_PROXY"
        case .proxyRefused(nil):
            "cannot reach \(host): the proxy does not work; look at HTTPS_PROXY"
        case .certificate(let issuer?, let reason):
            "TLS: certificate for \(host) not trusted (issuer \(issuer)): \(reason); "
                + "set BOLT_CA_FILE to the file of a certificate authority that you trust"
        case .certificate(nil, let reason):
            "TLS: certificate for \(host) not trusted: \(reason); "
                + "set BOLT_CA_FILE to the file of a certificate authority that you trust"
        case .encryption(let reason): "TLS: no secure connection to \(host): \(reason)"
        case .timedOut(let phase, let milliseconds):
            "\(host) did not answer in time: gave up after \(Self.seconds(milliseconds)) s "
                + phase.rawValue
        case .cutOff(let received, let expected?):
            "reply from \(host) is incomplete: connection closed after \(received) of \(expected) bytes"
        case .cutOff(let received, nil):
            "reply from \(host) is incomplete: connection closed after \(received) bytes"
        case .noReply: "\(host) closed the connection without a reply"
        case .connectionLost(let reason): "connection to \(host) lost: \(reason)"
        case .badEncoding: "reply from \(host) could not be decompressed"
        case .notHTTP: "\(host) answered something that is not HTTP; a proxy may be answering"
        case .bodyTooLarge(let limit): "reply from \(host) is larger than \(limit) bytes"
        case .headersTooLarge(let limit):
            "headers of the reply from \(host) are larger than \(limit) bytes"
        case .cancelled: "interrupted"
        case .other(let code, let reason): "call to \(host) failed: \(reason) (libcurl \(code))"
        }
    }

    private static func seconds(_ milliseconds: Int64) -> String {
        let tenths = milliseconds / 100
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
