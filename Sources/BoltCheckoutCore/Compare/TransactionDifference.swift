/// One thing in which two transactions differ.
package struct TransactionDifference: Equatable, Sendable {
    /// How it differs.
    package enum Change: String, Sendable {
        case added
        case removed
        case changed
    }

    /// Whether a difference says something about the payment.
    package enum Standing: Sendable {
        case counts
        /// It changes whenever somebody looks.
        case isVolatile
        /// One of the two comes in a view that does not have the field.
        case isOfOneView
    }

    /// Where, with members of lists by what identifies them: `captures[CAf7].status`.
    package let path: String
    /// How.
    package let change: Change
    /// The value in the first; nil where it has none.
    package let before: ComparedValue?
    /// The value in the second; nil where it has none.
    package let after: ComparedValue?
    /// Whether it counts.
    package let standing: Standing

    /// How much more the second is, in minor units; nil where it is no money, or other money.
    package var moneyDifference: (minor: Int64, currency: String?)? {
        guard case .money(let first, let one) = before, case .money(let second, let two) = after,
            one == nil || two == nil || one == two
        else { return nil }
        let (minor, overflows) = second.subtractingReportingOverflow(first)
        return overflows ? nil : (minor, two ?? one)
    }
}
