import BoltSystem
import TestSupport
import Testing

/// The tokenizer's boxes against an implementation of somebody else, in both directions.
struct TokenizerPeerTests {
    @Test func `PyNaCl opens the box of a card, and its own box is opened`() throws {
        guard Peer.hasPython(module: "nacl.public") else {
            try Test.cancel("PyNaCl is not installed")
        }
        let deadline = Deadline.after(milliseconds: 60_000)
        let peer = try ChildProcess.start(Peer.script("tokenizer.py"))
        let port = try #require(try peer.readOutputLine(until: deadline))
        let card =
            #"{"number":"4111111111111111","expiration":"2048-12","cvv":"739","postal_code":"97401"}"#
        let result = try ChildProcess.run(
            ChildCommand(
                "\(PackageFolder.products)/bolt-cli",
                [
                    "payment-flow", "--card", "-", "--base-url", "http://127.0.0.1:\(port)",
                    "-o", "json", "--quiet",
                ]
            ),
            input: Array(card.utf8),
            until: deadline
        )
        let opened = try peer.readOutputLine(until: deadline)
        #expect(opened == #"{"cc":"4111111111111111","cvv":"739"}"#)
        let token = String(repeating: "5a", count: 32)
        #expect(
            String(decoding: result.stdout, as: UTF8.self)
                == #"{"payment_method":"credit_card","token":"\#(token)","token_expiry":4070908800000,"#
                + #""last4":"1111","bin":"411111","network":"visa","expiration":"2048-12","#
                + #""postal_code":"97401"}"# + "\n"
        )
        #expect(result.ending == .exited(0))
    }
}
