/// What a column of an orders or payout file can be.
package enum OrderColumn: String, CaseIterable, Sendable {
    case orderReference = "order_reference"
    case merchantOrderNumber = "merchant_order_number"
    case reference
    case amount
    case currency
    case status
    case type
    case date
    case parentReference = "parent_reference"

    /// What orders and transactions can be matched by, the likeliest first.
    package static let keys: [OrderColumn] = [.orderReference, .merchantOrderNumber, .reference]

    /// The position in `allCases`.
    @inline(__always)
    var ordinal: Int {
        switch self {
        case .orderReference: 0
        case .merchantOrderNumber: 1
        case .reference: 2
        case .amount: 3
        case .currency: 4
        case .status: 5
        case .type: 6
        case .date: 7
        case .parentReference: 8
        }
    }

    /// Headings that other systems give it, letters and digits only, in lower case.
    var aliases: Set<String> {
        switch self {
        case .orderReference:
            ["orderreference", "orderref", "orderid", "order", "cartreference", "cartid"]
        case .merchantOrderNumber:
            ["merchantordernumber", "ordernumber", "orderno", "ordernr", "displayid", "name"]
        case .reference:
            [
                "reference", "boltreference", "transactionreference", "boltref",
                "bolttransactionreference",
            ]
        case .amount:
            ["amount", "total", "ordertotal", "totalamount", "grandtotal", "orderamount"]
        case .currency: ["currency", "currencycode", "ordercurrency"]
        case .status: ["status", "transactionstatus", "paymentstatus"]
        case .type: ["type", "transactiontype"]
        case .date: ["date", "transactiondate"]
        case .parentReference:
            ["parentreference", "parenttransaction", "sourcetransactionreference"]
        }
    }
}
