/// The amount audit: the chosen rules, asked of one record after the other.
package struct Audit: Sendable {
    /// The rules that are asked, in their order.
    package let rules: [AuditRule]
    /// How far two amounts may differ, in minor units.
    package let tolerance: Int64

    /// Creates an audit.
    ///
    /// - Parameters:
    ///   - rules: The rules to ask.
    ///   - tolerance: How far two amounts may differ, in minor units; 0 or more.
    package init(rules: [AuditRule] = AuditRule.all, tolerance: Int64 = 0) {
        self.rules = rules
        self.tolerance = tolerance
    }

    /// Asks the rules about one record.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - report: Gets what they find.
    package func check(_ record: AuditRecord, _ report: inout AuditReport) {
        for rule in rules {
            guard case .record(let check) = rule.scope else { continue }
            report.rule = rule.name
            check(record, &report)
        }
    }
}
