/// One condition on a record, as `amount>=2599`, `status!=completed`, `order.cart.items.0.sku=A-1`.
package struct RecordCondition: Sendable {
    /// How a field is held against a value.
    package enum Comparison: String, CaseIterable, Sendable {
        // The longer ones first: `<=` is not `<` and a value that begins with `=`.
        case notEqual = "!="
        case atMost = "<="
        case atLeast = ">="
        case equal = "="
        case less = "<"
        case greater = ">"
    }

    /// A value that a field is held against.
    private enum Operand: Sendable {
        case text([UInt8])
        case number(Int64)
        /// A stretch of time: an instant, or a whole day.
        case time(ClosedRange<Int64>)
    }

    /// What it asks about.
    package let field: SelectedField
    private let comparison: Comparison
    private let operand: Operand

    /// Whether the value is an instant or a day.
    package var isAboutTime: Bool {
        if case .time = operand { true } else { false }
    }

    /// Reads a condition.
    ///
    /// - Parameters:
    ///   - text: Field, comparison and value without space between them.
    ///   - zone: Where days begin; nil for UTC.
    /// - Throws: ``RecordConditionError``.
    package init(_ text: String, zone: TimeZoneFile? = nil) throws(RecordConditionError) {
        guard let (name, comparison, value) = Self.split(text) else { throw .noComparison(text) }
        guard !value.hasPrefix("=") else { throw .doubleEqual }
        let field: SelectedField
        if let column = TransactionColumn(rawValue: name) {
            field = .column(column)
        } else if let path = DocumentPath(name) {
            field = .path(path)
        } else {
            throw .noField(text)
        }
        self.field = field
        self.comparison = comparison
        operand = try Self.operand(value, of: field, zone)
    }

    private static func split(_ text: String) -> (String, Comparison, String)? {
        guard let start = text.firstIndex(where: { "!<>=".contains($0) }) else { return nil }
        let rest = text[start...]
        guard let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) })
        else { return nil }
        return (
            String(text[..<start]), comparison, String(rest.dropFirst(comparison.rawValue.count))
        )
    }

    private static func operand(
        _ value: String,
        of field: SelectedField,
        _ zone: TimeZoneFile?
    ) throws(RecordConditionError) -> Operand {
        guard case .column(let column) = field, !value.isEmpty else {
            return .text(Array(value.utf8))
        }
        if column.isMoney {
            guard let minor = Int64(value) else { throw .notMinorUnits(column.rawValue, value) }
            return .number(minor)
        }
        if column == .date {
            guard let time = TimeSpan(value, zone: zone) else { throw .notATime(value) }
            return .time(time.range)
        }
        return .text(Array(value.utf8))
    }

    /// The columns whose remarks concern the choice.
    package var column: TransactionColumn? {
        if case .column(let column) = field { return column }
        return nil
    }

    /// Whether a record meets the condition. A field that is absent equals only the empty text.
    ///
    /// - Throws: ``RecordProblem`` where an amount cannot be read exactly.
    package func holds(
        for transaction: Transaction,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) -> Bool {
        switch field {
        case .column(let column):
            holds(for: try transaction.column(column, &remarks))
        case .path(let path):
            holds(for: path.value(in: transaction.value))
        }
    }

    private func holds(for value: ColumnValue) -> Bool {
        switch (operand, value) {
        case (.number(let number), .money(let minor)):
            return compare(minor, number)
        case (.time(let range), .date(let date)):
            return compare(date, range)
        case (_, .absent):
            return holdsForAbsent
        case (.text(let text), .text(let source)) where !source.hasEscapes && isEquality:
            return source.bytes.elementsEqual(text) == (comparison == .equal)
        case (.text(let text), _):
            var bytes: [UInt8] = []
            value.appendText(to: &bytes)
            return compare(bytes, text)
        default:
            return comparison == .notEqual
        }
    }

    private func holds(for value: JSONValue?) -> Bool {
        guard let value, !value.isNull, case .text(let text) = operand else {
            return holdsForAbsent
        }
        if value.isNumber {
            // Whole numbers exactly; only scores have a fraction.
            if let number = try? value.integer(), let other = try? JSONNumber.integer(ofText: text)
            {
                return compare(number, other)
            }
            if let number = value.double, let other = Double(String(decoding: text, as: UTF8.self))
            {
                return compare(number, other)
            }
        }
        return compare(value.isString ? value.decodedBytes : Array(value.bytes), text)
    }

    private var holdsForAbsent: Bool {
        if case .text(let text) = operand, text.isEmpty { return comparison == .equal }
        return comparison == .notEqual
    }

    private var isEquality: Bool { comparison == .equal || comparison == .notEqual }

    private func compare<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
        switch comparison {
        case .equal: value == other
        case .notEqual: value != other
        case .less: value < other
        case .atMost: value <= other
        case .greater: value > other
        case .atLeast: value >= other
        }
    }

    /// A day is equal to all of its instants.
    private func compare(_ value: Int64, _ range: ClosedRange<Int64>) -> Bool {
        switch comparison {
        case .equal: range.contains(value)
        case .notEqual: !range.contains(value)
        case .less: value < range.lowerBound
        case .atMost: value <= range.upperBound
        case .greater: value > range.upperBound
        case .atLeast: value >= range.lowerBound
        }
    }

    private func compare(_ value: [UInt8], _ other: [UInt8]) -> Bool {
        switch comparison {
        case .equal: value == other
        case .notEqual: value != other
        case .less: value.lexicographicallyPrecedes(other)
        case .atMost: !other.lexicographicallyPrecedes(value)
        case .greater: other.lexicographicallyPrecedes(value)
        case .atLeast: !value.lexicographicallyPrecedes(other)
        }
    }
}

/// Why a text is no condition.
package enum RecordConditionError: Error, Equatable, Sendable {
    case noComparison(String)
    case doubleEqual
    case noField(String)
    case notMinorUnits(String, String)
    case notATime(String)

    /// One line of words.
    package var words: String {
        switch self {
        case .noComparison:
            "needs a field, one of = != < <= > >= and a value, such as status=completed"
        case .doubleEqual: "has one '=' too many; write it as status=completed"
        case .noField: "begins with no field; name a column or a path such as cart.items.0.sku"
        case .notMinorUnits(let column, let value):
            "compares \(column) with '\(value)'; amounts are whole minor units, such as 2599"
        case .notATime(let value):
            "compares date with '\(value)'; write a day (2026-01-31) or an instant (2026-01-31T12:00:00Z)"
        }
    }
}
