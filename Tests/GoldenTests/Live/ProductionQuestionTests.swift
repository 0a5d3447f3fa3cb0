import BoltSystem
import TestSupport
import Testing

/// Production in front of a terminal. Nothing is sent: the answer is never yes.
@Suite(.serialized)
struct ProductionQuestionTests {
    private let deadline = Deadline.after(milliseconds: 60_000)

    @Test(arguments: [
        ("yes\n", ChildEnding.exited(3)), ("\n", .exited(3)), ("\u{4}", .exited(3)),
        ("\u{3}", .signaled(2)),
    ])
    func `money does not move before somebody types the word`(
        typed: String,
        ending: ChildEnding
    ) throws {
        let command = ChildCommand(
            "\(PackageFolder.products)/bolt-cli",
            [
                "authorize", "--environment", "production", "--order-token", "t",
                "--user", "Fixtures/order/user.json", "--cart", "Fixtures/order/cart.json",
                "--card", "Fixtures/payment-flow/visa.json",
            ],
            environment: [
                "BOLT_API_KEY": "invented-key", "BOLT_PUBLISHABLE_KEY": "invented.division.key",
            ],
            folder: PackageFolder.root
        )
        let child = try TerminalChild(command)
        _ = try child.screen(containing: "Type 'production' to go on", until: deadline)
        try child.type(typed)
        let end = try child.finish(until: deadline)
        #expect(end.ending == ending)
        #expect(!end.screen.contains("environment: production"))
    }
}
