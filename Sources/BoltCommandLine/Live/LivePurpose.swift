/// What a live command is about to do, as far as it decides what must be there first.
struct LivePurpose: Equatable, Sendable {
    /// What it is called where somebody is asked to confirm, for example `"an authorization"`.
    let name: String
    /// Whether it does without an API key.
    var needsAPIKey = false
    /// Whether the API key is looked at where nothing needs it.
    var takesAPIKey = true
    /// Whether it does without a publishable key.
    var needsPublishableKey = false
    /// Whether a publishable key that is there goes along.
    var takesPublishableKey = false
    /// Whether money or a card is involved, so that production asks first.
    var isSensitive = false
    /// Whether standard input is needed for something else than a key.
    var readsStandardInput = false
    /// The whole wait where none is given.
    var milliseconds: Int64 = 120_000
}
