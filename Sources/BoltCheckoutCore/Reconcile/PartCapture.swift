/// What was captured of a transaction that was not captured whole.
struct PartCapture: BitwiseCopyable {
    /// The position of the transaction's record.
    private let record: UInt32
    /// Minor units.
    private let captured: Int64

    init(_ captured: Int64, of position: Int) {
        record = UInt32(truncatingIfNeeded: position)
        self.captured = captured
    }

    /// Finds what was captured of a transaction.
    ///
    /// - Parameters:
    ///   - position: The position of the transaction's record.
    ///   - captures: All that are kept, by position.
    /// - Returns: Minor units; nil where nothing is kept of it.
    static func captured(of position: Int, in captures: PackedView<PartCapture>) -> Int64? {
        var low = 0
        var high = captures.count
        while low < high {
            let middle = (low + high) / 2
            if Int(captures[middle].record) < position { low = middle + 1 } else { high = middle }
        }
        guard low < captures.count, Int(captures[low].record) == position else { return nil }
        return captures[low].captured
    }
}

extension Transaction {
    /// The sum of the captures that succeeded, where it is known and less than an amount.
    func captured(lessThan amount: Int64) -> Int64? {
        var list = field(.captures)
        if list == nil || list?.count == 0 { list = field(.capture) }
        guard let list, list.isArray || list.isObject, list.count > 0 else { return nil }
        var sum = AuditSum(in: currency)
        AuditList.forEach(list) { capture, _ in
            if capture.member("status")?.equals("succeeded") == true {
                sum.add(capture.member("amount"))
            }
        }
        guard let captured = sum.total, captured >= 0, captured < amount else { return nil }
        return captured
    }
}
