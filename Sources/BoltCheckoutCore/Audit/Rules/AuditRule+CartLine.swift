extension AuditRule {
    /// Unit price times quantity against the stated total of each line.
    ///
    /// A number of 0 was left out by whoever made the cart and says nothing; neither does a line with
    /// customizations, which have prices of their own. Stated totals are never replaced.
    static let cartLine = AuditRule(
        "cart-line",
        "unit price times quantity is the line's total"
    ) { record, report in
        guard let items = record.cart?.member("items") else { return }
        AuditList.forEach(items) { item, index in
            guard let total = AuditMoney(item.either("total_amount", "totalAmount")),
                let unit = AuditMoney(item.either("unit_price", "unitPrice")),
                let quantity = item.member("quantity").flatMap({ try? $0.integer() }),
                total.minor != 0, unit.minor != 0, quantity != 0,
                AuditMoney.agree(total.currency, unit.currency),
                item.member("customizations").map({ $0.count == 0 }) ?? true
            else { return }
            let (expected, overflows) = unit.minor.multipliedReportingOverflow(by: quantity)
            guard overflows || expected != total.minor else { return }
            let path = record.inCart("items.\(index).total_amount")
            let words =
                overflows
                ? "unit price times quantity is outside the 64-bit range"
                : "line total is \(AuditDifference(expected, total.minor).words)"
                    + " \(quantity) times the unit price"
            report.add(
                path,
                overflows ? nil : expected,
                total.minor,
                total.currency ?? record.currency,
                words
            )
        }
    }
}
