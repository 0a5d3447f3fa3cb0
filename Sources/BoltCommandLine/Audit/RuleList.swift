import BoltCheckoutCore

/// Names the rules of the audit.
enum RuleList {
    /// Writes name and meaning of each rule.
    static func write(
        _ rules: [AuditRule],
        to console: Console,
        _ format: OutputFormat
    ) -> ExitCode {
        guard format != .text else {
            let width = rules.map(\.name.count).max() ?? 0
            for rule in rules {
                console.result(
                    "\(DisplayWidth.padded(rule.name, to: width))  \(rule.summary)\n"
                )
            }
            return .done
        }
        let columns = [OutputColumn("rule"), OutputColumn("summary")]
        let output = RecordOutput(console, format, columns: columns, isList: true)
        for rule in rules {
            var row = Row()
            row.append(text: rule.name)
            row.append(text: rule.summary)
            output.write(row)
        }
        output.end()
        return .done
    }
}
