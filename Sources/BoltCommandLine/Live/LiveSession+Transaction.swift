import BoltCheckoutCore
import BoltCheckoutHTTP

extension LiveSession {
    /// What reading transactions needs.
    static let inspection = LivePurpose(name: "reading transactions", needsAPIKey: true)

    /// Gets the body of one transaction; whatever else comes is a reply that is not Bolt's.
    ///
    /// - Parameter reference: Bolt's reference, of the form that is checked before.
    /// - Returns: The body, or why there is none.
    func transaction(_ reference: String) -> Result<[UInt8], Failure> {
        let call = BoltCall(.get, "/v1/merchant/transactions/\(reference)")
        do throws(Failure) {
            let reply = try json(call, about: reference)
            guard let words = Self.flaw(of: reply.response.body, about: reference) else {
                return .success(reply.response.body)
            }
            throw Failure(
                "foreign_reply",
                .foreignReply,
                "\(reference): unusable reply from \(reply.host): \(words)",
                httpStatus: reply.response.status,
                traceID: reply.traceID
            )
        } catch {
            return .failure(error)
        }
    }

    /// Why a body that is JSON is no transaction; nil where it is one.
    private static func flaw(of body: [UInt8], about reference: String) -> String? {
        guard let document = try? JSONDocument(body) else { return nil }
        return document.withRoot { root in
            switch DocumentContent(root, TransactionFieldTable()) {
            case .transaction(let transaction): transaction.flaw(askedFor: reference)
            case .list: "a list, where one transaction was asked for"
            case .otherHook(let type): "a hook about something else: \(type)"
            case .refused(let words): words
            }
        }
    }
}

extension Transaction {
    /// Holds its reference against the one that was asked for.
    ///
    /// - Parameter reference: The reference that was asked for.
    /// - Returns: Why it is another transaction; nil where it is not, or says no reference.
    func flaw(askedFor reference: String) -> String? {
        var ignored: [Remark] = []
        guard let own = (try? column(.reference, &ignored))?.string, !own.isEmpty,
            !TransactionReference.areSame(own, reference)
        else { return nil }
        return "it is about another transaction, \(own)"
    }
}
