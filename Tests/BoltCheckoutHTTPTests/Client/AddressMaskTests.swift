import Testing

@testable import BoltCheckoutHTTP

struct AddressMaskTests {
    private let address =
        "https://files.example/s.csv?X-Amz-Credential=AKEXAMPLE&X-Amz-Expires=300"
        + "&X-Amz-Signature=0f0f&X-Amz-Security-Token=tttt"

    @Test func `what gives access in an address is masked`() throws {
        let shown = SecretMask().url(try URLParts(address))
        #expect(
            shown == "https://files.example/s.csv?X-Amz-Credential=***&X-Amz-Expires=300"
                + "&X-Amz-Signature=***&X-Amz-Security-Token=***"
        )
    }

    @Test func `an address in a reply is masked too`() {
        let body = Array(#"{"url":"\#(address)","next":"x"}"#.utf8)
        let shown = MaskedBody(mask: SecretMask()).text(body, contentType: "application/json")
        #expect(!shown.contains("0f0f"))
        #expect(!shown.contains("tttt"))
        #expect(shown.hasPrefix(#"{"url":"https://files.example/s.csv?"#))
    }
}
