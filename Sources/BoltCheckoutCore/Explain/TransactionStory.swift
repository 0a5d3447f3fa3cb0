/// Why a transaction is where it is and what happens next, told for a support person.
///
/// Lines are plain sentences without a line end. They hold text from outside, so they pass
/// ``HarmlessText`` before they reach a terminal.
package struct TransactionStory: Equatable, Sendable {
    /// Where it is: the status and what it means.
    package let standing: [String]
    /// Why it is there: authorization, decline, address and security code, void, dispute.
    package let reasons: [String]
    /// Its own figures: amount, captured, refunded, what is left.
    package let figures: [String]
    /// What can happen next, and by when.
    package let next: [String]
    /// What to tell the shopper; nothing more precise than may be told.
    package let tellShopper: String?
    /// What not to tell the shopper.
    package let keepFromShopper: [String]
    /// What to look at next.
    package let checkNext: [String]
    /// Every reading of every code in it, for those who want to know more.
    package let codes: [Explanation]

    /// Tells the story of a transaction.
    ///
    /// - Parameters:
    ///   - transaction: The transaction, where it lies in its document.
    ///   - remarks: Gets what could not be read.
    package init(_ transaction: Transaction, _ remarks: inout [Remark]) {
        let facts = TransactionFacts(transaction, &remarks)
        let reasons = StoryReasons(facts)
        standing = Self.standing(facts)
        self.reasons = reasons.lines
        figures = StoryFigures(facts).lines
        next = StoryOutlook(facts).lines
        codes = Self.statusReadings(facts) + reasons.codes
        let advices = reasons.decisive + Self.statusReadings(facts).map(\.advice)
        tellShopper = Self.sentence(advices)
        keepFromShopper = Self.unique(advices.compactMap(\.keepFromShopper))
        checkNext = Self.unique(advices.compactMap(\.checkNext))
    }

    private static func standing(_ facts: TransactionFacts) -> [String] {
        guard let status = facts.status else {
            return ["The transaction says no status; nothing is assumed about it."]
        }
        let readings = statusReadings(facts)
        guard let reading = readings.first else {
            return ["Status \(status): not a status that Bolt has published; nothing is assumed."]
        }
        return ["Status \(status): \(reading.meaning)"]
    }

    private static func statusReadings(_ facts: TransactionFacts) -> [Explanation] {
        guard let status = facts.status else { return [] }
        let readings = Explanations.find(status).filter { $0.kind == .transactionStatus }
        guard facts.movement == .refund else { return readings }
        return readings.map { refundReading($0) }
    }

    /// What a status says about a refund: money goes the other way, and no fraud check is made.
    private static func refundReading(_ reading: Explanation) -> Explanation {
        let isDone = reading.code == "completed"
        let isFailed = reading.code == "failed" || reading.code == "cancelled"
        let meaning: String
        let tell: String
        if isDone {
            meaning = "the refund is done; the card issuer decides when it shows."
            tell = "Your refund has been made; your card issuer decides when it shows."
        } else if isFailed {
            meaning = "the refund did not happen; no money went back."
            tell = "The refund could not be made yet; we are looking into it."
        } else {
            meaning = "the refund is being made."
            tell = "Your refund is being processed."
        }
        return Explanation(
            .transactionStatus,
            reading.code,
            meaning,
            ExplanationAdvice(
                isDone ? .notNeeded : .afterLookup,
                tell: tell,
                check: "credit.status, and the payment's refund_transactions"
            )
        )
    }

    /// The sentence for the shopper: the generic one as soon as one code is delicate.
    private static func sentence(_ advices: [ExplanationAdvice]) -> String? {
        if advices.contains(where: { $0.isDelicate }) {
            return ExplanationAdvice.genericSentence
        }
        return advices.lazy.compactMap(\.tellShopper).first
    }

    private static func unique(_ lines: [String]) -> [String] {
        var seen: [String] = []
        for line in lines where !seen.contains(line) {
            seen.append(line)
        }
        return seen
    }
}
