/// The decision of Bolt's fraud review about an order.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Authorization, Capture, and Risk".
public struct BoltOrderDecisionView: Equatable, Sendable {
    /// The risk score, 0 to 1000; higher is worse. Assumed an integer.
    public let score: Int?

    /// What the decision rests on, for example `"checkout_behavior"`.
    public let decisionFactors: [String]?

    /// Creates the value from its members.
    public init(
        score: Int? = nil,
        decisionFactors: [String]? = nil
    ) {
        self.score = score
        self.decisionFactors = decisionFactors
    }
}

extension BoltOrderDecisionView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            score: object.truncatedInteger("score"),
            decisionFactors: object.texts("decision_factors")
        )
    }
}
