import BoltCheckoutCore
import Testing

@testable import BoltCommandLine

/// A world in which time passes only when somebody waits.
private final class StubWorld {
    var steady: Int64 = 0
    var waits: [Int64] = []
    var isInterrupted = false
    var interruptsAfterWaits = Int.max
    var looks: [String: [WatchState.Observation]]

    init(_ looks: [String: [WatchState.Observation]]) {
        self.looks = looks
    }

    var world: WatchRun.World {
        WatchRun.World(
            look: { reference in
                let next = self.looks[reference]?.first
                if (self.looks[reference]?.count ?? 0) > 1 {
                    self.looks[reference]?.removeFirst()
                }
                return next
                    ?? .missed(Failure("x", .unreachable, "nothing"), retryAfterSeconds: nil)
            },
            wait: { milliseconds in
                self.waits.append(milliseconds)
                self.steady += milliseconds
                if self.waits.count > self.interruptsAfterWaits { self.isInterrupted = true }
                return !self.isInterrupted
            },
            isInterrupted: { self.isInterrupted },
            steadyMilliseconds: { self.steady },
            nowMilliseconds: { 1_770_653_077_218 + self.steady },
            random: { 0 }
        )
    }
}

struct WatchRunTests {
    private let reference = "QRST-2345-UVWX"

    private func seen(_ status: String) -> WatchState.Observation {
        .seen(WatchedStanding(status: status, amount: 1234, currency: "USD"))
    }

    private func run(
        _ stub: StubWorld,
        _ references: [String] = ["QRST-2345-UVWX"],
        _ format: StreamFormat = .text,
        timeout: Int64 = 10_000
    ) -> CommandLineRun {
        let output = MemoryTextSink()
        let errors = MemoryTextSink()
        let console = Console(output: output, errors: errors)
        var run = WatchRun(
            references,
            goal: SettlementGoal(),
            pace: WatchPace(firstMilliseconds: 1_000, longestMilliseconds: 4_000),
            timeoutMilliseconds: timeout,
            world: stub.world,
            console: console,
            output: WatchOutput(console, format)
        )
        let exit = console.finish(run.run())
        return CommandLineRun(exit: exit, stdout: output.text, stderr: errors.text)
    }

    @Test func `prints changes and ends when it is settled`() {
        let stub = StubWorld([reference: [seen("pending"), seen("pending"), seen("completed")]])
        #expect(
            run(stub)
                == CommandLineRun(
                    exit: .done,
                    stdout: """
                        2026-02-09T16:04:37.218Z QRST-2345-UVWX pending, amount 1234 USD
                        2026-02-09T16:04:40.218Z QRST-2345-UVWX pending -> completed

                        """
                )
        )
        #expect(stub.waits == [1_000, 2_000])
    }

    @Test func `an object a change for programs`() {
        let stub = StubWorld([reference: [seen("failed")]])
        let outcome = run(stub, [reference], .ndjson)
        #expect(outcome.exit == .declined)
        #expect(
            outcome.stdout == """
                {"at":"2026-02-09T16:04:37.218Z","reference":"QRST-2345-UVWX","previous_status":null,\
                "status":"failed","authorization":null,"amount":1234,"currency":"USD",\
                "captured":null,"refunded":null,"settled":"badly"}

                """
        )
    }

    @Test func `gives up when the time is over and says where it stood`() {
        let stub = StubWorld([reference: [seen("pending")]])
        let outcome = run(stub, timeout: 6_500)
        #expect(outcome.exit == .unsettled)
        #expect(stub.steady == 6_500)
        #expect(
            outcome.stderr
                == "bolt-cli: the time is over: QRST-2345-UVWX is still pending\n"
        )
    }

    @Test func `a signal ends it and each is named`() {
        let stub = StubWorld([
            reference: [seen("pending")], "AAAA-0001-AAAA": [seen("completed")],
        ])
        stub.interruptsAfterWaits = 1
        let outcome = run(stub, [reference, "AAAA-0001-AAAA", "CCCC-0003-CCCC"])
        #expect(outcome.exit == .interrupted)
        #expect(
            outcome.stderr.hasSuffix(
                """
                bolt-cli: interrupted: QRST-2345-UVWX is still pending
                bolt-cli: interrupted: AAAA-0001-AAAA is completed
                bolt-cli: interrupted: CCCC-0003-CCCC was never seen

                """
            )
        )
    }

    @Test func `misses are tolerated and said`() {
        let miss = WatchState.Observation.missed(
            Failure("try_later", .unsettled, "Bolt answered HTTP 503"),
            retryAfterSeconds: 3
        )
        let stub = StubWorld([reference: [miss, seen("completed")]])
        let outcome = run(stub)
        #expect(outcome.exit == .done)
        #expect(stub.waits == [3_000])
        #expect(
            outcome.stderr
                == "bolt-cli: warning: Bolt answered HTTP 503; looking again in 3 s\n"
        )
    }

    @Test func `a hostile status cannot act on a terminal`() {
        let stub = StubWorld([reference: [seen("\u{1B}[2Jcompleted"), seen("completed")]])
        let outcome = run(stub)
        #expect(!outcome.stdout.utf8.contains(0x1B))
        #expect(outcome.stdout.contains("\\u001b[2Jcompleted"))
    }

    @Test func `says that a reversible rejection can be approved`() {
        let stub = StubWorld([reference: [seen("rejected_reversible")]])
        let outcome = run(stub)
        #expect(outcome.exit == .declined)
        #expect(outcome.stderr.contains("can still be approved; --until authorized"))
    }
}
