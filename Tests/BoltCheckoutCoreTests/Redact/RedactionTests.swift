import BoltCheckoutCore
import Testing

struct RedactionTests {
    @Test(arguments: [
        (
            #"{"first_name":"Ada","lastName":"Okafor"}"#,
            #"{"first_name":"name-#","lastName":"name-#"}"#
        ),
        (#"{"email":"ada@x.example"}"#, #"{"email":"email-#@redacted.example"}"#),
        (#"{"phones":[{"number":"5550104477"}]}"#, #"{"phones":[{"number":"phone-#"}]}"#),
        (#"{"card":{"number":"4111 1111 1111 1111"}}"#, #"{"card":{"number":"************1111"}}"#),
        (#"{"cvv":"737","cvv_result":"M"}"#, #"{"cvv":"***","cvv_result":"M"}"#),
        (#"{"cvv":737}"#, #"{"cvv":0}"#),
        (
            #"{"order":{"token":"abc"},"token_type":"bolt"}"#,
            #"{"order":{"token":"secret-#"},"token_type":"bolt"}"#
        ),
        (
            #"{"X-API-Key":"k1","authorization":{"status":"succeeded"}}"#,
            #"{"X-API-Key":"secret-#","authorization":{"status":"succeeded"}}"#
        ),
        (#"{"ip_address":"192.0.2.7"}"#, #"{"ip_address":"ip-#"}"#),
        (
            #"{"items":[{"name":"Day pack"}],"merchant":{"name":"Shop"}}"#,
            #"{"items":[{"name":"Day pack"}],"merchant":{"name":"Shop"}}"#
        ),
        (
            #"{"billing_address":{"name":"Ada Okafor","country_code":"GB"}}"#,
            #"{"billing_address":{"name":"name-#","country_code":"GB"}}"#
        ),
        (
            #"{"emails":[{"address":"ada@x.example"}],"address":"1 Mill Lane"}"#,
            #"{"emails":[{"address":"email-#@redacted.example"}],"address":"address-#"}"#
        ),
        (#"{"name":"first_name","value":"Ada"}"#, #"{"name":"first_name","value":"name-#"}"#),
        (
            #"{"custom_field_responses":[{"response":"hi"},{"response":true}]}"#,
            #"{"custom_field_responses":[{"response":"text-#"},{"response":true}]}"#
        ),
        (#"{"first_name":"","last_name":null}"#, #"{"first_name":"","last_name":null}"#),
        (#"{"\u0066irst_name":"Ada"}"#, #"{"\u0066irst_name":"name-#"}"#),
    ])
    func `replaces what a field's name says is private`(input: String, expected: String) {
        #expect(Redaction(input).plain == expected)
    }

    @Test(arguments: [
        (#"{"display_id":"4111111119 / 123456"}"#, #"{"display_id":"4111111119 / 123456"}"#),
        (#"{"display_id":"4111111127|123456"}"#, #"{"display_id":"4111111127|123456"}"#),
        (#"{"display_id":"4111 1111 1111 1111"}"#, #"{"display_id":"**** **** **** 1111"}"#),
        (#"{"display_id":"4111/1111/1111/1111"}"#, #"{"display_id":"****/****/****/1111"}"#),
    ])
    func `tells order and quote in a display id from a card`(input: String, expected: String) {
        #expect(Redaction(input).plain == expected)
    }

    @Test(arguments: [
        "sku", "status", "tracking_number", "external_id", "userId", "product_id", "item_id",
        "customer_id", "hash", "gtin", "upc", "etag", "auth", "last4", "uuid", "refs", "order_id",
        "transaction_id", "invoice_number", "orderNumber", "merchant_event_id",
    ])
    func `takes card numbers out of ids that are none of the exempt references`(name: String) {
        let text = Redaction(#"{"\#(name)":"4111111111111111"}"#).output
        #expect(text == #"{"\#(name)":"************1111"}"#)
        let number = Redaction(#"{"\#(name)":4111111111111111}"#).output
        #expect(number == #"{"\#(name)":9999999999991111}"#)
    }

    @Test(arguments: [
        "order_reference", "reference", "merchantOrderNumber", "id", "parent_reference", "date",
        "processor_capture_id",
    ])
    func `leaves the digits of references and dates`(name: String) {
        let document = #"{"\#(name)":4111111111111}"#
        #expect(Redaction(document).output == document)
    }

    @Test(arguments: [
        "iban", "bank_account", "bankAccount", "passport", "device_fingerprint",
        "deviceFingerprint", "ssn", "tax_id", "taxId",
    ])
    func `takes out what is a person's own`(name: String) {
        let text = Redaction(#"{"\#(name)":"X12-345-678"}"#).output
        #expect(!text.contains("X12-345"))
        #expect(Redaction(#"{"\#(name)":123456789}"#).output != #"{"\#(name)":123456789}"#)
    }

    @Test(arguments: [
        ("call +44 20 7946 0951", "call phone-#"),
        ("call (555) 010-4477 now", "call phone-# now"),
        ("555-010-4477", "phone-#"),
        ("mail ada.o+x@mail.x.example.", "mail email-#@redacted.example."),
        ("from 192.0.2.7:443", "from ip-#:443"),
        ("from 2001:db8::1", "from ip-#"),
        ("at 12:30:45 on 2026-08-15", "at 12:30:45 on 2026-08-15"),
        ("version 1.2.3", "version 1.2.3"),
        ("Authorization: Bearer abcdefgh12345", "Authorization: Bearer secret-#"),
        ("https://x.example/cb?code=q1w2e3&page=2", "https://x.example/cb?code=secret-#&page=2"),
        ("email=ada%40x.example", "email=email-#@redacted.example"),
        ("cvv is 737", "cvv is ***"),
        ("key whsec_0123456789abcdef", "key secret-#"),
        ("Order 100000418 was captured", "Order 100000418 was captured"),
        ("Aufträge 100000418 bezahlt", "Aufträge 100000418 bezahlt"),
    ])
    func `finds in free text what is private in itself`(note: String, expected: String) {
        #expect(Redaction(#"{"note":"\#(note)"}"#).plain == #"{"note":"\#(expected)"}"#)
    }

    @Test func `finds a name of the same document in its notes`() {
        let document = #"{"consumer":{"first_name":"Ada"},"note":"Refund sent to Ada, not Adam"}"#
        let expected =
            #"{"consumer":{"first_name":"name-#"},"note":"Refund sent to name-#, not Adam"}"#
        #expect(Redaction(document).plain == expected)
    }

    @Test func `keeps the named fields, but no card number in them`() {
        let document = #"{"userNote":"ada@x.example 4111111111111111","email":"ada@x.example"}"#
        let expected =
            #"{"userNote":"ada@x.example ************1111","email":"email-#@redacted.example"}"#
        #expect(Redaction(document, keeping: ["user_note"]).plain == expected)
    }

    @Test func `looks into JSON inside of a string`() {
        let document = #"{"body":"{\"first_name\":\"Ada\",\"n\":1}","other":"[1, 2]"}"#
        let expected = #"{"body":"{\"first_name\":\"name-#\",\"n\":1}","other":"[1, 2]"}"#
        #expect(Redaction(document).plain == expected)
    }

    @Test func `gives the same pseudonym to the same value, in whatever spelling`() {
        let document = #"["Ada@x.example","ada@X.example","\u0061da@x.example","bob@x.example"]"#
        let values = Redaction(document).output.split(separator: "\"").filter { $0.contains("@") }
        #expect(Set(values).count == 2)
        #expect(values[0] == values[2])
    }

    @Test func `another key makes other pseudonyms`() {
        let first = Pseudonyms(key: [1])
        let second = Pseudonyms(key: [2])
        let streams = [first, second].map { RedactionStream(keeping: [], pseudonyms: $0) }
        let outputs = streams.map { $0.consume(Array(#"{"name":"Ada"}"#.utf8), isLast: true) }
        #expect(outputs[0] != outputs[1])
    }

    @Test(arguments: [1, 2, 3, 7, 64])
    func `the portions in which the input comes make no difference`(portion: Int) {
        let document = """
            \u{FEFF}{ "a" : [1.50, -2e+3 , true,null],\r\n\t"first_name":"A\\u0064a \\"x\\" \\\\",
              "note":"4111 1111\\u00201111 1111", "ключ":"знач\\/ение 🤨" }
            [ ]  "x"
            """
        let whole = Redaction(document)
        #expect(Redaction(document, portion: portion).output == whole.output)
        #expect(whole.stream.defect == nil)
        #expect(whole.stream.wholeCount == 3)
    }

    @Test func `copies everything else byte for byte`() {
        let document =
            "{ \"amount\" : {\"amount\":2599.0 ,\"currency\":\"USD\"},\n\t\"x\\/y\":\"\\u20ac Ω\"}\r\n"
        #expect(Redaction(document).output == document)
    }
}
