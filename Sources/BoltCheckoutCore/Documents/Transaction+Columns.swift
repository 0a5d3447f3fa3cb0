extension Transaction {
    /// The value of a column.
    ///
    /// - Parameters:
    ///   - column: Which one.
    ///   - remarks: Gets what a reader should be told about the value.
    /// - Returns: What the column holds, pointing into the document.
    /// - Throws: ``RecordProblem`` where an amount is there and cannot be read exactly.
    @inline(__always)
    package func column(
        _ column: TransactionColumn,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) -> ColumnValue {
        switch column {
        case .orderReference: orderReference(&remarks)
        case .reference: text(field(.reference), "reference", &remarks)
        case .merchantOrderNumber: merchantOrderNumber(&remarks).value
        case .amount: money(try amount(&remarks).minor)
        case .currency: text(currency, "currency", &remarks)
        case .status: text(field(.status), "status", &remarks)
        case .type: text(field(.type), "type", &remarks)
        case .date: date(&remarks)
        case .id: id(&remarks)
        case .processor: text(field(.processor), "processor", &remarks)
        case .signedAmount: money(try signedAmount(&remarks))
        case .authorized: money(try authorized(&remarks))
        case .captured: money(captured(&remarks))
        case .refunded: money(refunded(&remarks))
        case .parentReference: parentReference(&remarks)
        }
    }

    @inline(__always)
    private func money(_ minor: Int64?) -> ColumnValue {
        minor.map { .money($0) } ?? .absent
    }

    /// A field that should be text: a string, or a number taken by its digits. An empty string is
    /// Bolt's "unset".
    @inline(__always)
    func text(_ value: JSONValue?, _ path: String, _ remarks: inout [Remark]) -> ColumnValue {
        guard let value else { return .absent }
        switch value.kind {
        case .string: return value.bytes.isEmpty ? .absent : .text(value)
        case .number: return .text(value)
        case .null: return .absent
        case .array where value.count == 0, .object where value.count == 0: return .absent
        default:
            remarks.append(.wrongShape(value, path: path, expected: "text"))
            return .absent
        }
    }

    private func id(_ remarks: inout [Remark]) -> ColumnValue {
        let own = text(field(.id), "id", &remarks)
        return own.isAbsent ? text(field(.transactionID), "transaction_id", &remarks) : own
    }

    /// The merchant's own reference of the order, which Bolt echoes.
    func orderReference(_ remarks: inout [Remark]) -> ColumnValue {
        if let cart = field(.cart), let own = cart.either("order_reference", "orderReference") {
            let value = text(own, "cart.order_reference", &remarks)
            if !value.isAbsent { return value }
        }
        if let own = orderCart?.either("order_reference", "orderReference") {
            let value = text(own, "order.cart.order_reference", &remarks)
            if !value.isAbsent { return value }
        }
        if let order = field(.order), !order.isObject {
            let value = text(order, "order", &remarks)
            if !value.isAbsent { return value }
        }
        remarks.append(Remark(.noOrderReference, "no cart order reference"))
        return .absent
    }

    /// The merchant's order number, and whether it was taken from the display id.
    package func merchantOrderNumber(
        _ remarks: inout [Remark]
    ) -> (value: ColumnValue, isDerived: Bool) {
        let own = text(field(.merchantOrderNumber), "merchant_order_number", &remarks)
        guard own.isAbsent else { return (own, false) }
        let ownID = field(.displayID)
        let displayID = ownID ?? orderCart?.either("display_id", "displayId")
        let display = text(
            displayID,
            ownID == nil ? "order.cart.display_id" : "display_id",
            &remarks
        )
        guard case .text(let source) = display else { return (.absent, false) }
        let count = source.isString ? DisplayID.orderNumberLength(source.bytes) : Int.max
        guard count > 0 else { return (.absent, false) }
        remarks.append(
            Remark(
                .derivedOrderNumber,
                path: "merchant_order_number",
                ownID == nil ? "is taken from order.cart.display_id" : "is taken from display_id",
                isNote: true
            )
        )
        return (count < source.bytes.count ? .prefix(source, count: count) : display, true)
    }

    /// When it happened.
    func date(_ remarks: inout [Remark]) -> ColumnValue {
        guard let value = field(.date) else { return .absent }
        if value.isEmptyContainer { return .absent }
        guard value.isNumber || value.isString else {
            remarks.append(.wrongShape(value, path: "date", expected: "a date"))
            return .absent
        }
        if value.isString, value.bytes.isEmpty { return .absent }
        let date: TransactionDate
        if value.isNumber, let number = try? value.integer() {
            date = TransactionDate(milliseconds: number)
        } else {
            date =
                value.hasEscapes
                ? value.decodedBytes.withUnsafeBufferPointer { TransactionDate($0) }
                : TransactionDate(value.bytes)
        }
        if let warning = date.warning {
            let verb = warning == .outOfRange || warning == .unreadable ? "is " : ""
            remarks.append(Remark(.oddDate, path: "date", verb + warning.description))
        }
        return date.milliseconds.map { .date($0) } ?? .absent
    }

    /// The reference of the payment that a refund belongs to.
    func parentReference(_ remarks: inout [Remark]) -> ColumnValue {
        if let source = field(.sourceTransaction), let own = source.member("reference") {
            let value = text(own, "source_transaction.reference", &remarks)
            if !value.isAbsent { return value }
        }
        return text(
            field(.sourceTransactionReference),
            "source_transaction_reference",
            &remarks
        )
    }
}

extension Remark {
    /// A field of another kind of value than it should have.
    static func wrongShape(_ value: JSONValue, path: String, expected: String) -> Remark {
        Remark(.wrongShape, path: path, "is \(value.kind.words), not \(expected); left out")
    }
}
