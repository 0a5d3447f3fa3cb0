import Testing

@testable import BoltCommandLine

/// Card numbers in JSON that is passed on.
struct SourceMaskTests {
    @Test(arguments: [
        (#"{"a":1}"#, #"{"a":1}"#),
        (#"{"a":"4111111111111111"}"#, #"{"a":"************1111"}"#),
        (#"{"a":4111111111111111}"#, #"{"a":9999999999991111}"#),
        (#"["4111111111111111",4111111111111111]"#, #"["************1111",9999999999991111]"#),
        (#"{"4111111111111111":true}"#, #"{"************1111":true}"#),
        (#""4111-1111-1111-1111""#, #""****-****-****-1111""#),
        (#"4111111111111111"#, #"9999999999991111"#),
        (
            #"{"reference":"4111111111111111","pan":"4111111111111111"}"#,
            #"{"reference":"4111111111111111","pan":"***"}"#
        ),
        (
            #"{"cvv":"123","cvc":["999",{"a":"9]"}],"x":{"CVV2":123,"n":1},"csc":null}"#,
            #"{"cvv":"***","cvc":"***","x":{"CVV2":"***","n":1},"csc":null}"#
        ),
        (#"{"cvv":{}}"#, #"{"cvv":"***"}"#), (#"[{"cvv":-1.5e3}]"#, #"[{"cvv":"***"}]"#),
        (
            #"{"amount":{"amount":4111111111111111,"x":4111111111111111}}"#,
            #"{"amount":{"amount":4111111111111111,"x":9999999999991111}}"#
        ),
        (
            #"{"id":["4111111111111111"]}"#,
            #"{"id":["************1111"]}"#
        ),
        (#"{"a\"4111111111111111":"b\\"}"#, #"{"a\"************1111":"b\\"}"#),
        (
            #"{"a":"x","amount":null,"b":4111111111111111}"#,
            #"{"a":"x","amount":null,"b":9999999999991111}"#
        ),
    ])
    func `are masked where they are no reference and no amount`(source: String, masked: String) {
        var output: [UInt8] = []
        Array(source.utf8).withUnsafeBufferPointer { SourceMask.append($0, to: &output) }
        #expect(String(decoding: output, as: UTF8.self) == masked)
    }
}
