import BoltCheckoutCore
import Testing

/// Input that is no JSON: what is private must not pass, and it is said where it went wrong.
struct BrokenRedactionTests {
    @Test(arguments: [
        (#"{"first_name":"Ada"#, #"{"first_name":"[redacted]"#),
        (
            #"{"first_name":"Ada,"last_name":"Okafor"}"#,
            #"{"first_name":"name-#"[redacted]"[redacted]"[redacted]"[redacted]"#
        ),
        (#"{first_name:"Ada"}"#, #"{[redacted]:"[redacted]"}"#),
        (#"{"first_name":Ada}"#, #"{"first_name":[redacted]}"#),
        (#"{"first_name" "Ada"}"#, #"{"first_name" "name-#"}"#),
        ("{'first_name':'Ada'}", "{[redacted]:[redacted]}"),
        ("Ada Okafor, 1 Mill Lane", "[redacted] [redacted], 0 [redacted] [redacted]"),
        (#"{"a":1]"Ada""#, #"{"a":1]"[redacted]""#),
        (#"{"note":"\q Ada"}"#, #"{"note":"[redacted]"}"#),
        (#"{"a":01,"b":"Ada"}"#, #"{"a":[redacted],"[redacted]":"[redacted]"}"#),
    ])
    func `lets nothing private through`(input: String, expected: String) {
        let redaction = Redaction(input)
        #expect(redaction.plain == expected)
        #expect(redaction.stream.defect != nil)
        #expect(redaction.stream.brokenCount == 1)
    }

    @Test(arguments: [
        (#"{"first_name":"Ada",}"#, #"{"first_name":"name-#",}"#),
        (#"{"a":1 "first_name":"Ada"}"#, #"{"a":1 "first_name":"name-#"}"#),
        (#"["ada@x.example",]"#, #"["email-#@redacted.example",]"#),
        (#"{"status":"completed""#, #"{"status":"completed""#),
    ])
    func `a small flaw keeps names and values apart`(input: String, expected: String) {
        #expect(Redaction(input).plain == expected)
        #expect(Redaction(input).stream.defect?.isGrave == false)
    }

    @Test func `goes on with the next line that begins a record`() {
        let input = "{\"a\":\"Ada\n{\"reference\":\"R-1\",\"first_name\":\"Bo\"}\n"
        let redaction = Redaction(input)
        #expect(
            redaction.plain
                == "{\"a\":\"[redacted]\n{\"reference\":\"R-1\",\"first_name\":\"name-#\"}\n"
        )
        let flaw = redaction.stream.defect
        #expect(flaw?.line == 1)
        #expect(flaw?.column == 6)
        #expect(flaw?.words == "a string does not end")
        #expect(flaw?.isGrave == true)
        #expect(redaction.stream.wholeCount == 1)
        #expect(redaction.stream.brokenCount == 1)
    }

    @Test func `bytes that are no UTF-8 are replaced`() {
        let stream = RedactionStream(keeping: [], pseudonyms: Pseudonyms(key: [1]))
        let input: [UInt8] = Array("[\"".utf8) + [0xFF, 0x41] + Array("\"]".utf8)
        #expect(
            String(decoding: stream.consume(input, isLast: true), as: UTF8.self)
                == "[\"[redacted]\"]"
        )
    }

    @Test func `gives up where nobody nests so deep`() {
        let redaction = Redaction(String(repeating: "[", count: 100_000))
        #expect(redaction.stream.isGivenUp)
        #expect(redaction.output.count == 512)
    }

    @Test func `a string of any length costs no memory and is not let through`() {
        let stream = RedactionStream(keeping: [], pseudonyms: Pseudonyms(key: [1]))
        var output = stream.consume(Array("{\"note\":\"".utf8), isLast: false)
        let part = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<20 { output += stream.consume(part, isLast: false) }
        output += stream.consume(Array("\\\"\",\"status\":\"completed\"}".utf8), isLast: true)
        #expect(
            String(decoding: output, as: UTF8.self)
                == "{\"note\":\"[redacted]\",\"status\":\"completed\"}"
        )
        #expect(stream.wholeCount == 1)
    }
}
