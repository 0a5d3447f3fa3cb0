package import BoltSystem

/// Brings a request to a server and its answer back.
package protocol HTTPSending {
    /// Sends a request.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - deadline: When to give up, if the sender's own limits are not over earlier.
    /// - Returns: The answer, whatever its status; a redirect is an answer too.
    /// - Throws: ``HTTPError`` where there is no complete answer.
    func send(
        _ request: HTTPRequest,
        until deadline: Deadline
    ) throws(HTTPError) -> HTTPResponse
}
