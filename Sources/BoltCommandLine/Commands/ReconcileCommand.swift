import BoltCheckoutCore
import BoltSystem

/// `bolt-cli reconcile`: orders against transactions.
struct ReconcileCommand: Command {
    static let path = ["reconcile"]
    static let summary = "Match transactions against an orders or payout CSV"
    static let discussion = """
        Matches each order with Bolt's transactions: matched, missing_at_bolt, missing_in_orders, \
        amount_differs, currency_differs, duplicate. A finding is a line, or a row with both sides; \
        totals by currency follow on standard error, or on standard output with --summary. The exit \
        code is 1 if anything was found.

        Orders are CSV (RFC 4180, any line end) with a header. Columns are found by their headings, \
        or named with --column. Amounts of foreign files need --amounts; this tool's own export is \
        recognized. Transactions are JSON of any form, or CSV.

        Failed, cancelled, rejected and merely created transactions took no money and count for \
        nothing. The latest version of a transaction counts. Refunds are compared with the orders' \
        refunds (type, or an amount below zero) where there are any; with --net they are taken off.
        """
    static let examples = [
        CommandExample(
            "A shop's orders, with amounts such as 12.34",
            "bolt-cli reconcile --orders Fixtures/reconcile/shop.csv --amounts major"
                + " Fixtures/reconcile/transactions.ndjson"
        ),
        CommandExample(
            "Name a column, match by order number, for a program",
            "bolt-cli reconcile --orders Fixtures/reconcile/shop.csv --amounts major"
                + " --key merchant_order_number --column 'merchant_order_number=Order No.'"
                + " -o ndjson Fixtures/reconcile/transactions.ndjson"
        ),
        CommandExample(
            "Totals only, refunds taken off",
            "bolt-cli reconcile --orders Fixtures/reconcile/shop.csv --amounts major --net"
                + " --summary -o csv Fixtures/reconcile/transactions.ndjson"
        ),
    ]
    static let operands = OperandSpec.any(
        Operand("FILE", "Transactions as JSON or CSV, or - for standard input")
    )
    static let options = ReconcileOptions.specs
    static let section = CommandSection.transactions

    private let inputs: [RecordInput]
    private let options: ReconcileOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        inputs = try RecordInput.inputs(arguments.operands)
        options = try ReconcileOptions(arguments)
        guard
            inputs.filter(\.isStandardInput).count
                + (options.orders == .standardInput ? 1 : 0) <= 1
        else {
            throw .rule("standard input can be read once only", hint: "name a file for the other")
        }
    }

    func run(in context: CommandContext) -> ExitCode {
        var session: ReconcileSession
        do throws(SystemError) {
            session = try ReconcileSession(options, context)
        } catch {
            return context.console.failure(
                Failure("no_thread", .fault, "no thread could be started: \(error)")
            )
        }
        defer { session.close() }
        if let code = session.readOrders() { return code }
        if let code = session.readTransactions(inputs) { return code }
        return session.compare()
    }
}
