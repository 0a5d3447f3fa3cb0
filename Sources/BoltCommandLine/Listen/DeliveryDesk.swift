import BoltCheckoutCore
import BoltCheckoutHTTP

/// Takes deliveries in: checks the signature, tells repeats from news, writes a row, answers.
final class DeliveryDesk {
    private static let received = ServerReply.json(Array(#"{"status":"success"}"#.utf8))
    private static let refusal = ServerReply.json(
        Array(
            #"{"status":"failure","error":{"message":"the signature does not match"}}"#.utf8
        ),
        status: 401
    )

    /// What has come so far.
    private(set) var tally = ListenTally()

    private let signature: DeliverySignature
    private let output: ListenOutput
    private let console: Console
    private let limit: Int64?
    private let nowMilliseconds: () -> Int64
    private let table = TransactionFieldTable()
    private var ledger = DeliveryLedger()

    /// Creates a desk.
    ///
    /// - Parameters:
    ///   - signature: Says who sent a delivery.
    ///   - output: Where rows go.
    ///   - console: Where sentences go.
    ///   - limit: After how many good deliveries to end; nil for never.
    ///   - nowMilliseconds: The time of day.
    init(
        _ signature: DeliverySignature,
        _ output: ListenOutput,
        console: Console,
        limit: Int64?,
        nowMilliseconds: @escaping () -> Int64
    ) {
        self.signature = signature
        self.output = output
        self.console = console
        self.limit = limit
        self.nowMilliseconds = nowMilliseconds
    }

    /// Whether as many deliveries have come as were asked for, or nobody reads on.
    var isDone: Bool {
        if !console.isOutputOpen { return true }
        guard let limit else { return false }
        return tally.verified >= limit
    }

    /// Answers a request. Bolt delivers again whatever is not answered with 200 and JSON, so what has
    /// a good signature is, even where nothing can be read in it.
    func reply(to request: ServerRequest) -> ServerReply {
        guard let match = signature.match(request) else { return refuse(request) }
        tally.countVerified()
        if match == .pending, request.header("X-Bolt-Hmac-Sha256") != nil {
            console.note("signed with the pending secret: a rotation is under way")
        }
        take(request, match)
        var reply = Self.received
        reply.endsServer = isDone
        return reply
    }

    private func refuse(_ request: ServerRequest) -> ServerReply {
        tally.countRefused()
        let problem = DeliverySignature.isPresent(in: request) ? "does not match" : "is missing"
        console.warning(
            "\(request.method) refused: the signature \(problem)",
            kind: "refused requests"
        )
        return Self.refusal
    }

    private func take(_ request: ServerRequest, _ match: DeliverySignature.Match) {
        guard let bytes = DeliveryBody.document(of: request) else {
            return tellUnreadable("the query has a broken escape")
        }
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONDocument(bytes)
        } catch {
            return tellUnreadable("not JSON: \(error)")
        }
        document.withRoot { root in
            let hook = DeliveryBody.hook(of: root)
            take(DocumentContent(root, table), hook, match, depth: 0)
        }
    }

    private func take(
        _ content: DocumentContent,
        _ hook: String,
        _ match: DeliverySignature.Match,
        depth: Int
    ) {
        switch content {
        case .transaction(let transaction):
            take(transaction, hook, match)
        case .list(let list, _) where depth == 0:
            for element in list.elements {
                take(DocumentContent(element, table), hook, match, depth: depth + 1)
            }
        case .list:
            tellUnreadable("lists within lists")
        case .otherHook(let type):
            tally.countOther()
            console.note("\(type): a hook that is not about a transaction")
        case .refused(let words):
            tellUnreadable(words)
        }
    }

    private func take(
        _ transaction: Transaction,
        _ hook: String,
        _ match: DeliverySignature.Match
    ) {
        let delivery = Delivery(transaction, hook: hook)
        let verdict = ledger.enter(delivery)
        let facts = ListenOutput.Facts(
            hook: hook,
            mark: verdict.mark,
            signature: match.rawValue,
            receivedMilliseconds: nowMilliseconds()
        )
        var remarks: [Remark] = []
        do throws(RecordProblem) {
            try output.write(transaction, facts, &remarks)
            tally.count(verdict.mark)
        } catch {
            return tellUnreadable("\(error.path): \(error.words)")
        }
        tell(verdict, of: delivery)
        for remark in remarks where !remark.isNote {
            let place = remark.path.isEmpty ? "" : "\(remark.path) "
            console.warning("\(delivery.reference): \(place)\(remark.words)", kind: "odd fields")
        }
    }

    private func tell(_ verdict: DeliveryVerdict, of delivery: Delivery) {
        if let reason = verdict.reason {
            let words = "\(delivery.reference): \(verdict.mark.rawValue): \(reason)"
            if verdict.mark == .conflict {
                console.warning(words, kind: "conflicts")
            } else {
                console.note(words)
            }
        }
        if let other = verdict.otherReference, let order = delivery.orderReference {
            console.warning(
                "two transactions for order \(order): \(other) and \(delivery.reference)",
                kind: "two transactions for one order"
            )
        }
    }

    private func tellUnreadable(_ words: String) {
        tally.countUnreadable()
        console.warning(
            "a delivery with a good signature cannot be shown: \(words)",
            kind: "unreadable deliveries"
        )
    }
}
