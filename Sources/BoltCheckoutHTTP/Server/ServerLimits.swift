/// How much a loopback server takes from a client, and for how long.
package struct ServerLimits: Equatable, Sendable {
    /// The most bytes of a request line.
    package var requestLineBytes = 8192

    /// The most bytes of all header lines; also of the trailer after chunks.
    package var headerBytes = 32_768

    /// The most header lines.
    package var headerCount = 100

    /// The most bytes of a body.
    package var bodyBytes = 1 << 20

    /// How long the head of a request may take, from its first byte or the connection.
    package var headMilliseconds: Int64 = 10_000

    /// How long a whole request may take.
    package var requestMilliseconds: Int64 = 30_000

    /// How long a connection may be kept without a request.
    package var idleMilliseconds: Int64 = 30_000

    /// How long a client may take to accept a reply.
    package var replyMilliseconds: Int64 = 30_000

    /// The most connections at a time; others wait in the system's queue.
    package var connections = 256

    /// Creates the limits that stand beside the declarations.
    package init() {}
}
