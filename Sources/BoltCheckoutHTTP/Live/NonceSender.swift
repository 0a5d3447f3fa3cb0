import BoltSystem

/// Gives every request, and every repetition of one, a nonce of its own.
struct NonceSender: HTTPSending {
    let sender: any HTTPSending
    let randomBytes: (Int) throws(SystemError) -> [UInt8]

    func send(
        _ request: HTTPRequest,
        until deadline: Deadline
    ) throws(HTTPError) -> HTTPResponse {
        var request = request
        do throws(SystemError) {
            let nonce = Self.nonce(from: try randomBytes(8))
            request.headers.append(HTTPHeader("X-Nonce", nonce))
        } catch {
            throw HTTPError(
                .other(code: 0, reason: "no random bytes: \(error)"),
                host: request.url.host,
                mayHaveBeenSent: false
            )
        }
        return try sender.send(request, until: deadline)
    }

    /// Sixteen digits, the longest number that Bolt documents.
    static func nonce(from bytes: [UInt8]) -> String {
        let number = bytes.reduce(UInt64(0)) { sum, byte in sum << 8 | UInt64(byte) }
        let digits = String(number % 10_000_000_000_000_000)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
