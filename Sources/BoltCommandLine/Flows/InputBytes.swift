import BoltSystem

/// Reads small inputs whole: a card record, a cart, a recorded reply.
enum InputBytes {
    private static let limit = 16 << 20

    /// Reads a file, or standard input for `-`.
    ///
    /// - Throws: ``Failure`` that names the file, exit code 66.
    static func of(_ path: String, in context: CommandContext) throws(Failure) -> [UInt8] {
        if path == "-" { return try standardInput(in: context) }
        do throws(SystemError) {
            return try InputFile.open(path).readAll(limit: limit, signals: .installed)
        } catch {
            if error.isCancelled { throw .interrupted }
            throw Failure("no_input", .noInput, "cannot be read: \(error)", file: path)
        }
    }

    /// Reads standard input, which must not be a terminal: nobody types a reply.
    static func standardInput(in context: CommandContext) throws(Failure) -> [UInt8] {
        guard !context.input.isTerminal else {
            throw Failure(
                "usage",
                .usage,
                "standard input is a terminal; pipe the input in, or name a file"
            )
        }
        do throws(SystemError) {
            return try context.input.readAll(limit: limit)
        } catch {
            if error.isCancelled { throw .interrupted }
            throw Failure("no_input", .noInput, "standard input cannot be read: \(error)")
        }
    }
}
