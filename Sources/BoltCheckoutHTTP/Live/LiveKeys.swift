package import BoltCheckoutFlows

/// The keys of a live run. They go into the headers of requests to Bolt's API and nowhere else.
package struct LiveKeys: Equatable, Sendable {
    /// The merchant's secret key.
    package let apiKey: String?

    /// The key of the merchant's division, which pages may show.
    package let publishableKey: PublishableKey?

    /// Creates keys; nil for what a run does without.
    package init(apiKey: String? = nil, publishableKey: PublishableKey? = nil) {
        self.apiKey = apiKey
        self.publishableKey = publishableKey
    }

    /// What nobody must ever be told. The publishable key is none: it is in every address of a login.
    package var secrets: [String] { [apiKey].compactMap { $0 } }

    /// What a detailed log must never show in full.
    package var all: [String] { secrets + [publishableKey?.text].compactMap { $0 } }
}

extension LiveKeys: CustomStringConvertible {
    /// Never a key.
    package var description: String { "(keys)" }
}
