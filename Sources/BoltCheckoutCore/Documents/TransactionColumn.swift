/// A column of tabular and JSON output. The cases stand in the order of output.
///
/// The first six are the reconciliation fields.
///
/// Source: API reference, section "Reconciliation Fields".
package enum TransactionColumn: String, CaseIterable, Sendable {
    case orderReference = "order_reference"
    case reference
    case merchantOrderNumber = "merchant_order_number"
    case amount
    case currency
    case status
    case type
    case date
    case id
    case processor
    case signedAmount = "signed_amount"
    case authorized
    case captured
    case refunded
    case parentReference = "parent_reference"

    /// The fields that merchant and Bolt are reconciled by.
    package static let reconciliation: [TransactionColumn] = Array(allCases.prefix(6))

    /// Whether the column holds minor units.
    package var isMoney: Bool {
        switch self {
        case .amount, .signedAmount, .authorized, .captured, .refunded: true
        default: false
        }
    }

    /// Whether the column is shown as it is even where it looks like a card number: references and
    /// ids are what one reconciles by.
    package var isExemptFromMasking: Bool {
        switch self {
        case .currency, .status, .type, .processor: false
        default: true
        }
    }

    /// What the column holds, for `--list-fields`.
    package var summary: String {
        switch self {
        case .orderReference: "the merchant's order reference, from the cart"
        case .reference: "Bolt's reference of the transaction"
        case .merchantOrderNumber: "the merchant's order number"
        case .amount: "minor units, as received"
        case .currency: "ISO 4217 code, as received"
        case .status: "status, as received"
        case .type: "type, as received"
        case .date: "RFC 3339, UTC, milliseconds"
        case .id: "Bolt's id of the transaction"
        case .processor: "payment processor"
        case .signedAmount: "minor units; negative for refunds, empty for what is neither"
        case .authorized: "minor units that were authorized"
        case .captured: "minor units of the captures that succeeded"
        case .refunded: "minor units of the refunds"
        case .parentReference: "the reference of the payment a refund belongs to"
        }
    }
}
