import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem

/// `bolt-cli watch`: looks at transactions until each is settled.
struct WatchCommand: Command {
    static let path = ["watch"]
    static let summary = "Look at transactions until each is settled"
    static let discussion = """
        Reads each transaction from Bolt again and again, first every --interval seconds, then less \
        and less often, and prints what has changed: status, authorization, amount, captured and \
        refunded. Text is a line a change; see -o.

        authorized and completed are settled well (exit code 0); failed, cancelled and rejected \
        badly (2). Every other status is open, also one that bolt-cli does not know. --until waits \
        for that status instead, and ends badly where it cannot come any more. Open when the time \
        is over, 900 seconds unless --timeout says otherwise, is 75. Calls that fail on the way \
        are said and made again. Ctrl-C says where each stood.
        """
    static let examples = [
        CommandExample("Is it paid?", "bolt-cli watch 7QKD-M2XH-V9TB"),
        CommandExample(
            "Several until they are captured, for a program",
            "bolt-cli watch --until completed --timeout 3600 -o ndjson 7QKD-M2XH-V9TB 3HPC-8RWA-K2ND"
        ),
    ]
    static let operands = OperandSpec.many(
        Operand("REFERENCE", "Bolt's reference of a transaction")
    )
    static let section = CommandSection.desk
    static let options = [until, interval, StreamFormat.option] + LiveOptions.specs

    private static let until = OptionSpec.value(
        "until",
        "STATUS",
        "Wait for this status, or for one of several",
        allowed: Vocabulary.statuses,
        isRepeatable: true
    )
    private static let interval = OptionSpec.value(
        "interval",
        "SECONDS",
        "How long to wait before the second look (default 2)"
    )
    private static let purpose = LivePurpose(
        name: "watching transactions",
        needsAPIKey: true,
        milliseconds: 900_000
    )

    private let references: [String]
    private let goal: SettlementGoal
    private let pace: WatchPace
    private let format: StreamFormat
    private let live: LiveOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        for operand in arguments.operands where !TransactionReference.hasForm(operand) {
            throw .rule(
                "'\(operand)' is no reference such as 7QKD-M2XH-V9TB",
                hint: TransactionReference.inCapitals(operand).map { capitals in
                    "references are in capitals: \(capitals)"
                } ?? "Bolt has no look-up by order number"
            )
        }
        references = arguments.operands
        goal = SettlementGoal(statuses: arguments.all(Self.until))
        let seconds = try arguments.integer(Self.interval, default: 2, in: 1...3_600)
        pace = WatchPace(
            firstMilliseconds: seconds * 1_000,
            longestMilliseconds: max(60, seconds) * 1_000
        )
        format = try arguments.choice(StreamFormat.option, default: .text)
        live = try LiveOptions(arguments)
    }

    func run(in context: CommandContext) -> ExitCode {
        do throws(Failure) {
            return try watch(in: context)
        } catch {
            return context.console.failure(error)
        }
    }

    private func watch(in context: CommandContext) throws(Failure) -> ExitCode {
        let session = try LiveSession(live, for: Self.purpose, in: context)
        let waiting = RetryingClient.World.system(signals: session.signals)
        let api = BoltAPI(
            over: session.client,
            hosts: session.hosts,
            keys: session.keys,
            until: session.deadline,
            policy: RetryPolicy(retries: 0),
            world: waiting,
            randomBytes: context.randomBytes
        )
        let look = WatchLook(api, nowMilliseconds: context.nowMilliseconds)
        var run = WatchRun(
            references,
            goal: goal,
            pace: pace,
            timeoutMilliseconds: session.deadline.remainingMilliseconds ?? .max,
            world: WatchRun.World(
                look: look.look,
                wait: waiting.wait,
                isInterrupted: { session.isInterrupted },
                steadyMilliseconds: { Int64(Clock.monotonicNanoseconds() / 1_000_000) },
                nowMilliseconds: context.nowMilliseconds,
                random: waiting.random
            ),
            console: context.console,
            output: WatchOutput(context.console, format)
        )
        return run.run()
    }
}
