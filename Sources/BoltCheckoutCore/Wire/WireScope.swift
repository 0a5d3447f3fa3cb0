/// What the readers of one document share.
///
/// A class, because every field of a document reports to the same place; it lives no longer than one
/// call of ``WireDecoder``.
package final class WireScope {
    /// What was found odd so far, in the order of reading.
    package private(set) var warnings: [WireWarning] = []

    /// The transaction's currency once it is known: the currency of bare amounts without one.
    package var currency: String?

    /// Creates the scope of one document.
    package init() {}

    /// Notes something odd, once: a field may be looked at more than once.
    package func warn(_ warning: WireWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
