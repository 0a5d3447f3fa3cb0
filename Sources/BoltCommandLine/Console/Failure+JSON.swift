extension Failure {
    /// The object for a program, on one line: every key every time, null when absent.
    var json: String {
        let members: [(String, String)] = [
            ("code", Self.quoted(code)),
            ("exit", String(exit.rawValue)),
            ("message", Self.quoted(message)),
            ("file", file.map(Self.quoted) ?? "null"),
            ("line", line.map(String.init) ?? "null"),
            ("column", column.map(String.init) ?? "null"),
            ("path", path.map(Self.quoted) ?? "null"),
            ("http_status", httpStatus.map(String.init) ?? "null"),
            ("trace_id", traceID.map(Self.quoted) ?? "null"),
        ]
        let parts = members.map { key, value in "\"\(key)\":\(value)" }
        return "{\(parts.joined(separator: ","))}"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.flatMap { character -> String in
            character == "\"" || character == "\\" ? "\\\(character)" : String(character)
        }
        return "\"\(harmlessText(String(escaped)))\""
    }
}
