extension Transaction {
    /// The transaction's amount.
    @inline(__always)
    package func amount(_ remarks: inout [Remark]) throws(RecordProblem) -> AmountReading {
        let reading = try AmountReading.read(field(.amount), path: "amount")
        if let minor = reading.minor, minor.magnitude > 1 << 53,
            !remarks.contains(where: { $0.kind == .aboveDoublePrecision })
        {
            remarks.append(
                Remark(
                    .aboveDoublePrecision,
                    path: "amount",
                    "is above 2^53; jq 1.6 and spreadsheets will round it",
                    isNote: true
                )
            )
        }
        return reading
    }

    /// The currency's text as received: beside the amount, or at the top of a flat hook.
    @inline(__always)
    package var currency: JSONValue? {
        if let amount = field(.amount), amount.isObject, let own = amount.member("currency"),
            !own.isNull
        {
            return own
        }
        guard let flat = field(.currency) else { return nil }
        return flat.isObject ? flat.member("currency") : flat
    }

    /// The amount with the sign of the money's way: negative for refunds, nil for what is neither
    /// payment nor refund.
    package func signedAmount(_ remarks: inout [Remark]) throws(RecordProblem) -> Int64? {
        guard let minor = try amount(&remarks).minor else { return nil }
        switch direction {
        case .payment: return minor
        case .refund:
            if minor < 0 {
                remarks.append(
                    Remark(
                        .negativeRefund,
                        path: "amount",
                        "is negative already; the refund is not negated again"
                    )
                )
                return minor
            }
            return 0 - minor
        case nil: return nil
        }
    }

    /// Which way money goes.
    package enum Direction: Sendable {
        case payment
        case refund
    }

    /// Which way money goes, by the type; nil where the type is neither payment nor refund.
    package var direction: Direction? {
        guard let type = field(.type) else { return nil }
        if type.equals("cc_payment") || type.equals("paypal_payment") || type.equals("apm_payment")
            || type.equals("payment")
        {
            return .payment
        }
        if type.equals("cc_credit") || type.equals("paypal_refund") || type.equals("apm_refund")
            || type.equals("credit")
        {
            return .refund
        }
        return nil
    }

    /// The amount, where the authorization succeeded.
    func authorized(_ remarks: inout [Remark]) throws(RecordProblem) -> Int64? {
        guard let authorization = field(.authorization) else { return nil }
        guard authorization.isObject else {
            if !authorization.isEmptyContainer {
                remarks.append(
                    .wrongShape(authorization, path: "authorization", expected: "an object")
                )
            }
            return nil
        }
        guard authorization.member("status")?.equals("succeeded") == true else { return nil }
        return try amount(&remarks).minor
    }

    /// The sum of the captures that succeeded; nil where nothing is said about captures.
    package func captured(_ remarks: inout [Remark]) -> Int64? {
        if let captures = field(.captures), !captures.isEmptyContainer {
            guard let members = members(of: captures, "captures", &remarks) else { return nil }
            var sum = CurrencySum(expecting: currency, path: "captures")
            for (capture, path) in members
            where capture.member("status")?.equals("succeeded") == true {
                sum.add(capture.member("amount"), path: path + ".amount", &remarks)
            }
            return sum.total(&remarks)
        }
        if let capture = field(.capture), !capture.isEmptyContainer {
            guard capture.isObject else {
                remarks.append(.wrongShape(capture, path: "capture", expected: "an object"))
                return nil
            }
            var sum = CurrencySum(expecting: currency, path: "capture")
            if capture.member("status")?.equals("succeeded") == true {
                sum.add(capture.member("amount"), path: "capture.amount", &remarks)
            }
            return sum.total(&remarks)
        }
        return rawField(.captures) == nil && rawField(.capture) == nil ? nil : 0
    }

    /// What was given back; nil where nothing is said about refunds.
    package func refunded(_ remarks: inout [Remark]) -> Int64? {
        if let stated = field(.refundedAmount) {
            var sum = CurrencySum(expecting: currency, path: "refunded_amount")
            sum.add(stated, path: "refunded_amount", isNeeded: false, &remarks)
            if sum.hasAmounts { return sum.total(&remarks) }
        }
        guard let refunds = field(.refundTransactions),
            let members = members(of: refunds, "refund_transactions", &remarks)
        else { return nil }
        var sum = CurrencySum(expecting: currency, path: "refund_transactions")
        for (refund, path) in members where Self.isDone(refund) {
            sum.add(refund.member("amount"), path: path + ".amount", &remarks)
        }
        return sum.total(&remarks)
    }

    private static func isDone(_ refund: JSONValue) -> Bool {
        if let credit = refund.member("credit"), let status = credit.member("status"),
            status.isString, !status.bytes.isEmpty
        {
            return status.equals("succeeded") || status.equals("completed")
        }
        guard let status = refund.member("status") else { return false }
        return status.equals("completed") || status.equals("succeeded")
    }

    /// The members of a list with their paths: of an array, of a single object in its place, or of a
    /// list that was written as an object with numbered keys. Members that are no objects are left
    /// out with a remark; nil with a remark where the list is no list at all.
    func members(
        of list: JSONValue,
        _ path: String,
        _ remarks: inout [Remark]
    ) -> [(JSONValue, String)]? {
        var members: [(JSONValue, String)] = []
        func add(_ value: JSONValue, _ path: String) {
            if value.isObject {
                members.append((value, path))
            } else if !value.isNull {
                remarks.append(.wrongShape(value, path: path, expected: "an object"))
            }
        }
        switch list.kind {
        case .array:
            for (index, element) in list.elements.enumerated() { add(element, "\(path).\(index)") }
        case .object where list.member("0")?.isObject == true:
            for (key, value) in list.members { add(value, "\(path).\(key.string ?? "")") }
        case .object:
            if list.count > 0 { members.append((list, path)) }
        default:
            remarks.append(.wrongShape(list, path: path, expected: "a list"))
            return nil
        }
        return members
    }
}
