import TestSupport
import Testing

@testable import BoltCommandLine

/// The commands of the four flows over replies on standard input.
struct FlowCommandTests {
    private let order = TransactionText.minimal.setting("cart", #"{"order_reference":"R-1"}"#)
        .setting("merchant_order_number", #""1042""#)

    @Test(arguments: [
        (
            [String](),
            "order_reference: R-1\nreference: QRST-2345-UVWX\nmerchant_order_number: 1042\n"
                + "amount: 1234\ncurrency: USD\nstatus: authorized\n"
        ),
        (
            ["-o", "tsv"],
            "order_reference\treference\tmerchant_order_number\tamount\tcurrency\tstatus\n"
                + "R-1\tQRST-2345-UVWX\t1042\t1234\tUSD\tauthorized\n"
        ),
        (
            ["-o", "csv"],
            "order_reference,reference,merchant_order_number,amount,currency,status\n"
                + "R-1,QRST-2345-UVWX,1042,1234,USD,authorized\n"
        ),
        (
            ["-o", "ndjson"],
            #"{"order_reference":"R-1","reference":"QRST-2345-UVWX","merchant_order_number":"1042","#
                + #""amount":1234,"currency":"USD","status":"authorized"}"# + "\n"
        ),
        (
            ["-o", "tsv", "--fields", "amount,cart.order_reference,captures,nothing.here"],
            "amount\tcart.order_reference\tcaptures\tnothing.here\n1234\tR-1\t\t\n"
        ),
        (["--fields", "date"], "date: 2026-02-09T16:04:37.218Z\n"),
    ])
    func `checkout prints its fields in every format`(options: [String], expected: String) {
        let run = checkout(options, order.text)
        #expect(run == CommandLineRun(exit: .done, stdout: expected, stderr: ""))
    }

    @Test func `checkout's raw output is the delivered object`() {
        let run = checkout(["--raw"], "{ \"transaction\" : \(order.text) }")
        #expect(run.stdout == #"{"transaction":\#(order.text)}"# + "\n")
        #expect(run.exit == .done)
    }

    @Test func `a card number in the delivered object is masked`() {
        let noted = order.setting("user_note", #""card 4111 1111 1111 1111""#)
        #expect(!checkout(["--raw"], noted.text).stdout.contains("4111 1111"))
        #expect(!checkout(["--fields", "user_note"], noted.text).stdout.contains("4111 1111"))
    }

    @Test func `a checkout that does not succeed prints nothing but says why`() {
        let run = checkout([], order.setting("status", #""failed""#).text)
        #expect(run.exit == .declined)
        #expect(run.stdout == "")
        #expect(run.stderr == "bolt-cli: checkout declined (failed)\n")
    }

    @Test func `an unknown outcome is never called failed`() {
        let run = checkout([], #"{"reference":"A"#)
        #expect(run.exit == .unsettled)
        #expect(run.stdout == "")
        #expect(
            run.stderr.hasPrefix(
                "bolt-cli: checkout outcome unknown, the payment may have gone through"
            )
        )
    }

    @Test func `an error is an object for a program`() {
        let body = #"{"errors":[{"code":18,"message":"No."}]}"#
        let run = checkout(["--error-format", "json"], body)
        #expect(run.exit == .keysRefused)
        #expect(
            run.stderr
                == #"{"code":"bolt_error","exit":77,"message":"checkout failed: Bolt error 18 "#
                + #"Forbidden: No (HTTP 200)","file":null,"line":null,"column":null,"path":null,"#
                + #""http_status":200,"trace_id":null}"# + "\n"
        )
    }

    @Test func `a program is told where a reply is broken`() {
        let cut = checkout(["--error-format", "json"], "{\n  tru}")
        #expect(cut.stderr.contains(#""code":"outcome_unknown","exit":75"#))
        #expect(cut.stderr.contains(#""line":2,"column":3,"path":null"#))
        let fraction = order.setting("amount", #"{"amount":1.5,"currency":"USD"}"#)
        let run = checkout(["--error-format", "json"], fraction.text)
        #expect(run.stderr.contains(#""path":"amount.amount""#))
    }

    @Test func `a field that cannot be read does not hide that the payment went through`() {
        let odd = order.setting("type", #""cc_credit""#)
            .setting(
                "captures",
                #"[{"status":"succeeded","amount":{"amount":1.5,"currency":"USD"}}]"#
            )
        let run = checkout(["--fields", "reference,captured"], odd.text)
        #expect(run.exit == .done)
        #expect(run.stdout == "reference: QRST-2345-UVWX\ncaptured: \n")
    }

    @Test func `login prints code, verifier and state`() {
        let run = CommandLineRun(
            ["login", "--fixture", "-"],
            input: MemoryInput(#"{"code":"C","state":"S","code_verifier":"V"}"#)
        )
        let stdout = "auth_code: C\ncode_verifier: V\nstate: S\n"
        #expect(run == CommandLineRun(exit: .done, stdout: stdout, stderr: ""))
    }

    private static let card =
        #"{"payment_method":"credit_card","token":"tok_0123456789","token_expiry":1700000000000,"#
        + #""last4":"1111","bin":"411111","network":"visa","expiration":"2029-08","#
        + #""postal_code":null}"#

    @Test func `payment-flow masks the token in text and hands it out in JSON`() {
        let text = CommandLineRun(
            ["payment-flow", "--fixture", "-"],
            input: MemoryInput(Self.card)
        )
        #expect(
            text.stdout
                == "payment_method: credit_card\ntoken: ****6789\ntoken_expiry: 1700000000000\n"
                + "last4: 1111\nbin: 411111\nnetwork: visa\nexpiration: 2029-08\npostal_code: \n"
        )
        let json = CommandLineRun(
            ["payment-flow", "--fixture", "-", "-o", "json"],
            input: MemoryInput(Self.card)
        )
        #expect(json.stdout == Self.card + "\n")
    }

    @Test func `authorize prints the order reference`() {
        let run = authorize([], #"{"transaction":\#(order.text)}"#)
        #expect(
            run == CommandLineRun(exit: .done, stdout: "order_reference: R-1\n", stderr: "")
        )
    }

    @Test func `a decline is a result of authorize`() {
        let failed = order.setting("status", #""failed""#)
            .setting("authorization", #"{"reason":"call_issuer"}"#)
        let run = authorize(["-o", "json"], failed.text)
        #expect(run.exit == .declined)
        #expect(run.stdout == #"{"status":"failed","reason":"call_issuer"}"# + "\n")
        #expect(run.stderr == "bolt-cli: authorization declined: call_issuer\n")
    }

    @Test func `notes go to standard error, and nowhere with quiet`() {
        let plain = TransactionText.minimal.text
        let note =
            "bolt-cli: note: the reply has no order reference; "
            + "this is the transaction's reference\n"
        #expect(
            authorize([], plain)
                == CommandLineRun(
                    exit: .done,
                    stdout: "order_reference: QRST-2345-UVWX\n",
                    stderr: note
                )
        )
        #expect(authorize(["--quiet"], plain).stderr == "")
    }

    @Test func `a card token past its expiry is refused`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.card, to: "card.json")
        let run = CommandLineRun(
            ["authorize", "--order-token", "t", "--fixture", "-", "--card", path],
            input: MemoryInput(order.text),
            nowMilliseconds: 1_700_000_600_000
        )
        #expect(run.exit == .negative)
        #expect(
            run.stderr
                == "bolt-cli: authorization failed: card token expired 10 min ago; "
                + "run 'bolt-cli payment-flow' again\n"
        )
    }

    @Test(arguments: [
        (["checkout", "--order-token", "t"], "add --fixture PATH, or set BOLT_PUBLISHABLE_KEY"),
        (["login"], "add --fixture PATH, or set BOLT_PUBLISHABLE_KEY"),
        (["payment-flow"], "add --fixture PATH"),
        (
            ["authorize", "--order-token", "t"],
            "add --fixture PATH, or set BOLT_API_KEY and BOLT_PUBLISHABLE_KEY"
        ),
        (["checkout", "--fixture", "-"], "'--order-token' is missing"),
        (["checkout", "--order-token", "", "--fixture", "-"], "is empty"),
        (["authorize", "--fixture", "-"], "'--order-token' is missing"),
        (
            ["authorize", "--order-token", "t", "--fixture", "-", "--card", "-"],
            "both read standard input"
        ),
        (["checkout", "--order-token", "t", "--fields", "a..b", "--fixture", "-"], "'a..b'"),
    ])
    func `what is missing is said, with exit code 64`(arguments: [String], words: String) {
        let run = CommandLineRun(arguments)
        #expect(run.exit == .usage)
        #expect(run.stdout == "")
        #expect(run.stderr.contains(words), "\(run.stderr)")
    }

    @Test func `a fixture that cannot be opened is 66`() {
        let run = CommandLineRun(["checkout", "--order-token", "t", "--fixture", "no/such.json"])
        #expect(run.exit == .noInput)
        #expect(run.stderr.contains("'no/such.json' cannot be read: no such file or directory"))
    }

    @Test func `a terminal is no fixture`() {
        let run = CommandLineRun(
            ["login", "--fixture", "-"],
            input: MemoryInput("", isTerminal: true)
        )
        #expect(run.exit == .usage)
    }

    private func checkout(_ options: [String], _ body: String) -> CommandLineRun {
        CommandLineRun(
            ["checkout", "--order-token", "t", "--fixture", "-"] + options,
            input: MemoryInput(body)
        )
    }

    private func authorize(_ options: [String], _ body: String) -> CommandLineRun {
        CommandLineRun(
            ["authorize", "--order-token", "t", "--fixture", "-"] + options,
            input: MemoryInput(body)
        )
    }
}
