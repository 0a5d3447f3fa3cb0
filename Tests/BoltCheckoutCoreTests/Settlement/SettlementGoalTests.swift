import BoltCheckoutCore
import Testing

struct SettlementGoalTests {
    @Test(arguments: [
        ("created", Settlement.open), ("pending", .open), ("in_progress", .open),
        ("authorized", .well), ("completed", .well), ("cancelled", .badly), ("canceled", .badly),
        ("failed", .badly), ("rejected_reversible", .badly), ("rejected_irreversible", .badly),
    ])
    func `without statuses of one's own any decision is enough`(status: String, means: Settlement) {
        #expect(SettlementGoal().settlement(of: status) == means)
    }

    @Test(arguments: ["", "settled", "COMPLETED", "refunded", "rejectedIrreversible"])
    func `a status that is not known is no decision`(status: String) {
        #expect(SettlementGoal().settlement(of: status) == .open)
        #expect(SettlementGoal(statuses: ["completed"]).settlement(of: status) == .open)
    }

    @Test(arguments: [
        ("pending", Settlement.open), ("authorized", .open), ("rejected_reversible", .open),
        ("completed", .well), ("failed", .badly), ("cancelled", .badly),
        ("rejected_irreversible", .badly),
    ])
    func `who waits for completed does not stop before`(status: String, means: Settlement) {
        #expect(SettlementGoal(statuses: ["completed"]).settlement(of: status) == means)
    }

    @Test func `completed has been authorized`() {
        #expect(SettlementGoal(statuses: ["authorized"]).settlement(of: "completed") == .well)
        #expect(SettlementGoal(statuses: ["cancelled"]).settlement(of: "completed") == .badly)
    }

    @Test func `what is waited for is well, whatever it is`() {
        let goal = SettlementGoal(statuses: ["failed", "cancelled"])
        #expect(goal.settlement(of: "failed") == .well)
        #expect(goal.settlement(of: "canceled") == .well)
        #expect(goal.settlement(of: "authorized") == .open)
    }
}
