import BoltCheckoutCore

/// Which of Bolt's separate worlds is meant. Keys and data never cross from one to another.
package enum BoltEnvironment: String, CaseIterable, Equatable, Sendable {
    /// For trying things out; no money moves.
    case sandbox
    /// Bolt's own rehearsals.
    case staging
    /// The real one. Never a default.
    case production

    /// The environment of a name, in any case of letters.
    ///
    /// - Parameter name: What somebody typed.
    /// - Throws: ``BoltEnvironmentError`` with a suggestion where one is near.
    package init(named name: String) throws(BoltEnvironmentError) {
        let folded = name.lowercased()
        guard let environment = Self(rawValue: folded) else {
            let isProduction = ["prod", "live", "prd"].contains(folded)
            let names = Self.allCases.map(\.rawValue)
            let near = isProduction ? "production" : Spelling.nearest(to: folded, among: names)
            throw BoltEnvironmentError(name: name, suggestion: near.flatMap(Self.init(rawValue:)))
        }
        self = environment
    }

    /// Whether real money and real cards are at stake.
    package var isProduction: Bool { self == .production }

    /// Bolt's hosts in this environment.
    package var hosts: BoltHosts {
        switch self {
        case .sandbox: BoltHosts(infix: "-sandbox", tokenizer: "sandbox")
        case .staging: BoltHosts(infix: "-staging", tokenizer: "staging")
        case .production: BoltHosts(infix: "", tokenizer: "production")
        }
    }
}

/// A name that is none of the environments.
package struct BoltEnvironmentError: Error, Equatable, Sendable {
    /// What was typed.
    package let name: String

    /// What was probably meant.
    package let suggestion: BoltEnvironment?

    /// Creates an error.
    package init(name: String, suggestion: BoltEnvironment?) {
        self.name = name
        self.suggestion = suggestion
    }
}

extension BoltEnvironmentError: CustomStringConvertible {
    /// One line; the name in it is as typed.
    package var description: String {
        let names = BoltEnvironment.allCases.map(\.rawValue).joined(separator: ", ")
        if let suggestion {
            return "'\(name)' is not an environment; did you mean '\(suggestion.rawValue)'? "
                + "use one of: \(names)"
        }
        return "'\(name)' is not an environment; use one of: \(names)"
    }
}
