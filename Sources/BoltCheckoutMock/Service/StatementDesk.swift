import BoltCheckoutCore

/// Makes statements: files of the transactions of a day or month.
struct StatementDesk {
    /// Which transactions a statement has.
    enum Kind: String, CaseIterable {
        case dailyTransaction = "daily_transaction"
        case monthlyTransaction = "monthly_transaction"
        case dailyFunding = "daily_funding"
        case monthlyDispute = "monthly_dispute"

        /// Whether it is about a month rather than a day.
        var isMonthly: Bool { self == .monthlyTransaction || self == .monthlyDispute }
    }

    private struct Statement {
        let kind: Kind
        let day: CalendarDay
        let expiresAt: Int64
    }

    private static let lifeMilliseconds: Int64 = 5 * 60_000
    private static let columns =
        "order_reference,reference,merchant_order_number,amount,currency,status,type,date,id,"
        + "processor"
    private var statements = BoundedStore<Statement>(countLimit: 1000)

    /// Prepares a statement and returns the last part of its URL.
    mutating func prepare(
        _ request: RequestFields,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) throws(MockError) -> String {
        let date = try request.integer("date")
        guard (RFC3339.earliest...RFC3339.latest).contains(date) else {
            throw MockError(422, 17, "The date must be milliseconds since 1970.", field: "date")
        }
        guard try request.text("file_type") == "csv" else {
            throw .badValue("file_type", "The file type must be csv.")
        }
        guard let kind = Kind(rawValue: try request.text("type")) else {
            let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue("type", "The type must be one of: \(names).")
        }
        let name = "\(identifiers.token()).csv"
        let expiry = milliseconds + Self.lifeMilliseconds
        let statement = Statement(kind: kind, day: Self.day(date), expiresAt: expiry)
        statements.set(statement, for: name)
        return name
    }

    /// The file of a URL; nil where there is none, or not any more.
    func file(
        _ name: String,
        of transactions: [MockTransaction],
        at milliseconds: Int64
    ) -> [UInt8]? {
        guard let statement = statements[name], milliseconds < statement.expiresAt else {
            return nil
        }
        var file = Array("\(Self.columns)\n".utf8)
        for transaction in transactions where Self.belongs(transaction, to: statement) {
            Self.append(transaction, to: &file)
        }
        return file
    }

    private static func belongs(_ transaction: MockTransaction, to statement: Statement) -> Bool {
        guard let date = transaction.tree["date"]?.integer,
            (RFC3339.earliest...RFC3339.latest).contains(date)
        else { return false }
        let own = day(date).date
        let wanted = statement.day.date
        guard own.year == wanted.year, own.month == wanted.month,
            statement.kind.isMonthly || own.day == wanted.day
        else { return false }
        switch statement.kind {
        case .dailyTransaction, .monthlyTransaction: return true
        case .dailyFunding: return transaction.captured > 0 || !transaction.isPayment
        case .monthlyDispute:
            let amount = transaction.tree.at("chargeback_details", "chargeback_amt", "amount")
            return (amount?.integer ?? 0) > 0
        }
    }

    private static func append(_ transaction: MockTransaction, to file: inout [UInt8]) {
        let tree = transaction.tree
        let cart = tree["cart"] ?? tree.at("order", "cart")
        let date = tree["date"]?.integer.flatMap { RFC3339.format(milliseconds: $0) }
        let cells = [
            cart?["order_reference"]?.string, transaction.reference,
            tree["merchant_order_number"]?.string, String(transaction.amount),
            transaction.currency, transaction.status, tree["type"]?.string, date,
            tree["id"]?.string, tree["processor"]?.string,
        ]
        for (index, cell) in cells.enumerated() {
            if index > 0 { file.append(UInt8(ascii: ",")) }
            CSVCell.append(cell ?? "", to: &file)
        }
        file.append(UInt8(ascii: "\n"))
    }

    private static func day(_ milliseconds: Int64) -> CalendarDay {
        let (days, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        return CalendarDay(dayNumber: Int(days) - (rest < 0 ? 1 : 0))
    }
}
