/// A shopper who does what a fixture says.
package final class FixtureShopper: ShopperInterface {
    private let source: FixtureSource
    private let files: any FixtureFiles

    /// Creates a shopper out of a fixture.
    package init(_ source: FixtureSource, files: any FixtureFiles) {
        self.source = source
        self.files = files
    }

    package func present(
        _ page: ShopperPage,
        accept: (ShopperCallback) -> CallbackVerdict
    ) throws(ShopperError) -> ShopperAnswer {
        let callback: ShopperCallback?
        let fixture: Fixture
        switch page {
        case .checkout(let orderToken):
            fixture = try read(for: ("checkout", orderToken))
            callback = ShopperCallback(body: fixture.body)
        case .login:
            fixture = try read(for: nil)
            callback = LoginFixture(fixture.body)?.callback
        }
        if fixture.isDismissal { return .closed(afterSubmit: false) }
        // A recorded reply that is no callback is the flow's to read.
        guard fixture.status == 200, let callback else {
            return .delivered(status: fixture.status, body: fixture.body)
        }
        switch accept(callback) {
        case .accept: return .delivered(status: fixture.status, body: fixture.body)
        case .refuse: return .timedOut
        }
    }

    package func card() throws(ShopperError) -> CardAnswer {
        let fixture = try read(for: nil)
        if fixture.isDismissal { return .endOfInput }
        switch fixture.status {
        case 200...299: return .card(try CardRecord(reading: fixture.body))
        case 404: throw .foreignReply("no tokenizer answered (HTTP 404)")
        case 400..<500:
            let words = Self.line(fixture.body)
            throw .refused("tokenizer refused the card (HTTP \(fixture.status))\(words)")
        default: throw .unreachable("tokenizer is not available (HTTP \(fixture.status))")
        }
    }

    package func loginSecrets() throws(ShopperError) -> LoginSecrets {
        let fixture = try read(for: nil)
        return LoginFixture(fixture.body)?.secrets ?? LoginSecrets(state: "", codeVerifier: "")
    }

    private func read(for flow: (folder: String, token: String)?) throws(ShopperError) -> Fixture {
        do throws(FixtureError) {
            return try source.fixture(for: flow, in: files)
        } catch {
            throw .fixture(error)
        }
    }

    /// The first line of a plain text body, for a message.
    private static func line(_ body: [UInt8]) -> String {
        let text = String(decoding: body.prefix(200), as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).first ?? ""
        return line.isEmpty || WebPage(body) != nil ? "" : ": \(line)"
    }
}
