import BoltCheckoutCore

/// Names the records of a part of which something is found: reads them once more, where they lie.
struct PartSubjects {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let firstLine: Int
    private let file: String?
    private let scanner: JSONScanner
    private let table: TransactionFieldTable
    /// How far lines were counted, and the line there, from 1 in the part.
    private var counted = 0
    private var line = 1

    init(
        _ part: FinishedPart<AuditConsumer>,
        file: String?,
        _ scanner: JSONScanner,
        _ table: TransactionFieldTable
    ) {
        bytes = part.bytes
        firstLine = part.firstLine
        self.file = file
        self.scanner = scanner
        self.table = table
    }

    /// The subject of findings in a record; to be asked for in the order of the records.
    mutating func subject(of record: AuditedRecord) -> FindingSubject {
        let offset = Int(record.offset)
        if offset > counted {
            line += LinePart.lineFeedCount(
                in: UnsafeBufferPointer(rebasing: bytes[counted..<offset])
            )
            counted = offset
        }
        let place = line + firstLine - 1
        return LinePart.withValue(in: bytes, at: offset, scanner) { value in
            FindingSubject(Transaction(value, table), file: file, line: place)
        } ?? FindingSubject()
    }

    /// The report of a remark about the record whose subject was asked for last.
    func report(
        _ remark: Remark,
        _ record: AuditedRecord,
        _ subject: FindingSubject
    ) -> RecordReport {
        RecordReport(
            content: .remark(remark),
            line: line,
            column: 1,
            reference: subject.reference,
            order: record.order
        )
    }
}
