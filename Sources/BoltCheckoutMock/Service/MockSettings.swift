/// What a mock is set to.
package struct MockSettings: Sendable {
    /// Where it listens, for example `"http://127.0.0.1:40123"`; part of some replies.
    package var origin: String
    /// How long every reply is held back, in milliseconds.
    package var latencyMilliseconds: Int64 = 0
    /// How many requests to the API fail with 503 before the others work.
    package var failures: Int64 = 0
    /// The only API key that is accepted; nil for any.
    package var apiKey: String?
    /// What hooks are signed with.
    package var signingSecret = defaultSigningSecret

    /// What hooks are signed with unless something else is asked for.
    package static let defaultSigningSecret = "mock-signing-secret"
    /// The API key that the mock proposes.
    package static let proposedAPIKey = "mock-api-key"
    /// The publishable key that the mock proposes.
    package static let proposedPublishableKey = MockMerchant.publishableKey

    /// Creates settings.
    package init(origin: String) {
        self.origin = origin
    }
}
