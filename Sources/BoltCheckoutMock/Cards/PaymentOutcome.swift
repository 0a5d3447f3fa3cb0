/// What becomes of a payment: the outcomes that Bolt's published test data can provoke.
enum PaymentOutcome: String, CaseIterable {
    /// Authorized at once.
    case approved
    /// Authorized by the issuer, then reviewed and approved.
    case reviewedAndApproved
    /// Authorized by the issuer, in review until somebody decides.
    case inReview
    /// Declined by the issuer.
    case declined
    /// Rejected before the issuer was asked.
    case rejectedBefore
    /// Rejected by the fraud review; the merchant may still approve.
    case rejectedReversible
    /// Rejected by the fraud review for good.
    case rejectedIrreversible

    /// What an order's total provokes, whatever the card is; nil for most totals.
    ///
    /// - Parameters:
    ///   - total: In minor units.
    ///   - currency: The currency's code; the totals mean something in USD only.
    /// - Returns: The outcome of Bolt's published totals 8017.01 to 8017.05.
    static func magic(total: Int64, currency: String) -> PaymentOutcome? {
        guard currency == "USD" else { return nil }
        return switch total {
        case 801_701: .reviewedAndApproved
        case 801_702: .rejectedIrreversible
        case 801_703: .rejectedReversible
        case 801_704: .declined
        case 801_705: .approved
        default: nil
        }
    }

    /// What a card's number provokes, of Bolt's published test numbers; any other is approved.
    ///
    /// - Parameter digits: The number; it is not kept.
    /// - Returns: The outcome.
    static func card(_ digits: UnsafeRawBufferPointer) -> PaymentOutcome {
        switch String(decoding: digits, as: UTF8.self) {
        case "4111111111111012": .declined
        case "4457000200000008", "4400000000000008", "4000004840000008": .inReview
        case "4457010200000247", "5200828282828210": .rejectedReversible
        case "4457010140000141", "4646464646464644": .rejectedIrreversible
        case let text where text.hasSuffix("0001"): .rejectedBefore
        default: .approved
        }
    }

    /// The transaction's status right after it.
    var status: String {
        switch self {
        case .approved: "authorized"
        case .reviewedAndApproved, .inReview: "pending"
        case .declined: "failed"
        case .rejectedBefore, .rejectedIrreversible: "rejected_irreversible"
        case .rejectedReversible: "rejected_reversible"
        }
    }

    /// What the issuer said: status and reason.
    var authorization: (status: String, reason: String) {
        switch self {
        case .declined: ("declined", "call_issuer")
        case .rejectedBefore: ("declined", "risk")
        default: ("succeeded", "none")
        }
    }

    /// The fraud score, 0 to 1000.
    var score: Int64 {
        switch self {
        case .approved: 120
        case .declined: 240
        case .reviewedAndApproved, .inReview: 610
        case .rejectedReversible: 820
        case .rejectedBefore, .rejectedIrreversible: 960
        }
    }
}
