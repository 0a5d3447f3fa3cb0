/// Collects from one document everything that happened to its payment.
struct TimelineReading {
    /// Two dates of the same thing, written by two systems, are at most so far apart.
    private static let tolerance: Int64 = 120_000

    /// The most members of a list that are looked at.
    private static let mostMembers = 10_000

    private let transaction: Transaction
    private(set) var timeline: PaymentTimeline
    private(set) var remarks: [Remark] = []

    init(_ transaction: Transaction) {
        self.transaction = transaction
        timeline = PaymentTimeline(transaction, &remarks)
        readEntries()
        readCreation()
        readAuthorization()
        readCaptures()
        readRefunds()
        readEnding()
        readDispute()
        timeline.sort()
    }

    private mutating func readEntries() {
        guard let list = transaction.value.member("timeline"), !list.isNull else { return }
        // The newest stands first.
        for (entry, path) in members(of: list, "timeline").reversed() {
            let note = entry.member("note")?.visibleText ?? ""
            let type = entry.member("type")?.visibleText ?? ""
            var event = PaymentEvent(
                PaymentEvent.Kind(type: type, note: note),
                date: date(entry.member("date"))
            )
            (event.amount, event.currency) = money(entry.member("amount"), "\(path).amount")
            event.actor = name(entry.member("consumer"))
            event.note = note.isEmpty ? nil : note
            if let review = entry.member("review"), review.isObject {
                let parts = ["decision", "source"].compactMap {
                    review.member(named: $0)?.visibleText
                }
                let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
                event.status = words.isEmpty ? nil : words
            }
            timeline.events.append(event)
        }
    }

    private mutating func readCreation() {
        let isRefund = transaction.direction == .refund
        let kind: PaymentEvent.Kind = isRefund ? .refunded : .created
        guard !timeline.events.contains(where: { $0.kind == kind }) else { return }
        var event = PaymentEvent(kind, date: date(transaction.value.member("date")))
        event.amount = timeline.amount
        event.currency = timeline.currency
        let payer = transaction.value.either("from_consumer", "fromConsumer")
        event.actor = name(payer ?? transaction.value.either("from_user", "fromUser"))
        event.status = isRefund ? timeline.status : nil
        guard event.date != nil || event.amount != nil else { return }
        timeline.events.append(event)
    }

    private mutating func readAuthorization() {
        guard let authorization = transaction.value.member("authorization"),
            let status = authorization.member("status")?.visibleText, !status.isEmpty
        else { return }
        let isDone = status == "succeeded"
        let reason = authorization.member("reason")?.visibleText ?? ""
        update(isDone ? .authorized : .declined, { _ in true }) { event, timeline in
            event.amount = event.amount ?? timeline.amount
            event.currency = event.currency ?? timeline.currency
            event.status = status
            guard !isDone, !reason.isEmpty, reason != "none" else { return }
            event.note = event.note.map { "\($0): \(reason)" } ?? reason
        }
    }

    private mutating func readCaptures() {
        let own = transaction.value.member("captures")
        guard let list = own?.isNull == false ? own : transaction.value.member("capture"),
            !list.isNull
        else { return }
        for (capture, path) in members(of: list, "captures") {
            let (amount, currency) = money(capture.member("amount"), "\(path).amount")
            let status = capture.member("status")?.visibleText
            let id = capture.member("id")?.visibleText
            let fits = { (event: PaymentEvent) in
                event.reference == nil && (event.amount == nil || event.amount == amount)
            }
            update(.captured, fits) { event, _ in
                event.amount = amount ?? event.amount
                event.currency = currency ?? event.currency
                event.status = status
                event.reference = id
            }
        }
    }

    private mutating func readRefunds() {
        guard let list = transaction.value.either("refund_transactions", "refundTransactions"),
            !list.isNull
        else { return }
        for (refund, path) in members(of: list, "refund_transactions") {
            let (amount, currency) = money(refund.member("amount"), "\(path).amount")
            let date = date(refund.member("date"))
            let status = refund.member("status")?.visibleText
            let reference = refund.member("reference")?.visibleText
            let actor = name(refund.either("from_consumer", "fromConsumer"))
            let fits = { (event: PaymentEvent) in
                guard event.reference == nil, event.amount == nil || event.amount == amount else {
                    return false
                }
                guard let one = event.date, let other = date else { return true }
                let (distance, overflows) = one.subtractingReportingOverflow(other)
                return !overflows && distance.magnitude <= Self.tolerance.magnitude
            }
            update(.refunded, fits) { event, _ in
                event.date = event.date ?? date
                event.amount = amount ?? event.amount
                event.currency = currency ?? event.currency
                event.status = status
                event.reference = reference
                event.actor = event.actor ?? actor
            }
        }
    }

