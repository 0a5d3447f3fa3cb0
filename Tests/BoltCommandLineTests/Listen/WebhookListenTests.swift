import Testing

@testable import BoltCommandLine

struct WebhookListenTests {
    @Test func `without a secret it says what to set`() {
        #expect(
            CommandLineRun(["webhook", "listen"])
                == CommandLineRun(
                    exit: .keysRefused,
                    stderr: "bolt-cli: no signing secret; set BOLT_SIGNING_SECRET, or name its "
                        + "file with --signing-secret-file\n"
                )
        )
    }

    @Test(arguments: ["0", "65536", "http"])
    func `a port is a port`(text: String) {
        let run = CommandLineRun(["webhook", "listen", "--port", text])
        #expect(run.exit == .usage)
        #expect(run.stdout.isEmpty)
    }

    @Test func `a secret that is typed is refused and not repeated`() {
        let run = CommandLineRun(["webhook", "listen", "--signing-secret", "s3cr3t-example"])
        #expect(run.exit == .usage)
        #expect(!run.stderr.contains("s3cr3t"))
    }

    @Test func `a count that is not reached is not settled`() {
        let run = CommandLineRun(
            ["webhook", "listen", "--count", "1", "--timeout", "1", "-o", "ndjson"],
            environment: ["BOLT_SIGNING_SECRET": "example"]
        )
        #expect(run.exit == .unsettled)
        #expect(run.stdout.isEmpty)
        #expect(run.stderr.hasSuffix("bolt-cli: 0 deliveries\n"))
    }
}
