import BoltCheckoutCore
import BoltCheckoutFlows
import Testing

struct BoltErrorBodyTests {
    @Test(arguments: [
        (
            #"{"errors":[{"code":25,"message":"A field is missing.","field":"cart.x"}]}"#,
            "Bolt error 25 MissingInputParameter in 'cart.x': A field is missing"
        ),
        (#"{"errors":[{"code":18}],"result":{"success":false}}"#, "Bolt error 18 Forbidden"),
        (#"{"errors":[{"code":1000001,"message":"M"}]}"#, "Bolt error 1000001: M"),
        (#"{"errors":{"code":"24"}}"#, "Bolt error 24 NotFound"),
        (#"{"errors":["plain"]}"#, "Bolt error: plain"),
        (
            #"{"error":"invalid_grant","error_description":"The code has expired."}"#,
            "Bolt error invalid_grant: The code has expired"
        ),
        (#"{"error":"no such order"}"#, "Bolt error no such order"),
        (
            #"{".tag":"unprocessable","message":"Bad","field":"f"}"#,
            "Bolt error unprocessable in 'f': Bad"
        ),
        (#"{"error_code":46}"#, "Bolt error 46 InternalServerError"),
        (#"{"errors":[{"message":"two\n  lines\r\n"}]}"#, "Bolt error: two lines"),
        (#"{"result":{}}"#, "Bolt error: the reply gives no reason"),
    ])
    func `reads every form`(text: String, words: String) throws {
        #expect(try body(text)?.description == words)
    }

    @Test(arguments: [
        "{}", "[]", "null", #"{"errors":[]}"#, #"{"errors":null}"#, #"{"error":""}"#,
        #"{".tag":"finalized","status":"success","transaction":{"reference":"X"}}"#,
        #"{"id":"TA1","status":"authorized"}"#,
    ])
    func `finds no error where there is none`(text: String) throws {
        #expect(try body(text) == nil)
    }

    private func body(_ text: String) throws -> BoltErrorBody? {
        try JSONDocument(Array(text.utf8)).withRoot { BoltErrorBody($0) }
    }

    @Test func `long words of Bolt's are cut between two of them`() throws {
        let message = String(repeating: "abcdefghi ", count: 29) + "sk-secret-key-of-a-merchant"
        let document = try JSONDocument(Array(#"{"errors":[{"message":"\#(message)"}]}"#.utf8))
        let body = try #require(document.withRoot { root in BoltErrorBody(root) })
        #expect(body.message == String(repeating: "abcdefghi ", count: 29).dropLast() + "…")
    }
}
