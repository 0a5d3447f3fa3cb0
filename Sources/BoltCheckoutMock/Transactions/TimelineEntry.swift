/// Entries of a transaction's history, newest first.
enum TimelineEntry {
    /// Puts an entry in front of a transaction's history.
    static func add(
        _ note: String,
        at milliseconds: Int64,
        amount: JSONTree? = nil,
        to transaction: inout JSONTree
    ) {
        var entry: JSONTree = [
            "date": .int(milliseconds), "type": "note", "note": .string(note),
        ]
        if let amount { entry["amount"] = amount }
        entry["visibility"] = "merchant"
        let older = transaction["timeline"]?.elements ?? []
        transaction["timeline"] = .array([entry] + older)
    }
}
