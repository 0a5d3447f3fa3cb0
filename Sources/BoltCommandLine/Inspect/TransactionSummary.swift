import BoltCheckoutCore

/// What a support desk asks of a transaction first: its state in words, money, who, card, why.
struct TransactionSummary {
    /// The reference, or what else names the transaction.
    let title: String
    /// The status and what it means.
    let status: String
    /// Whether the status is what one hopes for.
    let isGood: Bool
    /// Label and harmless value, in order.
    private(set) var lines: [(label: String, value: String)] = []

    init(_ transaction: Transaction) {
        var remarks: [Remark] = []
        func text(_ column: TransactionColumn) -> String? {
            let value = try? transaction.column(column, &remarks).string
            return value.map { HarmlessText.text(CardNumberMask.masked($0)) }
        }
        func exact(_ column: TransactionColumn) -> String? {
            (try? transaction.column(column, &remarks).string).map { HarmlessText.text($0) }
        }
        title = exact(.reference) ?? exact(.id) ?? "transaction"
        let headline = StatusHeadline(transaction, status: text(.status))
        status = headline.words
        isGood = headline.isGood
        let currency = (transaction.currency?.visibleText).map(CardNumberMask.masked)
        func money(_ column: TransactionColumn) -> String? {
            guard let minor = (try? transaction.column(column, &remarks))?.number else {
                return nil
            }
            return HarmlessText.text(
                "\(MoneyText.words(minor: minor, currency: currency))  (\(minor))"
            )
        }
        let root = transaction.value
        add("order", exact(.orderReference))
        add("merchant order number", exact(.merchantOrderNumber))
        add("amount", money(.amount))
        add("authorized", money(.authorized))
        add("captured", money(.captured))
        add("refunded", money(.refunded))
        add("refund of", exact(.parentReference))
        add("declined because", Self.decline(root))
        add("customer", Self.person(root))
        add("card", Self.card(root))
        add("type", text(.type))
        add("date", exact(.date))
        add("processor", text(.processor))
        add("id", exact(.id))
    }

    private mutating func add(_ label: String, _ value: String?) {
        if let value, !value.isEmpty { lines.append((label, value)) }
    }

    private static func shown(_ value: JSONValue?) -> String? {
        guard let value, value.isString, !value.bytes.isEmpty else { return nil }
        let text = value.visibleText ?? ""
        return HarmlessText.text(CardNumberMask.masked(text))
    }

    private static func decline(_ root: JSONValue) -> String? {
        let authorization = root.member("authorization")
        let details = root.either("transaction_rejection_details", "transactionRejectionDetails")?
            .member("auth_rejection_details")
        var parts: [String] = []
        if let reason = shown(authorization?.member("reason")), reason != "none" {
            parts.append(reason)
        }
        if let code = shown(details?.member("reason_code")) { parts.append(code) }
        if let words = shown(details?.member("reason_description")) { parts.append(words) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static func person(_ root: JSONValue) -> String? {
        let isRefund = root.either("to_credit_card", "toCreditCard")?.isObject == true
        let payer =
            isRefund
            ? root.either("to_consumer", "toConsumer")
            : root.either("from_consumer", "fromConsumer") ?? root.member("from_user")
        guard let payer, payer.isObject else { return nil }
        let names = [
            payer.either("first_name", "firstName"), payer.either("last_name", "lastName"),
        ].compactMap(shown)
        let email =
            shown(payer.member("email"))
            ?? shown(payer.member("emails")?.elements.first { _ in true }?.member("address"))
        let all = [names.joined(separator: " "), email ?? ""].filter { !$0.isEmpty }
        return all.joined(separator: ", ")
    }

    private static func card(_ root: JSONValue) -> String? {
        let card =
            root.either("from_credit_card", "fromCreditCard")
            ?? root.either("to_credit_card", "toCreditCard")
        let last4 = shown(root.member("last4")) ?? shown(card?.member("last4"))
        guard let last4 else { return nil }
        let network =
            shown(card?.either("display_network", "displayNetwork"))
            ?? shown(card?.member("network"))
        return [network ?? "card", "ending in", last4].joined(separator: " ")
    }
}
