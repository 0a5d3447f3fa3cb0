import BoltCheckoutCore
import BoltCheckoutFlows
import BoltCheckoutHTTP

/// Looks at one transaction over Bolt's API, once.
struct WatchLook {
    private let api: BoltAPI
    private let nowMilliseconds: () -> Int64
    private let table = TransactionFieldTable()

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - api: Bolt. It must not repeat by itself: the watch does, at its own pace.
    ///   - nowMilliseconds: The time of day.
    init(_ api: BoltAPI, nowMilliseconds: @escaping () -> Int64) {
        self.api = api
        self.nowMilliseconds = nowMilliseconds
    }

    /// Looks at a transaction.
    ///
    /// - Parameter reference: Bolt's reference.
    /// - Returns: What came of it.
    func look(_ reference: String) -> WatchState.Observation {
        let reply: BoltReply
        do throws(HTTPError) {
            reply = try api.send(BoltCall(.get, "/v1/merchant/transactions/\(reference)"))
        } catch {
            let failure = Failure(BoltCallError.noReply(error), about: reference)
            return error.isTemporary
                ? .missed(failure, retryAfterSeconds: nil) : .failed(failure)
        }
        do throws(BoltCallError) {
            try reply.checkJSON()
        } catch {
            return observation(of: error, reply, reference)
        }
        return observation(of: reply, reference)
    }

    private func observation(
        of error: BoltCallError,
        _ reply: BoltReply,
        _ reference: String
    ) -> WatchState.Observation {
        let failure = Failure(error, about: reference)
        let seconds = RetryAfter.seconds(
            of: reply.response,
            nowMilliseconds: nowMilliseconds()
        )
        switch error.ending {
        // Also a page of a proxy: it may be gone the next time.
        case .unsettled, .foreignReply: return .missed(failure, retryAfterSeconds: seconds)
        default: return .failed(failure)
        }
    }

    private func observation(of reply: BoltReply, _ reference: String) -> WatchState.Observation {
        guard let document = try? JSONDocument(reply.response.body) else {
            return .failed(unreadable("is not JSON", reply, reference))
        }
        return document.withRoot { root in
            switch DocumentContent(root, table) {
            case .transaction(let transaction):
                if let words = transaction.flaw(askedFor: reference) {
                    .failed(unreadable(words, reply, reference))
                } else {
                    .seen(WatchedStanding(transaction))
                }
            case .refused(let words): .failed(unreadable(words, reply, reference))
            case .list, .otherHook:
                .failed(unreadable("holds something else than one transaction", reply, reference))
            }
        }
    }

    private func unreadable(
        _ words: String,
        _ reply: BoltReply,
        _ reference: String
    ) -> Failure {
        Failure(
            "foreign_reply",
            .foreignReply,
            "the reply for \(reference): \(words)",
            httpStatus: reply.response.status,
            traceID: reply.traceID
        )
    }
}
