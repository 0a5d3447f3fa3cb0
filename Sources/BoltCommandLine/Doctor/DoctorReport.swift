/// The findings of a check, written as one record; what is wrong is said beside it.
struct DoctorReport {
    private let findings: [DoctorFinding]

    /// Creates a report.
    init(_ findings: [DoctorFinding]) {
        self.findings = findings
    }

    /// Writes the record and says what is wrong.
    ///
    /// - Returns: 1 where something that is needed is missing.
    func write(to console: Console, _ format: OutputFormat) -> ExitCode {
        let columns = findings.map { finding in
            OutputColumn(finding.name, label: finding.label, section: finding.section)
        }
        var row = Row()
        for finding in findings { row.append(text: finding.value) }
        let output = RecordOutput(console, format, columns: columns, isList: false)
        output.write(row)
        output.end()
        console.flush()
        var exit = ExitCode.done
        for finding in findings {
            guard let advice = finding.advice else { continue }
            switch finding.grade {
            case .fine: console.note(advice)
            case .warning: console.warning(advice)
            case .missing:
                console.failure(Failure("\(finding.name)_missing", .negative, advice))
                exit = .negative
            }
        }
        return exit
    }
}
