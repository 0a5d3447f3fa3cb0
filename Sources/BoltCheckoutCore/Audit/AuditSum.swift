/// A sum of amounts in one currency, for comparisons.
struct AuditSum {
    private let currency: JSONValue?
    private(set) var minor: Int64 = 0
    /// How many amounts were added.
    private(set) var count = 0
    /// Whether an amount is missing, unreadable or in another currency: the sum says nothing then.
    private(set) var isPartial = false
    /// Whether the sum does not fit 64 bits.
    private(set) var overflows = false

    /// Begins a sum in a currency.
    init(in currency: JSONValue?) {
        self.currency = currency
    }

    /// The sum, where it says something.
    var total: Int64? { isPartial || overflows ? nil : minor }

    /// Adds the amount of a field in any of its shapes.
    mutating func add(_ value: JSONValue?) {
        guard let money = AuditMoney(value) else {
            isPartial = true
            return
        }
        add(money)
    }

    /// Adds an amount.
    mutating func add(_ money: AuditMoney) {
        count += 1
        guard money.minor == 0 || AuditMoney.agree(money.currency, currency) else {
            isPartial = true
            return
        }
        let (sum, overflow) = minor.addingReportingOverflow(money.minor)
        minor = sum
        overflows = overflows || overflow
    }
}
