/// What a story is told from: the fields of a transaction that say where it is, copied out of it.
///
/// Codes are as received: text from outside, with card numbers masked.
struct TransactionFacts {
    /// What kind of movement it is, as far as a story differs.
    enum Movement {
        case payment
        case refund
        case other
    }

    let movement: Movement
    let status: String?
    let type: String?
    let processor: String?
    let currency: String?
    let amount: Int64?
    let captured: Int64?
    let refunded: Int64?
    /// Milliseconds since 1970, UTC.
    let date: Int64?
    let parentReference: String?
    let authorizationStatus: String?
    let authorizationReason: String?
    let declineCode: String?
    let declineWords: String?
    let avsResult: String?
    let cvvResult: String?
    let creditStatus: String?
    let voidCause: String?
    let chargebackReason: String?
    let representmentResult: String?
    let indemnificationDecision: String?

    /// Reads a transaction; what cannot be read is left out with a remark.
    init(_ transaction: Transaction, _ remarks: inout [Remark]) {
        let value = transaction.value
        type = Self.text(transaction.field(.type) ?? transaction.field(.notificationType))
        movement = Self.movement(transaction, type)
        status = Self.text(transaction.field(.status))
        processor = Self.text(transaction.field(.processor))
        currency = Self.text(transaction.currency)
        do throws(RecordProblem) {
            amount = try transaction.amount(&remarks).minor
        } catch {
            amount = nil
            remarks.append(Remark(.wrongShape, path: error.path, error.words))
        }
        captured = transaction.captured(&remarks)
        refunded = transaction.refunded(&remarks)
        if case .date(let milliseconds) = transaction.date(&remarks) {
            date = milliseconds
        } else {
            date = nil
        }
        let source = transaction.field(.sourceTransaction)?.member("reference")
        let parent = source ?? transaction.field(.sourceTransactionReference)
        parentReference = parent?.string.flatMap { $0.isEmpty ? nil : $0 }

        let authorization = transaction.field(.authorization)
        authorizationStatus = Self.text(authorization?.member("status"))
        authorizationReason = Self.text(authorization?.member("reason"))
        let rejection =
            value
            .either("transaction_rejection_details", "transactionRejectionDetails")?
            .either("auth_rejection_details", "authRejectionDetails")
        declineCode = Self.text(rejection?.either("reason_code", "reasonCode"))
        declineWords = Self.text(rejection?.either("reason_description", "reasonDescription"))
        let properties = value.either("transaction_properties", "transactionProperties")
        avsResult =
            Self.text(properties?.either("avs_result", "avsResult"))
            ?? Self.text(authorization?.either("avs_response", "avsResponse"))
        cvvResult =
            Self.text(properties?.either("cvv_result", "cvvResult"))
            ?? Self.text(authorization?.either("cvv_response", "cvvResponse"))
        creditStatus = Self.text(transaction.field(.credit)?.member("status"))
        voidCause =
            Self.text(value.either("void_cause", "voidCause"))
            ?? Self.text(value.member("void")?.member("cause"))
        let chargeback = value.either("chargeback_details", "chargebackDetails")
        chargebackReason =
            Self.text(chargeback?.either("reason_code", "reasonCode"))
            ?? Self.text(chargeback?.member("reason"))
        representmentResult = Self.text(
            chargeback?.either("representment_result", "representmentResult")
        )
        indemnificationDecision = Self.text(
            value.either("indemnification_decision", "indemnificationDecision")
        )
    }

    /// The text of a string or the digits of a number, card numbers masked; nil for `""`, which is
    /// Bolt's "unset".
    private static func text(_ value: JSONValue?) -> String? {
        guard let value else { return nil }
        if value.isNumber {
            return value.rawText
        }
        guard let text = value.visibleText, !text.isEmpty else { return nil }
        return CardNumberMask.masked(text)
    }

    private static func movement(_ transaction: Transaction, _ type: String?) -> Movement {
        switch transaction.direction {
        case .payment: return .payment
        case .refund: return .refund
        case nil: break
        }
        guard let type else { return .payment }
        if type == "credit" {
            return .refund
        }
        return HookType.aboutTransactions.contains(type) ? .payment : .other
    }

    /// Money for people, the minor units beside it.
    func money(_ minor: Int64) -> String {
        let words = MoneyText.words(minor: minor, currency: currency)
        return CurrencyReading(currency).currency == nil ? words : "\(words) (\(minor) minor units)"
    }

    /// What is left of `whole` after `part`; nil when either is not known or the rest overflows.
    func rest(of whole: Int64?, after part: Int64?) -> Int64? {
        guard let whole, let part else { return nil }
        let (rest, overflows) = whole.subtractingReportingOverflow(part)
        return overflows ? nil : rest
    }
}
