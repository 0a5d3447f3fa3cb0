import BoltCheckoutCore
import BoltSystem
import CLibcurl

/// Says what one of libcurl's codes means for the one who asked.
struct CurlFailure {
    let call: CurlCall
    let url: URLParts
    let milliseconds: Int64
    /// Whether a proxy is set for the URL, used or not.
    let mayUseProxy: Bool

    /// The error for a way a call ended, nil where it went well.
    func error(for ending: CurlEngine.Ending) -> HTTPError? {
        switch ending {
        case .finished(0), .stopped: nil
        case .finished(let code):
            error(kind(of: code), detail: call.detail(code: code), code: code)
        case .timedOut:
            error(.timedOut(phase: phase, milliseconds: milliseconds), detail: "", code: 0)
        case .cancelled: error(.cancelled, detail: "", code: 0)
        }
    }

    private func error(_ kind: HTTPError.Kind, detail: String, code: Int32) -> HTTPError {
        HTTPError(
            kind,
            host: url.host,
            mayHaveBeenSent: mayHaveBeenSent(kind),
            detail: HarmlessText.text(detail)
        )
    }

    /// Before the connection stood, and stood encrypted, nothing of the request left this computer.
    private func mayHaveBeenSent(_ kind: HTTPError.Kind) -> Bool {
        switch kind {
        case .hostNotFound, .proxyNotFound, .proxyRefused, .unreachable, .certificate, .encryption,
            .certificateFile, .unusableURL, .unusableHeader, .libraryMissing:
            return false
        default: break
        }
        let isSecured = url.scheme != "https" || call.info(CLIBCURL_APPCONNECT_TIME) > 0
        let isKept = call.info(CLIBCURL_NUM_CONNECTS) == 0
        let isUnderWay =
            call.info(CLIBCURL_PRETRANSFER_TIME) > 0 || call.info(CLIBCURL_REQUEST_SIZE) > 0
        return isUnderWay && (isSecured || isKept)
    }

    private var phase: HTTPPhase {
        if call.info(CLIBCURL_STARTTRANSFER_TIME) > 0 { return .receiving }
        if mayHaveBeenSent(.cancelled) { return .waiting }
        if call.info(CLIBCURL_CONNECT_TIME) > 0 || call.info(CLIBCURL_LOCAL_PORT) > 0 {
            return .securing
        }
        let isAddress = url.host.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        return call.info(CLIBCURL_NAMELOOKUP_TIME) > 0 || isAddress ? .connecting : .resolving
    }

    private func kind(of code: Int32) -> HTTPError.Kind {
        if let passed = call.passedLimit { return passed }
        let reason = HarmlessText.text(call.detail(code: code))
        let proxyStatus = Int(call.info(CLIBCURL_HTTP_CONNECTCODE))
        if proxyStatus >= 300 { return .proxyRefused(status: proxyStatus) }
        switch Int(code) {
        case CLIBCURL_COULDNT_RESOLVE_HOST: return .hostNotFound
        case CLIBCURL_COULDNT_RESOLVE_PROXY: return .proxyNotFound
        case CLIBCURL_COULDNT_CONNECT:
            // libcurl names whom it tried to reach.
            if mayUseProxy && !reason.contains(url.host) { return .proxyRefused(status: nil) }
            return .unreachable(reason: systemReason ?? "no connection")
        case CLIBCURL_PROXY_ERROR: return .proxyRefused(status: nil)
        case CLIBCURL_OPERATION_TIMEDOUT: return .timedOut(phase: phase, milliseconds: spent)
        case CLIBCURL_PEER_FAILED_VERIFICATION: return .certificate(issuer: nil, reason: reason)
        case CLIBCURL_SSL_CACERT_BADFILE: return .encryption(reason: reason)
        case CLIBCURL_SSL_CONNECT_ERROR, CLIBCURL_SSL_CERTPROBLEM, CLIBCURL_SSL_CIPHER,
            CLIBCURL_USE_SSL_FAILED:
            return .encryption(reason: reason)
        case CLIBCURL_PARTIAL_FILE: return cutOff
        case CLIBCURL_GOT_NOTHING: return .noReply
        case CLIBCURL_SEND_ERROR, CLIBCURL_RECV_ERROR:
            return call.info(CLIBCURL_SIZE_DOWNLOAD) > 0
                ? cutOff : .connectionLost(reason: systemReason ?? reason)
        case CLIBCURL_BAD_CONTENT_ENCODING: return .badEncoding
        case CLIBCURL_UNSUPPORTED_PROTOCOL, CLIBCURL_WEIRD_SERVER_REPLY: return .notHTTP
        case CLIBCURL_TOO_LARGE, CLIBCURL_OUT_OF_MEMORY:
            return .headersTooLarge(limit: call.headersLimit)
        default: return .other(code: code, reason: reason)
        }
    }

    /// The connection has a limit of its own, which is shorter.
    private var spent: Int64 {
        max(1, call.info(CLIBCURL_TOTAL_TIME) / 1_000)
    }

    private var cutOff: HTTPError.Kind {
        let expected = call.info(CLIBCURL_CONTENT_LENGTH_DOWNLOAD)
        let received = call.info(CLIBCURL_SIZE_DOWNLOAD)
        return .cutOff(received: received, expected: expected > 0 ? expected : nil)
    }

    private var systemReason: String? {
        let code = call.info(CLIBCURL_OS_ERRNO)
        return code == 0 ? nil : SystemError(code: Int32(clamping: code), operation: "").description
    }
}
