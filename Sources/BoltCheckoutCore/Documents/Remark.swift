/// Something a reader of a record is told beside the record.
package struct Remark: Equatable, Sendable {
    /// What kind of remark it is: after five of one kind the rest is only counted.
    package enum Kind: Hashable, Sendable {
        /// The cart's order reference is missing.
        case noOrderReference
        /// The merchant order number was taken from the display id.
        case derivedOrderNumber
        /// A value that no published list has; the field and the value. Told once for each value.
        case unknownValue(field: String, value: String)
        /// A currency that is not an upper-case ISO 4217 code. Told once for each value.
        case oddCurrency(String)
        /// An amount that doubles can't hold.
        case aboveDoublePrecision
        /// A refund whose amount is negative already.
        case negativeRefund
        /// A date that is not milliseconds.
        case oddDate
        /// A sum that could not be made: over several currencies, or beyond 64 bits.
        case noSum
        /// A field of another kind of value than it should have.
        case wrongShape
        /// A hook that is about something else than a transaction.
        case skippedHook
        /// Two records on one line.
        case gluedRecords
        /// What a rule of the audit tells without finding fault, by the rule's name.
        case auditNote(rule: String)

        /// The kind without the value: of one family some are told, and the rest is counted.
        package var family: Kind {
            switch self {
            case .unknownValue(let field, _): .unknownValue(field: field, value: "")
            case .oddCurrency: .oddCurrency("")
            default: self
            }
        }

        /// Whether a remark is told only once for the same value.
        package var isOncePerValue: Bool {
            switch self {
            case .unknownValue, .oddCurrency: true
            default: false
            }
        }
    }

    package let kind: Kind
    /// The place in the record, empty for the whole.
    package let path: String
    /// One line of words, without path and place.
    package let words: String
    /// Whether it only informs; otherwise it warns.
    package let isNote: Bool

    package init(_ kind: Kind, path: String = "", _ words: String, isNote: Bool = false) {
        self.kind = kind
        self.path = path
        self.words = words
        self.isNote = isNote
    }
}

/// What makes a record a bad one: it is not printed, and the others are.
package struct RecordProblem: Error, Equatable, Sendable {
    /// The place in the record, empty for the whole.
    package let path: String
    /// One line of words, without path and place.
    package let words: String
    /// The byte offset in the document.
    package let offset: Int

    package init(path: String, _ words: String, offset: Int) {
        self.path = path
        self.words = words
        self.offset = offset
    }
}
