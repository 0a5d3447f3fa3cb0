/// Something that went wrong, told to a person as one line or to a program as one object.
struct Failure: Error, Equatable, Sendable {
    /// A stable word for programs, in snake_case, for example `"usage"` or `"bad_record"`.
    var code: String
    /// The exit code that belongs to it.
    var exit: ExitCode
    /// One line without a trailing period; a field's path is part of it, the file's place is not.
    var message: String
    /// The file it is about.
    var file: String?
    /// The line in the file, from 1.
    var line: Int?
    /// The column in the line, from 1, in bytes.
    var column: Int?
    /// The path of the field, for example `"cart.items.0.name"`.
    var path: String?
    /// The status of the reply.
    var httpStatus: Int?
    /// Bolt's identification of the exchange.
    var traceID: String?

    /// Creates a failure; what is not known is left out.
    init(
        _ code: String,
        _ exit: ExitCode,
        _ message: String,
        file: String? = nil,
        line: Int? = nil,
        column: Int? = nil,
        path: String? = nil,
        httpStatus: Int? = nil,
        traceID: String? = nil
    ) {
        self.code = code
        self.exit = exit
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.httpStatus = httpStatus
        self.traceID = traceID
    }

    /// A signal arrived before anything was sent.
    static let interrupted = Failure("interrupted", .interrupted, "interrupted")

    /// The line for a person: where, then what.
    var sentence: String {
        var place: [String] = []
        if let file { place.append(file) }
        if let line {
            // Lines without a file are those of standard input.
            if file == nil { place.append("-") }
            place.append(String(line))
            if let column { place.append(String(column)) }
        }
        guard !place.isEmpty else { return message }
        return "\(place.joined(separator: ":")): \(message)"
    }
}

/// The ways to write errors.
enum ErrorFormat: String, CaseIterable, Sendable {
    /// One line for a person.
    case text
    /// One object a line for a program.
    case json
}
