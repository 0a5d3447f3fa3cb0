import BoltCheckoutCore
import Testing

@testable import BoltCommandLine

struct WatchStateTests {
    private let pace = WatchPace(firstMilliseconds: 1_000, longestMilliseconds: 8_000)
    private let one = "AAAA-0001-AAAA"
    private let two = "BBBB-0002-BBBB"

    private func state(_ references: [String], until statuses: [String] = []) -> WatchState {
        WatchState(
            references,
            goal: SettlementGoal(statuses: statuses),
            pace: pace,
            nowMilliseconds: 0
        )
    }

    private func miss(_ exit: ExitCode = .unreachable) -> WatchState.Observation {
        .missed(Failure("unreachable", exit, "no answer"), retryAfterSeconds: nil)
    }

    private func status(_ status: String) -> WatchState.Observation {
        .seen(WatchedStanding(status: status))
    }

    @Test func `only changes are told`() {
        var state = state([one])
        let first = state.take(status("pending"), at: 0, nowMilliseconds: 0, random: 0)
        #expect(first?.previous == nil)
        #expect(state.take(status("pending"), at: 0, nowMilliseconds: 9, random: 0) == nil)
        let change = state.take(status("completed"), at: 0, nowMilliseconds: 20, random: 0)
        #expect(change?.previous?.status == "pending")
        #expect(change?.settlement == .well)
        #expect(state.next == nil)
        #expect(state.exitCode == .done)
    }

    @Test func `waits grow without changes and begin anew with one`() {
        var state = state([one])
        var dues: [Int64] = []
        for name in ["pending", "pending", "pending", "in_progress", "in_progress"] {
            _ = state.take(status(name), at: 0, nowMilliseconds: 0, random: 0)
            dues.append(state.entries[0].dueMilliseconds)
        }
        #expect(dues == [1_000, 2_000, 4_000, 1_000, 2_000])
    }

    @Test func `an answer that did not come leaves everything as it was`() {
        var state = state([one])
        _ = state.take(status("pending"), at: 0, nowMilliseconds: 0, random: 0)
        #expect(state.take(miss(), at: 0, nowMilliseconds: 5, random: 0) == nil)
        #expect(state.entries[0].standing?.status == "pending")
        #expect(state.next == 0)
        #expect(state.exitCode == .unsettled)
        #expect(state.take(status("pending"), at: 0, nowMilliseconds: 5, random: 0) == nil)
    }

    @Test func `the one that is due first is looked at first`() {
        var state = state([one, two, one])
        #expect(state.entries.map(\.reference) == [one, two])
        #expect(state.next == 0)
        _ = state.take(status("pending"), at: 0, nowMilliseconds: 0, random: 0)
        #expect(state.next == 1)
        _ = state.take(status("authorized"), at: 1, nowMilliseconds: 0, random: 0)
        #expect(state.next == 0)
    }

    @Test(arguments: [
        (["completed", "authorized"], ExitCode.done),
        (["completed", "failed"], .declined),
        (["failed", "pending"], .unsettled),
        (["some_new_status", "completed"], .unsettled),
        (["rejected_reversible", "cancelled"], .declined),
    ])
    func `open outweighs badly, badly outweighs well`(statuses: [String], exit: ExitCode) {
        var state = state([one, two])
        for (index, name) in statuses.enumerated() {
            _ = state.take(status(name), at: index, nowMilliseconds: 0, random: 0)
        }
        #expect(state.exitCode == exit)
    }

    @Test func `a reference that Bolt refuses ends only itself`() {
        var state = state([one, two])
        let refusal = Failure("bolt_error", .negative, "not found")
        _ = state.take(.failed(refusal), at: 0, nowMilliseconds: 0, random: 0)
        #expect(state.next == 1)
        #expect(state.exitCode == .unsettled)
        _ = state.take(status("completed"), at: 1, nowMilliseconds: 0, random: 0)
        #expect(state.next == nil)
        #expect(state.exitCode == .negative)
    }

    @Test func `who never got an answer learns why`() {
        var state = state([one])
        _ = state.take(miss(.unreachable), at: 0, nowMilliseconds: 0, random: 0)
        #expect(state.exitCode == .unreachable)
    }

    @Test func `a change is one line`() {
        var before = WatchedStanding(
            status: "pending",
            authorization: "succeeded",
            amount: 6886,
            currency: "USD",
            captured: 0
        )
        func line(_ previous: WatchedStanding?, _ standing: WatchedStanding) -> String {
            WatchChange(
                reference: one,
                previous: previous,
                standing: standing,
                settlement: .open
            ).line
        }
        #expect(
            line(nil, before)
                == "AAAA-0001-AAAA pending, authorization succeeded, amount 6886 USD"
        )
        var after = before
        after.status = "completed"
        after.captured = 6886
        #expect(line(before, after) == "AAAA-0001-AAAA pending -> completed, captured 6886 USD")
        before = after
        after.refunded = 500
        #expect(line(before, after) == "AAAA-0001-AAAA completed, refunded 500 USD")
        #expect(line(nil, WatchedStanding(status: "")) == "AAAA-0001-AAAA (no status)")
    }
}
