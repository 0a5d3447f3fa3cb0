/// A publishable key, three parts between dots: merchant, division, key.
package struct PublishableKey: Equatable, Sendable {
    /// The whole key.
    package let text: String
    /// The public id of the merchant's division, which requests name.
    package let divisionID: String

    /// Takes a key apart; nil where it has not three parts.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.text = text
        divisionID = String(parts[1])
    }
}
