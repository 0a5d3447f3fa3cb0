/// The values that Bolt's published lists have, to tell a new one from a known one.
///
/// A value that is not in its list is shown as it is and remarked on, never refused.
package enum Vocabulary {
    /// Statuses of a transaction.
    package static let statuses = [
        "created", "pending", "in_progress", "authorized", "completed", "cancelled", "failed",
        "rejected_reversible", "rejected_irreversible",
    ]

    /// Types of a transaction; hooks have ``HookType``s in the same field.
    package static let types = [
        "cc_payment", "cc_credit", "funding_transfer", "processing_fee_transfer",
        "reserve_transfer", "float_transfer", "merchant_credit", "merchant_debit",
        "funding_withdrawal", "processing_fee_withdrawal", "zero_amount", "bolt_fee_transfer",
        "bolt_fee_withdrawal", "bank_account_verification", "authorization_verification",
        "paypal_payment", "paypal_refund", "apm_payment", "apm_refund",
        "zero_amount_verification",
    ]

    /// Payment processors.
    package static let processors = [
        "adyen_gateway", "adyen_payfac", "affirm", "afterpay", "alliance_data", "amazon_pay",
        "authorize_net", "braintree", "checkout_com", "cybersource", "first_data", "klarna", "nmi",
        "orbital", "paypal", "radial", "radial_klarna", "radial_paypal", "rocketgate", "sezzle",
        "shopify_payments", "stripe", "vantiv", "credova", "cardconnect", "paypal_payflow",
        "google_pay", "bolt",
    ]

    /// Statuses of one capture.
    package static let captureStatuses = ["succeeded", "declined", "error", "failed"]
}

/// The lists of ``Vocabulary`` made ready to be asked about bytes.
package struct KnownValues: Sendable {
    let statuses = ByteStringSet(Vocabulary.statuses)
    let types = ByteStringSet((Vocabulary.types + HookType.aboutTransactions))
    let processors = ByteStringSet(Vocabulary.processors)
    let captureStatuses = ByteStringSet(Vocabulary.captureStatuses)

    package init() {}

    /// Remarks on a status or a type that no list has: nobody knows whether they mean money.
    package func remarkOnCourse(of transaction: Transaction, _ remarks: inout [Remark]) {
        // Nearly all records have these two.
        if let status = transaction.field(.status), !status.equals("completed") {
            check(status, statuses, "status", &remarks)
        }
        if let type = transaction.field(.type), !type.equals("cc_payment") {
            check(type, types, "type", &remarks)
        }
    }

    /// Remarks on values of a transaction that no list has, and on an odd currency code.
    package func remark(on transaction: Transaction, _ remarks: inout [Remark]) {
        check(transaction.field(.status), statuses, "status", &remarks)
        check(transaction.field(.type), types, "type", &remarks)
        check(transaction.field(.processor), processors, "processor", &remarks)
        if let captures = transaction.field(.captures), captures.isArray {
            for capture in captures.elements where capture.isObject {
                check(capture.member("status"), captureStatuses, "captures.status", &remarks)
            }
        }
        guard transaction.field(.amount) != nil else { return }
        let currency = transaction.currency
        if let currency, isUpperCaseCode(currency) { return }
        let code = currency?.string
        let words: String
        switch CurrencyReading(code) {
        case .known: return
        case .miscased(let code, _): words = "is not in upper case; read as \(code.text)"
        case .unknown: words = "'\(shown(currency))' is no code of ISO 4217; \(Self.stay)"
        case .missing: words = "is missing; \(Self.stay)"
        }
        remarks.append(Remark(.oddCurrency(shown(currency)), path: "currency", words))
    }

    private static let stay = "amounts stay in minor units"

    private func shown(_ value: JSONValue?) -> String {
        value.map { $0.isString ? $0.display : $0.kind.words } ?? ""
    }

    @inline(__always)
    private func isUpperCaseCode(_ value: JSONValue) -> Bool {
        guard value.isString, let code = CurrencyCode(value.bytes), code.exponent != nil else {
            return false
        }
        return value.bytes.allSatisfy { $0 < UInt8(ascii: "a") }
    }

    private func check(
        _ value: JSONValue?,
        _ known: ByteStringSet,
        _ field: String,
        _ remarks: inout [Remark]
    ) {
        guard let value, value.isString, !value.bytes.isEmpty else { return }
        guard value.hasEscapes || !known.contains(value) else { return }
        let shown = value.display
        remarks.append(
            Remark(
                .unknownValue(field: field, value: shown),
                path: field,
                "'\(shown)' is not a value that Bolt has published; shown as it is"
            )
        )
    }
}
