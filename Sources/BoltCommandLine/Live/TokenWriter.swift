import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem

/// Writes the tokens of a login: to standard output, or to a file that only its owner can read.
struct TokenWriter {
    private let path: String?
    private let file: AtomicFile?
    private let format: OutputFormat
    private let console: Console

    /// Opens the file, where there is one.
    ///
    /// - Parameters:
    ///   - path: The file; nil for standard output.
    ///   - format: How tokens are written to standard output.
    ///   - console: Where they go, and sentences.
    /// - Throws: ``Failure`` where the file cannot be written.
    init(path: String?, format: OutputFormat, console: Console) throws(Failure) {
        self.path = path
        self.format = format
        self.console = console
        do throws(SystemError) {
            file = try path.map { path throws(SystemError) in
                try AtomicFile(path: path, mode: 0o600)
            }
        } catch {
            throw Self.failure(path, error)
        }
    }

    /// Writes the reply of the token endpoint.
    func write(_ body: [UInt8], nowMilliseconds: Int64) throws(Failure) -> ExitCode {
        guard let tokens = TokenReply(body) else {
            throw Failure("foreign_reply", .foreignReply, "the reply has no access token")
        }
        let end = tokens.expiresAt(nowMilliseconds: nowMilliseconds)
        guard let file else {
            fields(of: tokens, end).write(to: console, format)
            return .done
        }
        do throws(SystemError) {
            try file.write(Self.json(tokens, end) + [UInt8(ascii: "\n")])
            try file.commit()
        } catch {
            throw Self.failure(path, error)
        }
        console.note("tokens written to \(path ?? "")")
        return .done
    }

    private func fields(of tokens: TokenReply, _ end: String?) -> FlowFields {
        var fields = FlowFields()
        fields.add("access_token", tokens.accessToken)
        fields.add("token_type", tokens.tokenType)
        fields.add("expires_in", tokens.expiresIn)
        fields.add("expires_at", end)
        fields.add("refresh_token", tokens.refreshToken)
        fields.add("refresh_token_scope", tokens.refreshTokenScope)
        fields.add("scope", tokens.scope)
        fields.add("id_token", tokens.idToken)
        return fields
    }

    private static func json(_ tokens: TokenReply, _ end: String?) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("access_token", tokens.accessToken)
        writer.member("token_type", tokens.tokenType)
        writer.member("expires_in", tokens.expiresIn)
        writer.member("expires_at", end)
        writer.member("refresh_token", tokens.refreshToken)
        writer.member("refresh_token_scope", tokens.refreshTokenScope)
        writer.member("scope", tokens.scope)
        writer.member("id_token", tokens.idToken)
        writer.endObject()
        return writer.bytes
    }

    private static func failure(_ path: String?, _ error: SystemError) -> Failure {
        Failure("output_failed", .outputFailed, "cannot be written: \(error)", file: path)
    }
}
