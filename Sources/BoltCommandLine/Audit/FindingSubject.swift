import BoltCheckoutCore

/// The record that a finding is about, as far as a reader needs it to find it again.
struct FindingSubject: Equatable {
    /// Bolt's reference.
    var reference: String?
    /// The merchant's order reference.
    var orderReference: String?
    /// The currency of the record.
    var currency: String?
    /// The file; nil for standard input.
    var file: String?
    /// The line on which the record begins.
    var line: Int?

    /// The run as a whole.
    init() {}

    /// A transaction.
    init(_ transaction: Transaction, file: String?, line: Int?) {
        var ignored: [Remark] = []
        reference = (try? transaction.column(.reference, &ignored))?.string
        orderReference = (try? transaction.column(.orderReference, &ignored))?.string
        currency = transaction.currency?.visibleText
        self.file = file
        self.line = line
    }

    /// What stands at the head of a line for people: the reference, else the place.
    var title: String {
        if let reference { return reference }
        guard let line else { return "(all records)" }
        return file.map { "\($0):\(line)" } ?? "line \(line)"
    }
}
