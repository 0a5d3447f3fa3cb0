import TestSupport
import Testing

@testable import BoltCommandLine

/// Every fixture that ships, run as a person would.
struct ShippedFixtureTests {
    private static let folder = "\(PackageFolder.root)/Fixtures"

    private static let paid = [
        "authorized", "camel-case", "card", "custom-fields", "dinar", "emoji", "in-review",
        "multi-shipment", "new-values", "partial-capture", "wallet", "webhook-v2", "yen",
    ]

    @Test(arguments: paid)
    func `a paid checkout prints six fields, and so does its document`(token: String) {
        let arguments = [
            "checkout", "--order-token", token, "--fixture", Self.folder, "-o", "json",
        ]
        let model = CommandLineRun(arguments)
        let names = "order_reference,reference,merchant_order_number,amount,currency,status"
        let document = CommandLineRun(arguments + ["--fields", names])
        #expect(model.exit == .done)
        #expect(model.stdout.hasPrefix(#"{"order_reference":"#))
        #expect(model == document)
    }

    @Test(arguments: [
        ("bad-gateway", ExitCode.unsettled), ("bad-request", .negative), ("cancelled", .negative),
        ("cart-expired", .negative), ("code-18", .keysRefused), ("code-2001005", .negative),
        ("code-35", .unsettled), ("code-41", .unsettled), ("code-45", .declined),
        ("conflict", .unsettled), ("created", .unsettled), ("cut-off", .unsettled),
        ("declined", .declined), ("dismissed", .cancelled), ("empty-status", .unsettled),
        ("failed", .declined), ("forbidden", .keysRefused), ("fractional-amount", .unsettled),
        ("html-page", .unsettled), ("in-progress", .unsettled), ("no-amount", .unsettled),
        ("no-reference", .unsettled), ("not-found", .negative), ("null-reply", .unsettled),
        ("rejected-irreversible", .declined), ("rejected-reversible", .declined),
        ("server-error", .unsettled), ("too-many", .unsettled), ("unauthorized", .keysRefused),
        ("unavailable", .unsettled), ("unknown-status", .unsettled), ("missing", .noInput),
        ("../inspect/payment", .noInput),
    ])
    func `any other checkout prints nothing`(token: String, exit: ExitCode) {
        let run = CommandLineRun(["checkout", "--order-token", token, "--fixture", Self.folder])
        #expect(run.exit == exit, "\(run.stderr)")
        #expect(run.stdout == "")
        #expect(run.stderr.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ("authorized", ExitCode.done), ("bad-request", .negative), ("cancelled", .negative),
        ("card", .done), ("code-18", .keysRefused), ("code-35", .unsettled),
        ("code-45", .declined), ("completed", .done), ("conflict", .unsettled),
        ("cut-off", .unsettled), ("declined", .declined), ("failed", .declined),
        ("forbidden", .keysRefused), ("gateway-timeout", .unsettled), ("invalid-card", .negative),
        ("not-found", .negative), ("rejected-irreversible", .declined),
        ("rejected-reversible", .declined), ("replayed", .done), ("server-error", .unsettled),
        ("too-many", .unsettled), ("unauthorized", .keysRefused),
    ])
    func `an authorization ends as its name says`(token: String, exit: ExitCode) {
        let run = CommandLineRun(["authorize", "--order-token", token, "--fixture", Self.folder])
        #expect(run.exit == exit, "\(run.stderr)")
        let printsResult = exit == .done || exit == .declined || token == "cancelled"
        #expect(run.stdout.isEmpty == !printsResult)
    }

    @Test(arguments: [
        ("login", "shopper.json", ExitCode.done), ("login", "wrong-state.json", .keysRefused),
        ("login", "refused.json", .keysRefused), ("login", "no-code.json", .keysRefused),
        ("login", "dismissed.cancel.json", .cancelled), ("payment-flow", "visa.json", .done),
        ("payment-flow", "amex.json", .done), ("payment-flow", "no-network.json", .done),
        ("payment-flow", "refused.422.json", .negative),
        ("payment-flow", "dismissed.cancel.json", .cancelled),
    ])
    func `login and payment flow end as their names say`(
        flow: String,
        name: String,
        exit: ExitCode
    ) {
        let run = CommandLineRun([flow, "--fixture", "\(Self.folder)/\(flow)/\(name)"])
        #expect(run.exit == exit, "\(run.stderr)")
        #expect(run.stdout.isEmpty == (exit != .done))
    }

    @Test func `an authorization takes card, cart and shopper along`() {
        let order = "\(Self.folder)/order"
        let run = CommandLineRun([
            "authorize", "--order-token", "card", "--fixture", Self.folder,
            "--card", "\(Self.folder)/payment-flow/visa.json", "--cart", "\(order)/cart.json",
            "--user", "\(order)/user.json",
        ])
        #expect(
            run
                == CommandLineRun(
                    exit: .done,
                    stdout: "order_reference: FF-30917\n",
                    stderr: run.stderr
                )
        )
    }
}
