/// A transaction's own figures in sentences: amount, captured, refunded, what is left.
struct StoryFigures {
    private(set) var lines: [String] = []

    init(_ facts: TransactionFacts) {
        guard let amount = facts.amount else {
            lines.append("It says no amount.")
            return
        }
        switch facts.movement {
        case .refund:
            lines.append("Refund of \(facts.money(amount)).")
            if let parent = facts.parentReference {
                lines.append("It belongs to payment \(parent).")
            }
        case .other:
            lines.append("Amount \(facts.money(amount)).")
        case .payment:
            lines.append("Amount \(facts.money(amount)).")
            addCaptures(facts, amount)
            addRefunds(facts)
        }
    }

    private mutating func addCaptures(_ facts: TransactionFacts, _ amount: Int64) {
        guard let captured = facts.captured else { return }
        guard captured != 0 else {
            lines.append(
                facts.status == "completed"
                    ? "It is completed, yet no capture of it has succeeded: worth a question."
                    : "Nothing has been captured."
            )
            return
        }
        lines.append("Captured \(facts.money(captured)).")
        guard let rest = facts.rest(of: amount, after: captured), rest != 0 else { return }
        if rest < 0 {
            let surplus = facts.rest(of: captured, after: amount) ?? 0
            lines.append("That is \(facts.money(surplus)) more than the amount: worth a question.")
        } else if facts.status == "completed" {
            lines.append("A partial capture: \(facts.money(rest)) was not taken.")
        } else {
            lines.append("Not captured yet: \(facts.money(rest)).")
        }
    }

    private mutating func addRefunds(_ facts: TransactionFacts) {
        guard let refunded = facts.refunded, refunded != 0 else { return }
        lines.append("Refunded \(facts.money(refunded)).")
        guard let kept = facts.rest(of: facts.captured ?? facts.amount, after: refunded) else {
            return
        }
        if kept < 0 {
            lines.append("More was refunded than captured: worth a question.")
        } else {
            lines.append("The merchant keeps \(facts.money(kept)).")
        }
    }
}
