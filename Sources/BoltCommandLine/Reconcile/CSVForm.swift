/// What can be told of a CSV file by its first bytes.
enum CSVForm {
    /// What stands between cells: a comma, or what the first line has in its place.
    static func separator(_ head: [UInt8]) -> UInt8 {
        let line = head.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let comma = UInt8(ascii: ",")
        guard !line.contains(comma) else { return comma }
        for other in [UInt8(ascii: ";"), UInt8(ascii: "\t")] where line.contains(other) {
            return other
        }
        return comma
    }

    /// What the file is, where it is no CSV in UTF-8.
    static func foreignFormat(_ head: [UInt8]) -> String? {
        if head.isEmpty { return "the file is empty" }
        if head.starts(with: [0x1F, 0x8B]) { return "this is gzip; unpack it with zcat" }
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            return "this is a workbook or zip file; save it as CSV"
        }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
            return "this is UTF-16; save it as CSV in UTF-8"
        }
        let first = head.first { $0 > 0x20 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            return "this is JSON; orders are CSV with a header"
        }
        return nil
    }
}
