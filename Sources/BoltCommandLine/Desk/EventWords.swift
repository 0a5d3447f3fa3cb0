import BoltCheckoutCore

/// An event in words for a person, harmless and without card numbers.
struct EventWords {
    /// RFC 3339, or `no date`.
    let date: String
    /// What happened.
    let kind: String
    /// Money in words with its minor units; empty for none.
    let money: String
    /// Who did it; empty where nobody says.
    let actor: String
    /// Everything else, the most telling first.
    let details: [String]
    /// What the picture shows below the actor: the details without the actor.
    let remarks: [String]

    /// Puts an event into words.
    init(_ event: PaymentEvent) {
        func safe(_ text: String) -> String { HarmlessText.text(CardNumberMask.masked(text)) }
        date = event.date.flatMap { RFC3339.format(milliseconds: $0) } ?? "no date"
        kind = event.kind.word
        money =
            event.amount.map { minor in
                "\(safe(MoneyText.words(minor: minor, currency: event.currency))) (\(minor))"
            } ?? ""
        actor = event.actor.map(safe) ?? ""
        var remarks: [String] = []
        if let note = event.note, !note.isEmpty { remarks.append(safe(note)) }
        if let status = event.status, !status.isEmpty, status != event.kind.word {
            remarks.append(safe(status))
        }
        if let reference = event.reference { remarks.append(HarmlessText.text(reference)) }
        if let arrival = event.arrival { remarks.append("arrived \(arrival)") }
        if event.isRepeat { remarks.append("repeat") }
        if event.isOverruled { remarks.append("overruled") }
        self.remarks = remarks
        details = (actor.isEmpty ? [] : [actor]) + remarks
    }
}
