/// Something that happened to a payment.
package struct PaymentEvent: Equatable, Sendable {
    /// What happened. The cases stand in the order in which they happen to most payments.
    package enum Kind: Int, CaseIterable, Sendable {
        case created
        case pending
        case authorized
        case declined
        case reviewed
        case rejected
        case captured
        case voided
        case refunded
        case disputed
        case note

        /// The word for it.
        package var word: String {
            switch self {
            case .created: "created"
            case .pending: "pending"
            case .authorized: "authorized"
            case .declined: "declined"
            case .reviewed: "reviewed"
            case .rejected: "rejected"
            case .captured: "captured"
            case .voided: "voided"
            case .refunded: "refunded"
            case .disputed: "disputed"
            case .note: "note"
            }
        }
    }

    /// What happened.
    package var kind: Kind
    /// When, in milliseconds since 1970, UTC; nil where the document does not say.
    package var date: Int64?
    /// How much, in minor units.
    package var amount: Int64?
    /// The currency of the amount, as received.
    package var currency: String?
    /// Who did it.
    package var actor: String?
    /// The status of the thing itself, as received.
    package var status: String?
    /// Words about it, from outside.
    package var note: String?
    /// The id or reference of the thing itself.
    package var reference: String?
    /// Its place in the order of arrival, from 1; nil where it did not arrive by itself.
    package var arrival: Int?
    /// Whether the same was told before.
    package var isRepeat = false
    /// Whether it came too late to change a final state.
    package var isOverruled = false

    init(_ kind: Kind, date: Int64? = nil) {
        self.kind = kind
        self.date = date
    }
}

extension PaymentEvent.Kind {
    /// What a status tells to have happened.
    init(status: String) {
        self =
            switch status {
            case "created", "in_progress": .created
            case "pending": .pending
            case "authorized": .authorized
            case "completed": .captured
            case "cancelled", "canceled": .voided
            case "failed": .declined
            case "rejected_reversible", "rejected_irreversible": .rejected
            default: .note
            }
    }

    /// What an entry of Bolt's timeline tells to have happened: by its type, or where that is a note,
    /// by the words of the note.
    init(type: String, note: String) {
        switch type {
        case "completed", "captured": self = .captured
        case "authorized": self = .authorized
        case "review": self = .reviewed
        case "voided": self = .voided
        case "credited": self = .refunded
        case "address_change": self = .note
        default: self.init(words: note.lowercased())
        }
    }

    private init(words: String) {
        let stems: [(PaymentEvent.Kind, [String])] = [
            (.refunded, ["refund", "credited"]), (.disputed, ["chargeback", "dispute"]),
            (.voided, ["void", "cancel", "expired"]), (.captured, ["captur"]),
            (.declined, ["declin", "failed", "refused"]),
            (.reviewed, ["review", "approved", "rejected"]),
            (.authorized, ["authoriz", "authoris"]), (.created, ["created"]),
        ]
        let match = stems.first { stem in stem.1.contains { words.contains($0) } }
        self = match?.0 ?? .note
    }
}
