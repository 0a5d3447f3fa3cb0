import BoltCheckoutCore

/// The sums of a cart as a merchant's backend sends it, in minor units.
///
/// `total_amount` is items less discounts, plus shipping, tax and fees.
package struct CartTotals: Equatable, Sendable {
    /// What the lines of the cart cost.
    package let items: Int64
    /// What is taken off.
    package let discounts: Int64
    /// What shipping costs.
    package let shipping: Int64
    /// The tax.
    package let tax: Int64
    /// Fees, with their tax.
    package let fees: Int64
    /// The total that the cart names.
    package let total: Int64

    /// Adds a cart up.
    ///
    /// - Returns: nil for a cart without items, and one with a discount in percent.
    /// - Throws: ``BoltDecodingError`` for an amount that is no whole number, or sums too large.
    init?(_ cart: JSONValue, path: String) throws(BoltDecodingError) {
        let reader = AmountReader(path: path)
        guard let lines = cart.member("items"), lines.isArray, lines.count > 0 else { return nil }
        total = try reader.amount("total_amount", of: cart) ?? 0
        tax = try reader.amount("tax_amount", of: cart) ?? 0
        items = try reader.sum("items", of: cart) { line, reader throws(BoltDecodingError) in
            if let amount = try reader.amount("total_amount", of: line) { return amount }
            return try reader.product("unit_price", "quantity", of: line)
        }
        guard !Self.hasPercentage(cart.member("discounts")) else { return nil }
        discounts = try reader.sum("discounts", of: cart) {
            line,
            reader throws(BoltDecodingError) in
            try reader.amount("amount", of: line)
        }
        shipping = try reader.sum("shipments", of: cart) { line, reader throws(BoltDecodingError) in
            try reader.amount("cost", of: line)
        }
        fees = try reader.sum("fees", of: cart) { line, reader throws(BoltDecodingError) in
            let fee = try reader.product("unit_price", "quantity", of: line)
            let tax = try reader.product("unit_tax_amount", "quantity", of: line)
            return try reader.sum(fee ?? 0, tax ?? 0)
        }
    }

    /// What the parts come to; nil where that is no 64-bit number.
    package var sum: Int64? {
        var sum: Int64 = 0
        for part in [items, -discounts, shipping, tax, fees] {
            let (next, isTooLarge) = sum.addingReportingOverflow(part)
            if isTooLarge { return nil }
            sum = next
        }
        return sum
    }

    /// What is wrong with the total, in words; nil where nothing is.
    package var problem: String? {
        guard sum != total else { return nil }
        var words = "items \(items)"
        for (sign, value, name) in [
            ("-", discounts, "discounts"), ("+", shipping, "shipping"), ("+", tax, "tax"),
            ("+", fees, "fees"),
        ] where value != 0 {
            words += " \(sign) \(name) \(value)"
        }
        let result = sum.map(String.init) ?? "more than 64 bits"
        return "cart does not add up: \(words) is \(result), and total_amount is \(total)"
    }

    private static func hasPercentage(_ discounts: JSONValue?) -> Bool {
        guard let discounts, discounts.isArray else { return false }
        return discounts.elements.contains { $0.member("type")?.equals("percentage") == true }
    }
}

/// Reads the amounts of a request, which are plain whole numbers.
private struct AmountReader {
    /// What stands before the name of a member in messages, with a dot at its end.
    let path: String

    /// An amount; nil where it is absent or null.
    func amount(_ name: StaticString, of value: JSONValue) throws(BoltDecodingError) -> Int64? {
        guard let member = value.member(name), !member.isNull else { return nil }
        do throws(JSONNumberError) {
            let amount = try member.integer()
            // The most negative number has no counterpart that could be subtracted.
            if amount != .min { return amount }
        } catch {}
        let found = member.isNumber ? member.rawText : member.kind.words
        throw .notWholeMinorUnits(path: "\(path)\(name)", found: found)
    }

    /// A price times a quantity; nil where one of them is absent.
    func product(
        _ price: StaticString,
        _ quantity: StaticString,
        of value: JSONValue
    ) throws(BoltDecodingError) -> Int64? {
        guard let price = try amount(price, of: value),
            let quantity = try amount(quantity, of: value)
        else { return nil }
        let (product, isTooLarge) = price.multipliedReportingOverflow(by: quantity)
        guard !isTooLarge, product != .min else { throw tooLarge }
        return product
    }

    func sum(_ left: Int64, _ right: Int64) throws(BoltDecodingError) -> Int64 {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        guard !isTooLarge, sum != .min else { throw tooLarge }
        return sum
    }

    /// The sum over a list; 0 where there is none.
    func sum(
        _ name: StaticString,
        of value: JSONValue,
        _ amount: (JSONValue, AmountReader) throws(BoltDecodingError) -> Int64?
    ) throws(BoltDecodingError) -> Int64 {
        guard let list = value.member(name), list.isArray else { return 0 }
        var result: Int64 = 0
        for (index, line) in list.elements.enumerated() {
            let reader = AmountReader(path: "\(path)\(name).\(index).")
            result = try sum(result, try amount(line, reader) ?? 0)
        }
        return result
    }

    private var tooLarge: BoltDecodingError {
        .outOfRange(path: path.split(separator: ".").joined(separator: "."))
    }
}
