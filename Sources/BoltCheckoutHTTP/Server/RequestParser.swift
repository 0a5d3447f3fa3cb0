/// Turns the bytes of one connection into requests, whatever pieces they arrive in.
///
/// After an error nothing more is read: where the next request begins is not known then.
struct RequestParser {
    private enum State {
        case start
        case headers(lines: [[UInt8]], bytes: Int)
        case body(RequestHead, left: Int, bytes: [UInt8])
        case chunks(RequestHead, ChunkReader)
    }

    private let limits: ServerLimits
    private var buffer = ByteBuffer()
    private var state = State.start
    private var skippedLines = 0

    /// Whether the client waits for "100 Continue"; the caller says so once and clears it.
    var wantsContinue = false

    init(limits: ServerLimits) {
        self.limits = limits
    }

    /// Whether nothing of a request has arrived.
    var isIdle: Bool {
        if case .start = state { return buffer.count == 0 }
        return false
    }

    /// Whether the head of a request has not ended yet.
    var isInHead: Bool {
        switch state {
        case .start, .headers: true
        case .body, .chunks: false
        }
    }

    /// Adds what has arrived.
    mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.append(bytes)
    }

    /// The next request, nil where it is not complete.
    mutating func next() throws(RequestError) -> ServerRequest? {
        while true {
            switch state {
            case .start:
                guard let line = try requestLine() else { return nil }
                // An empty line before a request is what some clients leave after a body.
                if line.isEmpty {
                    skippedLines += 1
                    guard skippedLines <= 2 else { throw .malformed("no request line") }
                    continue
                }
                skippedLines = 0
                state = .headers(lines: [line], bytes: 0)
            case .headers(var lines, let bytes):
                guard let line = try buffer.takeLine(limit: limits.headerBytes - bytes) else {
                    return nil
                }
                if line.isEmpty {
                    try beginBody(try RequestHead(lines.map { $0[...] }, limits: limits))
                } else {
                    guard lines.count <= limits.headerCount else { throw .headersTooLarge }
                    let size = bytes + line.count + 2
                    guard size <= limits.headerBytes else { throw .headersTooLarge }
                    state = .start
                    lines.append(line)
                    state = .headers(lines: lines, bytes: size)
                }
            case .body(let head, let left, var bytes):
                state = .start
                bytes += buffer.take(atMost: left - bytes.count)
                guard bytes.count == left else {
                    state = .body(head, left: left, bytes: bytes)
                    return nil
                }
                return request(head, bytes)
            case .chunks(let head, var reader):
                state = .start
                guard try reader.read(&buffer) else {
                    state = .chunks(head, reader)
                    return nil
                }
                return request(head, reader.body)
            }
        }
    }

    private mutating func requestLine() throws(RequestError) -> [UInt8]? {
        do throws(RequestError) {
            return try buffer.takeLine(limit: limits.requestLineBytes)
        } catch .headersTooLarge {
            throw .lineTooLong(limit: limits.requestLineBytes)
        }
    }

    private mutating func beginBody(_ head: RequestHead) throws(RequestError) {
        switch head.framing {
        case .length(let length):
            state = .body(head, left: length, bytes: [])
            wantsContinue = head.expectsContinue && length > 0 && buffer.count == 0
        case .chunks:
            state = .chunks(head, ChunkReader(limits: limits))
            wantsContinue = head.expectsContinue && buffer.count == 0
        }
    }

    private func request(_ head: RequestHead, _ body: [UInt8]) -> ServerRequest {
        ServerRequest(
            head.method,
            head.target,
            headers: head.headers,
            body: body,
            keepsConnection: head.keepsConnection
        )
    }
}
