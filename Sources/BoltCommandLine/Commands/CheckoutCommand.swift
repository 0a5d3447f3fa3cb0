import BoltCheckoutCore
import BoltCheckoutFlows

/// `bolt-cli checkout`: runs a checkout and prints the fields one reconciles by.
struct CheckoutCommand: Command {
    static let path = ["checkout"]
    static let summary = "Run a checkout and print its reconciliation fields"
    static let discussion = """
        Success prints order_reference, reference, merchant_order_number, amount (minor units), \
        currency and status. --fields and --raw look at the delivered transaction itself; \
        'bolt-cli inspect --list-fields' names the columns.

        A checkout that does not succeed prints nothing, says why and ends with its own exit code: \
        see 'bolt-cli help exit-codes'. What the shopper may have paid is 75, never a cancel.
        """
    static let examples = [
        CommandExample(
            "From a recorded reply",
            "bolt-cli checkout --order-token card --fixture Fixtures"
        ),
        CommandExample(
            "One field for a script",
            "bolt-cli checkout --order-token card --fixture Fixtures -o tsv --fields reference"
        ),
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.flows
    static let orderToken = OptionSpec.value(
        "order-token",
        "TOKEN",
        "The token of the order, from 'bolt-cli order create'",
        isRequired: true
    )
    static let options = [
        orderToken, FlowSource.fixtureOrFolder, OutputFormat.option, OutputOptions.fields,
        OutputOptions.raw,
    ]

    private let config: BoltCheckoutConfig
    private let source: FlowSource
    private let output: OutputOptions
    private let selection: FieldSelection?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        output = try OutputOptions(arguments)
        source = FlowSource(arguments)
        config = BoltCheckoutConfig(orderToken: try arguments.required(Self.orderToken))
        selection = try Self.selection(output.fields)
    }

    func run(in context: CommandContext) -> ExitCode {
        let seams: FlowSeams
        do throws(Failure) {
            seams = try source.seams(for: .checkout, in: context)
        } catch {
            return context.console.failure(error)
        }
        let report = FlowReport(context.console, name: "checkout")
        let printsOwnFields = selection == nil && !output.isRaw
        let delegate = ConsoleCheckoutDelegate(
            context.console,
            format: printsOwnFields ? output.format : nil,
            report: report
        )
        let outcome = seams.checkout(in: context).startCheckout(config: config, delegate: delegate)
        if outcome.ending == .success {
            let record = DeliveredRecord(outcome.body)
            if output.isRaw { record.writeSource(to: context.console) }
            if let selection { record.write(selection, to: context.console, output.format) }
        }
        return report.finish(outcome)
    }

    private static func selection(_ fields: [String]) throws(UsageError) -> FieldSelection? {
        guard !fields.isEmpty else { return nil }
        let list = fields.joined(separator: ",")
        do throws(FieldSelectionError) {
            return try FieldSelection(list)
        } catch {
            throw .badValue(
                value: error.part,
                option: OutputOptions.fields.dashed,
                rule: "use a column or a path such as cart.items.0.name"
            )
        }
    }
}
