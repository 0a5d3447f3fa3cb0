package import BoltCheckoutFlows

/// Why a call that charges nobody did not bring what was asked for.
package enum BoltCallError: Error, Equatable, Sendable {
    /// There is no whole reply.
    case noReply(HTTPError)
    /// Bolt says no.
    case refused(BoltErrorBody, status: Int, traceID: String?)
    /// A status says all there is to say.
    case status(Int, host: String, traceID: String?)
    /// Something else than Bolt answered, or Bolt something that cannot be read; the words say what.
    case foreign(String, status: Int, host: String, traceID: String?)

    /// The status of the reply.
    package var httpStatus: Int? {
        switch self {
        case .noReply: nil
        case .refused(_, let status, _), .status(let status, _, _),
            .foreign(_, let status, _, _):
            status
        }
    }

    /// Bolt's identification of the exchange.
    package var traceID: String? {
        switch self {
        case .noReply: nil
        case .refused(_, _, let traceID), .status(_, _, let traceID),
            .foreign(_, _, _, let traceID):
            traceID
        }
    }

    /// A stable word for programs.
    package var code: String {
        switch self {
        case .noReply(let error) where error.kind == .cancelled: "interrupted"
        case .noReply(let error) where error.isForeign: "foreign_reply"
        case .noReply: "unreachable"
        case .refused: "bolt_error"
        case .status(401, _, _), .status(403, _, _): "keys_refused"
        case .status(404, _, _): "not_found"
        case .status(300..<400, _, _): "foreign_reply"
        case .status: "try_later"
        case .foreign(_, 500..., _, _): "try_later"
        case .foreign: "foreign_reply"
        }
    }

    /// How a run ends with it. Nothing can have been charged.
    package var ending: FlowEnding {
        switch self {
        case .noReply(let error):
            if error.kind == .cancelled { return .interrupted }
            return error.isForeign ? .foreignReply : .unreachable
        case .refused(let body, let status, _):
            return Self.ending(of: status) ?? Self.ending(of: body)
        case .status(let status, _, _), .foreign(_, let status, _, _):
            return Self.ending(of: status) ?? (status == 404 ? .refused : .foreignReply)
        }
    }

    private static func ending(of status: Int) -> FlowEnding? {
        switch status {
        case 401, 403: .keysRefused
        case 409, 429, 500...: .unsettled
        default: nil
        }
    }

    private static func ending(of body: BoltErrorBody) -> FlowEnding {
        switch body.code {
        case 18: .keysRefused
        case 35, 41: .unsettled
        default: .refused
        }
    }
}

extension BoltCallError: CustomStringConvertible {
    /// One line, without a trailing period; text of Bolt's is in it as it came.
    package var description: String { words(about: nil) }

    /// The line with what was asked for, for example a transaction's reference.
    package func words(about subject: String?) -> String {
        let trace = traceID.map { "; trace \($0)" } ?? ""
        return sentence(subject) + trace
    }

    private func sentence(_ subject: String?) -> String {
        let before = subject.map { "\($0): " } ?? ""
        let after = subject.map { " for \($0)" } ?? ""
        return switch self {
        case .noReply(let error): "\(before)\(error)"
        case .refused(let body, let status, _): "\(body) (HTTP \(status))\(after)"
        case .status(let status, _, _) where status == 401 || status == 403:
            "keys refused (HTTP \(status))\(after); check the environment and its keys"
        case .status(let status, let host, _) where (300..<400).contains(status):
            "\(host) answered with a redirect (HTTP \(status))\(after), which is not followed; "
                + "look at --base-url and at any proxy"
        case .status(404, let host, _): "\(host) answered HTTP 404\(after)"
        case .status(let status, let host, _):
            "\(host) answered HTTP \(status)\(after); try again later"
        case .foreign(let words, _, _, _): "\(before)\(words)"
        }
    }
}

extension HTTPError {
    /// Whether something answered that is not Bolt, or not in Bolt's way.
    var isForeign: Bool {
        switch kind {
        case .notHTTP, .badEncoding, .bodyTooLarge, .headersTooLarge: true
        default: false
        }
    }
}
