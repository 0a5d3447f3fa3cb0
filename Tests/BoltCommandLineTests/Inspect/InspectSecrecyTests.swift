import TestSupport
import Testing

@testable import BoltCommandLine

/// No card number, check value or secret in any output of `inspect`.
struct InspectSecrecyTests {
    private static let number = "4111111111111111"
    private static let record = #"""
        {"id":"TA1","reference":"R","status":"x 4111111111111111","type":"4111-1111-1111-1111",
        "processor":"4111 1111 1111 1111","amount":{"amount":5,"currency":"4111111111111111",
        "currency_symbol":"4111111111111111"},"4111111111111111":{"4111111111111111":4111111111111111},
        "note":["4111111111111111",4111111111111111,{"a":"4111111111111111"}],"cvv":"987","CVC":[654],
        "card":{"pan":4111111111111111,"cvv2":{"value":"321"},"last4":"4111111111111111","csc":null,
        "bin":"411111"},"from_consumer":{"first_name":"4111111111111111","emails":[{"address":"4111111111111111"}]},
        "authorization":{"status":"declined","reason":"4111111111111111"},"api_key":"sk_invented",
        "captures":[{"status":"4111111111111111","amount":1}]}
        """#

    private static let outputs: [[String]] = [
        [], ["-o", "tsv"], ["-o", "csv"], ["-o", "json"], ["-o", "ndjson"], ["--raw"],
        ["--raw", "-o", "json"],
        [
            "-o", "tsv", "--fields",
            "note,note.0,note.1,note.2,card,card.cvv2,card.cvv2.value,card.pan,cvv,CVC.0",
        ],
        ["-o", "csv", "--fields", "note,note.1,card,4111111111111111,CVC,api_key,amount"],
        ["-o", "json", "--fields", "note,note.1,card,card.cvv2,from_consumer,status,api_key,cvv"],
        [
            "-o", "text", "--fields",
            "note,note.1,card,card.cvv2,from_consumer,status,api_key,cvv,captures",
        ],
        ["--summary"], ["--summary", "-o", "csv"], ["--error-format", "json"],
    ]

    @Test(arguments: outputs, [false, true])
    func `stands in the output`(arguments: [String], isTerminal: Bool) {
        let facts = StreamFacts(isTerminal: isTerminal, columns: 100, isCapable: true)
        let run = CommandLineRun(
            ["inspect"] + arguments,
            input: MemoryInput(Self.record),
            output: MemoryTextSink(facts: facts)
        )
        let columns = arguments.contains { $0.contains(Self.number) } ? 1 : 0
        let found = (run.stdout + run.stderr).ranges(of: Self.number).count
        #expect(found == columns, "\(run.stdout)\(run.stderr)")
        for secret in [
            "4111 1111 1111 1111", "4111-1111-1111-1111", "987", "654", "321", "sk_invented",
        ] {
            #expect(!run.stdout.contains(secret), "\(secret): \(run.stdout)")
        }
        #expect(run.exit == .done)
    }

    @Test(arguments: [
        #"{"id":1,"reference":"R","4111111111111111":1,"4111111111111111":2}"#,
        #"{"id":1,"reference":"R","zzzzzzzzzzzzzzzzzzzzzzzzzzzz4111111111111111":1 bad}"#,
        #"{"id":1,"reference":"R","amount":"4111 1111 1111 1111"}"#,
        #"{"errors":[{"code":1,"message":"card 4111111111111111 declined"}]}"#,
        #"{"error":"4111111111111111"}"#,
        #"{"type":"newsletter_subscription","id":"4111111111111111"}"#,
        #"{"id":1,"reference":"R","date":"4111111111111111 "}"#,
    ])
    func `stands in what is told of a record`(record: String) {
        for format in ["text", "json"] {
            let run = InspectRun(
                record,
                "-o",
                "tsv",
                "--fields",
                "reference",
                "--error-format",
                format
            )
            #expect(!(run.stdout + run.run.stderr).contains(Self.number), "\(run.run.stderr)")
        }
    }

    @Test func `references and amounts stay as they are`() {
        let record =
            #"{"id":"4111111111111111","reference":"4111111111111111","amount":4111111111111111,"cart":{"order_reference":"4111111111111111"}}"#
        let all = InspectRun(
            record,
            "-o",
            "tsv",
            "--fields",
            "id,reference,amount,order_reference",
            "--quiet"
        )
        #expect(all.rows == [Array(repeating: Self.number, count: 4).joined(separator: "\t")])
        let paths = InspectRun(
            record,
            "-o",
            "ndjson",
            "--fields",
            "cart.order_reference,amount",
            "--quiet"
        )
        #expect(
            paths.stdout
                == "{\"cart.order_reference\":\"\(Self.number)\",\"amount\":\(Self.number)}\n"
        )
        #expect(InspectRun(record, "--raw", "--quiet").stdout == record + "\n")
    }

    @Test(arguments: [
        [], ["-o", "tsv"], ["-o", "csv"], ["-o", "json"], ["--raw"], ["--fields", "note,k"],
        ["--summary"],
    ])
    func `no byte acts on a terminal`(arguments: [String]) {
        let record =
            #"{"id":"\u001b[2J","reference":"\u009b31m","status":"\u0007","note":"\u202e\u2028\u007f\ud800","k":{"\u001b]0;x\u0007":"\u001b"}}"#
        let run = CommandLineRun(["inspect"] + arguments, input: MemoryInput(record))
        let bad = (run.stdout + run.stderr).unicodeScalars.filter { scalar in
            let value = scalar.value
            return value != 10 && value != 9 && (value < 0x20 || (0x7F...0x9F).contains(value))
                || (0x202A...0x202E).contains(value) || value == 0x2028
        }
        #expect(bad.isEmpty, "\(run.stdout)\(run.stderr)")
    }
}
