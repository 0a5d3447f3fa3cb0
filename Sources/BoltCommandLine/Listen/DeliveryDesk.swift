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

    private let secrets: WebhookSecrets
    private let output: ListenOutput
    private let console: Console
    private let limit: Int64?
    private let nowMilliseconds: () -> Int64
    private let table = TransactionFieldTable()
    private var ledger = DeliveryLedger()
    private var hasToldRotation = false

    /// Creates a desk.
    ///
    /// - Parameters:
    ///   - secrets: What deliveries are signed with.
    ///   - output: Where rows go.
    ///   - console: Where sentences go.
    ///   - limit: After how many good deliveries to end; nil for never.
    ///   - nowMilliseconds: The time of day.
    init(
        _ secrets: WebhookSecrets,
        _ output: ListenOutput,
        console: Console,
        limit: Int64?,
        nowMilliseconds: @escaping () -> Int64
    ) {
        self.secrets = secrets
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
        let message = DeliveryBody.message(of: request)
        let signatures = WebhookSignatures(
            main: request.header(WebhookSignatures.header),
            pending: request.header(WebhookSignatures.pendingHeader)
        )
        guard let match = WebhookVerifier(secrets).matches(message, signatures).first else {
            return refuse(request, message, signatures)
        }
        tally.countVerified()
        if signatures.pending != nil, !hasToldRotation {
            hasToldRotation = true
            console.note("deliveries have a pending signature: a rotation is under way")
        }
        take(request, match.header)
        var reply = Self.received
        reply.endsServer = isDone
        return reply
    }

    private func refuse(
        _ request: ServerRequest,
        _ message: [UInt8],
        _ signatures: WebhookSignatures
    ) -> ServerReply {
        tally.countRefused()
        var problem = "the signature is missing"
        if !signatures.isEmpty {
            problem = "the signature does not match"
            // Finding out why takes time, which strangers must not be able to ask for.
            let isTold = tally.refused <= WarningTally.limit
            let fault =
                isTold ? WebhookDiagnosis(secrets, message, signatures).faults.first : nil
            if let fault { problem += "; \(fault)" }
        }
        console.warning("\(request.method) refused: \(problem)", kind: "refused requests")
        return Self.refusal
    }

    private func take(_ request: ServerRequest, _ header: WebhookSignatures.Role) {
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
            take(DocumentContent(root, table), hook, header, depth: 0)
        }
    }

    private func take(
        _ content: DocumentContent,
        _ hook: String,
        _ header: WebhookSignatures.Role,
        depth: Int
    ) {
        switch content {
        case .transaction(let transaction):
            take(transaction, hook, header)
        case .list(let list, _) where depth == 0:
            for element in list.elements {
                take(DocumentContent(element, table), hook, header, depth: depth + 1)
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
        _ header: WebhookSignatures.Role
    ) {
        let delivery = Delivery(transaction, hook: hook)
        let verdict = ledger.enter(delivery)
        let facts = ListenOutput.Facts(
            hook: hook,
            mark: verdict.mark,
            signature: header == .main ? "main" : "pending",
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
