import BoltCheckoutCore

/// What a login makes of a reply that is no callback. Nothing can have been charged.
enum LoginReply {
    /// Why the login did not succeed.
    static func failure(_ reply: CheckoutResponse) -> FlowFailure {
        let body: BoltErrorBody?
        do throws(BoltDecodingError) {
            let document = try WireDecoder.document(from: reply.body)
            body = document.withRoot { root in BoltErrorBody(root) }
        } catch {
            body = nil
        }
        switch reply.status {
        case 401, 403:
            return body.map { refusal($0, reply) } ?? .status(reply.status, ending: .keysRefused)
        case 409, 429:
            return .status(reply.status, ending: .unsettled)
        case 500...:
            return .loginUnsettled("Bolt answered HTTP \(reply.status); try again later")
        default:
            if let body { return refusal(body, reply) }
            return .loginUnsettled(unreadable(reply))
        }
    }

    private static func refusal(_ body: BoltErrorBody, _ reply: CheckoutResponse) -> FlowFailure {
        if body.isOAuth { return .loginRefused(body.reason) }
        let isForbidden = body.code == BoltErrorCode.forbidden
        let ending: FlowEnding =
            isForbidden || [401, 403].contains(reply.status)
            ? .keysRefused : .refused
        return .rejected(body, ending: ending, httpStatus: reply.status)
    }

    private static func unreadable(_ reply: CheckoutResponse) -> String {
        if case .unreadable(let words, _?) = ReplyReading(reply.body, status: reply.status) {
            return words
        }
        return "the reply has neither 'state' and 'code_verifier' nor an error"
    }
}
