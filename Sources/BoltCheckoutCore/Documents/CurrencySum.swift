/// A sum of amounts of one transaction, refused where their currencies differ.
struct CurrencySum {
    private var expected: JSONValue?
    private let path: String
    private var sum: Int64 = 0
    private(set) var hasAmounts = false
    private var fault: String?

    /// Begins a sum of amounts that should be in the currency `expected`; where that is not known, in
    /// the currency of the first that has one.
    init(expecting expected: JSONValue?, path: String) {
        self.expected = expected
        self.path = path
    }

    /// Adds the amount of a field in any of its shapes.
    ///
    /// A field that can't be read makes the sum impossible, and so does one without a number where it
    /// is needed; elsewhere it adds nothing.
    mutating func add(
        _ value: JSONValue?,
        path: String,
        isNeeded: Bool = true,
        _ remarks: inout [Remark]
    ) {
        let reading: AmountReading
        do throws(RecordProblem) {
            reading = try AmountReading.read(value, path: path)
        } catch {
            remarks.append(Remark(.wrongShape, path: error.path, error.words))
            fault = fault ?? "has an amount that cannot be read"
            hasAmounts = true
            return
        }
        guard let minor = reading.minor else {
            if isNeeded { fault = fault ?? "lacks the amount of one that is done" }
            return
        }
        hasAmounts = true
        let (total, overflows) = sum.addingReportingOverflow(minor)
        sum = total
        if overflows { fault = fault ?? "is outside the 64-bit range" }
        guard minor != 0, let currency = reading.currency, currency.isString,
            !currency.bytes.isEmpty
        else { return }
        guard let expected, expected.isString, !expected.bytes.isEmpty else {
            self.expected = currency
            return
        }
        if !Self.agree(currency, expected) {
            fault = fault ?? "is in another currency than the amount, or in several"
        }
    }

    /// The sum; nil with a remark where there is none.
    func total(_ remarks: inout [Remark]) -> Int64? {
        guard let fault else { return sum }
        remarks.append(Remark(.noSum, path: path, "\(fault); the sum is left out"))
        return nil
    }

    /// Whether two codes name the same currency.
    private static func agree(_ one: JSONValue, _ other: JSONValue) -> Bool {
        guard let first = CurrencyCode(one.bytes), let second = CurrencyCode(other.bytes) else {
            return one.decodedBytes == other.decodedBytes
        }
        return first == second
    }
}
