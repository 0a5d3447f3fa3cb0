import BoltCheckoutHTTP
import BoltSystem
import Foundation
import TestSupport
import Testing

@testable import BoltCheckoutMock

/// The mock's replies against Bolt's published description of its API, by a validator that is not
/// ours.
struct SchemaTests {
    /// Reads `{method, path, status, body}` a line and prints what does not fit the description.
    ///
    /// Three things are passed over, where what was seen on the wire differs from the description:
    /// a history and the parts of a capture are lists there, and a reference is longer than the
    /// description allows (as its own example is).
    private static let validator = """
        import json, sys, yaml
        from openapi_schema_validator import OAS30Validator
        document = yaml.safe_load(open(sys.argv[1]))
        def resolve(node):
            while "$ref" in node:
                target = document
                for part in node["$ref"].split("/")[1:]:
                    target = target[part.replace("~1", "/")]
                node = target
            return node
        def known(error):
            last = error.absolute_path[-1] if error.absolute_path else ""
            return (last, error.validator) in [("reference", "maxLength"), ("splits", "type")]
        for line in sys.stdin:
            reply = json.loads(line)
            operation = document["paths"][reply["path"]][reply["method"].lower()]
            response = resolve(operation["responses"][reply["status"]])
            schema = list(response["content"].values())[0]["schema"]
            root = {"components": document["components"], "allOf": [schema]}
            body = reply["body"]
            body.pop("timeline", None)
            for error in OAS30Validator(root).iter_errors(body):
                if known(error):
                    continue
                where = ".".join(str(part) for part in error.absolute_path)
                print(reply["method"], reply["path"], reply["status"], where, error.message[:200])
            print("checked")
        """

    private func corpora() throws -> String {
        guard let path = EnvironmentVariables.current()["BOLT_CORPORA"] else {
            try Test.cancel("BOLT_CORPORA is not set")
        }
        return path
    }

    private func python(_ arguments: [String], _ input: [UInt8] = []) throws -> ChildResult? {
        let environment = EnvironmentVariables.current()
        let command = ChildCommand(
            "python3",
            arguments,
            environment: ["PATH": environment["PATH"] ?? "/usr/bin:/bin"]
        )
        return try? ChildProcess.run(
            command,
            input: input,
            until: .after(milliseconds: 60_000)
        )
    }

    @Test func `the mock's replies are what Bolt describes`() throws {
        let file = try corpora() + "/openapi/bolt-api.yml"
        let modules = try python(["-c", "import yaml, openapi_schema_validator"])
        guard modules?.ending == .exited(0) else {
            try Test.cancel("PyYAML or openapi-schema-validator is not installed")
        }
        let lines = replies()
        let input = lines.map { String(decoding: $0.bytes, as: UTF8.self) }
        let text = input.joined(separator: "\n") + "\n"
        let result = try #require(
            try python(["-c", Self.validator, file], Array(text.utf8))
        )
        let output = String(decoding: result.stdout, as: UTF8.self)
        let words = String(decoding: result.stderr, as: UTF8.self)
        #expect(result.ending == .exited(0), "\(words)")
        let expected = String(repeating: "checked\n", count: lines.count)
        #expect(output == expected)
    }

    /// One reply of every kind, as the validator reads them.
    private func replies() -> [JSONTree] {
        let mock = MockRun()
        let authorize = "/v1/merchant/transactions/authorize"
        var list: [JSONTree] = []
        func add(_ method: String, _ target: String, _ path: String, _ body: String = "") {
            let reply = mock.send(method, target, body)
            list.append([
                "method": .string(method), "path": .string(path),
                "status": .string(String(reply.status)),
                "body": JSONTree(parsing: reply.body) ?? .null,
            ])
        }
        let order = #"{"cart":\#(MockRun.cart(total: 2599)),"channel":"browser"}"#
        add("POST", "/v1/merchant/orders", "/v1/merchant/orders", order)
        add("POST", "/v1/merchant/orders", "/v1/merchant/orders", "{}")
        add("POST", "/v1/merchant/orders", "/v1/merchant/orders", "[")
        let byReference = "/v1/merchant/transactions/{REFERENCE}"
        let totals: [Int64] = [2599, 801_701, 801_702, 801_703, 801_704, 801_705]
        for total in totals {
            add("POST", authorize, authorize, mock.authorization(total: total))
            let reference = mock.authorize(total: total)
            add("GET", "/v1/merchant/transactions/\(reference)", byReference)
        }
        let reference = mock.authorize()
        let key = #""transaction_reference":"\#(reference)""#
        for verb in ["capture", "credit"] {
            let path = "/v1/merchant/transactions/\(verb)"
            add("POST", path, path, #"{\#(key),"amount":1000,"currency":"USD"}"#)
            add("POST", path, path, #"{\#(key),"amount":9999999,"currency":"USD"}"#)
        }
        add("GET", "/v1/merchant/transactions/\(reference)", byReference)
        let update = #"{"display_id":"7002","metadata":{"shelf":"B4"}}"#
        add("PATCH", "/v1/merchant/transactions/\(reference)", byReference, update)
        add("PATCH", "/v1/merchant/transactions/AAAA-BBBB-CCCC", byReference, update)
        let void = "/v1/merchant/transactions/void"
        let fresh = mock.authorize()
        add("POST", void, void, #"{"transaction_reference":"\#(fresh)"}"#)
        add("POST", void, void, #"{"transaction_reference":"AAAA-BBBB-CCCC"}"#)
        let review = "/v1/merchant/transactions/review"
        let rejected = mock.authorize(total: 801_703)
        let appeal = #"{"transaction_reference":"\#(rejected)","decision":"approve"}"#
        add("POST", review, review, appeal)
        add("POST", review, review, appeal)
        add("GET", "/v1/merchant/identifiers", "/v1/merchant/identifiers")
        add("GET", "/v1/account/exists?email=a@post.example", "/v1/account/exists")
        add("GET", "/v1/account/exists", "/v1/account/exists")
        add("GET", "/v1/testing/card_token", "/v1/testing/card_token")
        let statement = #"{"date":1773500966000,"file_type":"csv","type":"daily_funding"}"#
        add("POST", "/v1/merchant/statement", "/v1/merchant/statement", statement)
        add("POST", "/v1/merchant/statement", "/v1/merchant/statement", "{}")
        return list
    }
}