    /// What ended the payment without money: a void, or a rejection.
    private mutating func readEnding() {
        let void = transaction.value.member("void")
        let voidCause = transaction.value.either("void_cause", "voidCause")?.visibleText
        let cause = void?.member("cause")?.visibleText ?? voidCause ?? ""
        if void?.isObject == true && (void?.count ?? 0) > 0 || timeline.status == "cancelled" {
            update(.voided, { _ in true }) { event, _ in
                event.status = void?.member("status")?.visibleText
                if event.note == nil, !cause.isEmpty { event.note = cause }
            }
        }
        if let status = timeline.status, status.hasPrefix("rejected") {
            let isReversible = status == "rejected_reversible"
            update(.rejected, { _ in true }) { event, _ in
                event.status = status
                event.note = isReversible ? "recently rejected, can be reviewed" : "for good"
            }
        }
    }

    private mutating func readDispute() {
        guard let details = transaction.value.either("chargeback_details", "chargebackDetails"),
            details.isObject
        else { return }
        let id = details.member("chargeback_id")?.visibleText ?? ""
        let (amount, currency) = money(details.member("chargeback_amt"), "chargeback_amt")
        guard !id.isEmpty || (amount ?? 0) != 0 else { return }
        if let views = details.member("event_views"), views.isArray {
            for (view, _) in members(of: views, "chargeback_details.event_views") {
                var event = PaymentEvent(.disputed, date: date(view.member("time")))
                event.note = view.member("content")?.visibleText
                if event.date != nil || event.note != nil { timeline.events.append(event) }
            }
        }
        update(.disputed, { $0.amount == nil }) { event, _ in
            event.amount = amount
            event.currency = currency
            event.reference = id.isEmpty ? nil : id
            let reason = details.member("reason")?.visibleText ?? ""
            let words = [event.note ?? "", reason].filter { !$0.isEmpty }
            event.note = words.isEmpty ? nil : words.joined(separator: ": ")
            event.status = details.member("representment_result")?.visibleText
        }
    }

    /// Completes the first event of the kind that fits, or adds one.
    private mutating func update(
        _ kind: PaymentEvent.Kind,
        _ fits: (PaymentEvent) -> Bool,
        _ change: (inout PaymentEvent, PaymentTimeline) -> Void
    ) {
        if let index = timeline.events.firstIndex(where: { $0.kind == kind && fits($0) }) {
            var event = timeline.events[index]
            change(&event, timeline)
            timeline.events[index] = event
            return
        }
        var event = PaymentEvent(kind)
        change(&event, timeline)
        timeline.events.append(event)
    }

    private mutating func members(of list: JSONValue, _ path: String) -> [(JSONValue, String)] {
        let members = transaction.members(of: list, path, &remarks) ?? []
        guard members.count > Self.mostMembers else { return members }
        let words = "has more than \(Self.mostMembers) members; the rest is left out"
        remarks.append(Remark(.wrongShape, path: path, words))
        return Array(members.prefix(Self.mostMembers))
    }

    private func date(_ value: JSONValue?) -> Int64? {
        guard let value, value.isNumber || value.isString else { return nil }
        let milliseconds = TransactionDate(value.bytes).milliseconds
        return milliseconds == 0 ? nil : milliseconds
    }

    private mutating func money(_ value: JSONValue?, _ path: String) -> (Int64?, String?) {
        do throws(RecordProblem) {
            let reading = try AmountReading.read(value, path: path)
            let currency = reading.currency?.visibleText ?? ""
            let known = currency.isEmpty ? timeline.currency : currency
            return (reading.minor, reading.minor == nil ? nil : known)
        } catch {
            remarks.append(Remark(.wrongShape, path: error.path, error.words))
            return (nil, nil)
        }
    }

    private func name(_ person: JSONValue?) -> String? {
        guard let person, person.isObject else { return nil }
        let parts = [
            person.either("first_name", "firstName")?.visibleText,
            person.either("last_name", "lastName")?.visibleText,
        ]
        let name = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
}
