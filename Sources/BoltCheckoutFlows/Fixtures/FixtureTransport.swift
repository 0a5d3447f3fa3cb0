/// Answers every request with the recorded reply of a fixture.
package final class FixtureTransport: CheckoutTransport {
    private let source: FixtureSource
    private let files: any FixtureFiles

    /// Creates a transport that answers from a fixture.
    package init(_ source: FixtureSource, files: any FixtureFiles) {
        self.source = source
        self.files = files
    }

    package func send(_ request: CheckoutRequest) throws(TransportError) -> CheckoutResponse {
        let fixture: Fixture
        do throws(FixtureError) {
            fixture = try source.fixture(for: Self.place(of: request), in: files)
        } catch {
            throw .fixture(error)
        }
        guard !fixture.isDismissal else { throw .fixture(.dismissal(path: fixture.path ?? "-")) }
        return CheckoutResponse(status: fixture.status, body: fixture.body)
    }

    private static func place(of request: CheckoutRequest) -> (folder: String, token: String)? {
        switch request.operation {
        case .authorize(let orderToken): ("authorize", orderToken)
        case .transaction(let reference): ("inspect", reference)
        }
    }
}
