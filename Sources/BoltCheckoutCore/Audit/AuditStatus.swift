/// The status of a transaction, as far as a rule depends on it.
enum AuditStatus: Sendable {
    case created, pending, inProgress, authorized, completed, cancelled, failed
    case rejectedReversible, rejectedIrreversible
    /// A status that no published list has.
    case other
    /// No status at all.
    case missing

    /// Reads a status as it is written on the wire.
    init(_ value: JSONValue?) {
        guard let value, value.isString, !value.bytes.isEmpty else {
            self = .missing
            return
        }
        if value.equals("completed") {
            self = .completed
        } else if value.equals("authorized") {
            self = .authorized
        } else if value.equals("pending") {
            self = .pending
        } else if value.equals("failed") {
            self = .failed
        } else if value.equals("cancelled") || value.equals("canceled") {
            self = .cancelled
        } else if value.equals("rejected_irreversible") {
            self = .rejectedIrreversible
        } else if value.equals("rejected_reversible") {
            self = .rejectedReversible
        } else if value.equals("created") {
            self = .created
        } else if value.equals("in_progress") {
            self = .inProgress
        } else {
            self = .other
        }
    }

    /// Whether the payment came to nothing: no money moves.
    var isDead: Bool {
        switch self {
        case .cancelled, .failed, .rejectedReversible, .rejectedIrreversible: true
        default: false
        }
    }
}
