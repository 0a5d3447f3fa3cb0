/// Why a transaction is where it is: the codes in it, read.
struct StoryReasons {
    /// One line a code.
    private(set) var lines: [String] = []
    /// Every reading of every code.
    private(set) var codes: [Explanation] = []
    /// The advice of the codes that decided; the first one weighs most.
    private(set) var decisive: [ExplanationAdvice] = []

    init(_ facts: TransactionFacts) {
        let hasEndedBadly = ["failed", "rejected_reversible", "rejected_irreversible"]
            .contains(facts.status ?? "")
        if let code = facts.declineCode {
            add("Decline code", code, .declineCode, decides: hasEndedBadly)
            if let words = facts.declineWords {
                lines.append("The processor's own words: \(words)")
            }
        }
        if let code = facts.authorizationReason, code != "none" {
            add("Authorization reason", code, .authorizationReason, decides: hasEndedBadly)
        }
        if let code = facts.authorizationStatus {
            add("Authorization", code, .authorizationStatus, decides: false)
        }
        if let code = facts.avsResult {
            add("Address check", code, .avsResult, decides: false)
        }
        if let code = facts.cvvResult {
            add("Security code check", code, .cvvResult, readers: facts.processor, decides: false)
        }
        if facts.status == "cancelled", let code = facts.voidCause {
            add("Void cause", code, .voidCause, decides: true)
        }
        if facts.movement == .refund, let code = facts.creditStatus {
            add("Refund", code, .creditStatus, decides: false)
        }
        if let code = facts.chargebackReason {
            add("Chargeback", code, .chargebackReason, decides: true)
        }
        if facts.chargebackReason != nil, let code = facts.representmentResult {
            add("Representment", code, .representmentResult, decides: false)
        }
        if facts.chargebackReason != nil, let code = facts.indemnificationDecision {
            add("Indemnification", code, .indemnificationDecision, decides: false)
        }
    }

    /// Adds the line of a code; of several readings that of the transaction's own processor, where
    /// it has one.
    private mutating func add(
        _ label: String,
        _ code: String,
        _ kind: ExplanationKind,
        readers processor: String? = nil,
        decides: Bool
    ) {
        var readings = Explanations.find(code).filter { $0.kind == kind }
        if let own = processor.flatMap(Self.reader) {
            let ofProcessor = readings.filter { $0.reader == own }
            readings = ofProcessor.isEmpty ? readings : ofProcessor
        }
        codes += readings
        if decides {
            decisive += readings.map(\.advice)
        }
        guard !readings.isEmpty else {
            lines.append("\(label) \(code): \(Explanation.noMeaning)")
            return
        }
        let isUnanimous = Set(readings.map(\.meaning)).count == 1
        let meanings = readings.prefix(isUnanimous ? 1 : readings.count).map { reading in
            isUnanimous ? reading.meaning : "\(reading.reader ?? ""): \(reading.meaning)"
        }
        lines.append("\(label) \(code): \(meanings.joined(separator: " / "))")
    }

    /// Whose readings a processor's codes have.
    private static func reader(of processor: String) -> String? {
        switch processor {
        case "vantiv": "Worldpay"
        case "checkout_com": "Checkout.com"
        case "cybersource": "Cybersource"
        case "stripe": "Stripe"
        case "braintree": "Braintree"
        default: nil
        }
    }
}
