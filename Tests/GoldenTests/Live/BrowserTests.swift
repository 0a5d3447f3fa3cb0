import BoltSystem
import TestSupport
import Testing

/// The pages in a real browser, driven by `Tests/Peers/browser.py`; skipped where there is none.
@Suite(.serialized)
struct BrowserTests {
    private let deadline = Deadline.after(milliseconds: 100_000)

    /// Runs a live command, does what a shopper does on its page, and gives both back.
    private func run(
        _ arguments: [String],
        action: String
    ) throws -> (result: ChildResult, page: String) {
        guard Peer.hasBrowser else {
            try Test.cancel("no Chromium, or no Python to drive it")
        }
        let standIn = try StandIn(["--fixture", "Fixtures"])
        let order = try ChildProcess.run(
            standIn.command(["order", "create", "--cart", "Fixtures/order/cart.json"]),
            until: deadline
        )
        let token = String(decoding: order.stdout.dropLast(), as: UTF8.self)
        let child = try ChildProcess.start(
            standIn.command(arguments.map { $0 == "NEW-ORDER" ? token : $0 })
        )
        var address = ""
        while address.isEmpty, let line = try child.readErrorLine(until: deadline) {
            if let mark = line.firstRange(of: "open http") {
                address = String(line[mark.lowerBound...].dropFirst("open ".count))
            }
        }
        let visit = try ChildProcess.run(
            Peer.script("browser.py", [address, action]),
            until: deadline
        )
        let result = try child.finish(until: deadline)
        return (result, String(decoding: visit.stdout, as: UTF8.self))
    }

    @Test func `a checkout that is approved prints what its fixture prints`() throws {
        let live = try run(["checkout", "--order-token", "card"], action: "approve")
        let recorded = try ChildProcess.run(
            ChildCommand(
                "\(PackageFolder.products)/bolt-cli",
                ["checkout", "--order-token", "card", "--fixture", "Fixtures"],
                folder: PackageFolder.root
            ),
            until: deadline
        )
        #expect(live.result.stdout == recorded.stdout)
        #expect(live.result.ending == .exited(0))
        #expect(live.page.contains("Done. You may close this page and go back to the terminal."))
    }

    @Test(arguments: [
        ("decline", Int32(2), "The payment was declined."),
        ("close", 3, "Checkout closed, nothing was paid."),
        ("leave", 3, "about:blank"),
    ])
    func `a checkout without a payment prints nothing and says why`(
        action: String,
        exit: Int32,
        words: String
    ) throws {
        let live = try run(["checkout", "--order-token", "NEW-ORDER"], action: action)
        #expect(live.result.ending == .exited(exit))
        #expect(live.result.stdout.isEmpty)
        #expect(live.page.contains(words))
    }

    @Test func `what was submitted and never answered is no cancel`() throws {
        let live = try run(
            ["checkout", "--order-token", "NEW-ORDER", "--timeout", "8"],
            action: "silence"
        )
        #expect(live.result.ending == .exited(75))
        #expect(String(decoding: live.result.stderr, as: UTF8.self).contains("outcome unknown"))
    }

    @Test(arguments: [
        ("login-approve", Int32(0), "You may close this page"),
        ("login-deny", 77, "The login was refused."),
    ])
    func `a login ends on a page that says how`(
        action: String,
        exit: Int32,
        words: String
    ) throws {
        let live = try run(["login"], action: action)
        #expect(live.result.ending == .exited(exit))
        #expect(live.page.contains(words))
    }
}
