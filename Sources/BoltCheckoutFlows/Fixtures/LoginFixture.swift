import BoltCheckoutCore

/// A recorded login: what a live run would draw, and what the callback brought.
///
/// `{"code", "state", "code_verifier"}`, with `"returned_state"` where the callback brought another
/// state, or `"error"` and `"error_description"` where it brought a refusal.
struct LoginFixture: Equatable, Sendable {
    /// What the login was protected with.
    let secrets: LoginSecrets
    /// What came back.
    let callback: ShopperCallback

    /// Reads a recorded login; nil where the body is something else, such as Bolt's error body.
    init?(_ body: [UInt8]) {
        guard let document = try? WireDecoder.document(from: body) else { return nil }
        let texts = document.withRoot { root in
            root.members.compactMap { member in
                member.value.string.flatMap { value in
                    member.key.string.map { NamedValue($0, value) }
                }
            }
        }
        let fields = ShopperCallback(fields: texts)
        guard let state = fields.values(of: "state").first,
            let verifier = fields.values(of: "code_verifier").first
        else { return nil }
        secrets = LoginSecrets(state: state, codeVerifier: verifier)
        let returned = fields.values(of: "returned_state").first ?? state
        let names = ["code", "authorization_code", "error", "error_description"]
        callback = ShopperCallback(
            fields: texts.filter { names.contains($0.name) } + [NamedValue("state", returned)]
        )
    }
}
