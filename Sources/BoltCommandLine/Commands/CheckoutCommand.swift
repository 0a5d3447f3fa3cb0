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

        Without --fixture it serves a page on 127.0.0.1 that opens Bolt's checkout in the browser, \
        and waits for it: BOLT_PUBLISHABLE_KEY names the division. With an API key the transaction \
        is read back from Bolt and compared. --timeout is 900 s.

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
    static let options =
        [
            orderToken, FlowSource.fixtureOrFolder, OutputFormat.option, OutputOptions.fields,
            OutputOptions.raw,
        ] + live
    private static let live = LiveOptions.specs + [LiveOptions.noBrowser, LiveOptions.yes]

    private let config: BoltCheckoutConfig
    private let source: FlowSource
    private let output: OutputOptions
    private let selection: FieldSelection?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        output = try OutputOptions(arguments)
        source = try FlowSource(arguments, liveOptions: Self.live)
        config = BoltCheckoutConfig(orderToken: try arguments.required(Self.orderToken))
        selection =
            output.fields.isEmpty ? nil : try output.selection(default: .reconciliation)
    }

    func run(in context: CommandContext) -> ExitCode {
        let seams: FlowSeams
        do throws(Failure) {
            seams = try source.seams(for: .checkout(orderToken: config.orderToken), in: context)
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
        let exit = report.finish(outcome)
        guard outcome.ending == .success, !printsOwnFields else { return exit }
        return printDelivered(outcome, on: context.console)
    }

    /// Prints the transaction itself, or the fields of it that were asked for.
    private func printDelivered(_ outcome: FlowOutcome, on console: Console) -> ExitCode {
        let record = DeliveredRecord(outcome.body)
        guard let selection else {
            record.writeSource(to: console)
            return .done
        }
        do throws(RecordProblem) {
            try record.write(selection, to: console, output.format)
            return .done
        } catch {
            let words = "the payment went through, but a field cannot be shown: \(error.path) "
            return console.failure(
                Failure("bad_record", .badInput, words + error.words, path: error.path)
            )
        }
    }
}
