import BoltCheckoutCore

extension Failure {
    /// The object for a program, on one line: every key every time, null when absent.
    var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("code", code)
        writer.member("exit", Int64(exit.rawValue))
        writer.member("message", message)
        writer.member("file", file)
        writer.member("line", line.map(Int64.init))
        writer.member("column", column.map(Int64.init))
        writer.member("path", path)
        writer.member("http_status", httpStatus.map(Int64.init))
        writer.member("trace_id", traceID)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
