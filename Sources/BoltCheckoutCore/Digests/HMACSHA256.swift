/// HMAC with SHA-256 (RFC 2104), over bytes that arrive in any portions.
package struct HMACSHA256 {
    private var inner = SHA256()
    private let outerKey: [UInt8]

    /// Creates an authentication code of nothing under `key`, which may have any length.
    package init(key: [UInt8]) {
        var block = key.count > SHA256.blockLength ? SHA256.hash(key) : key
        block.append(contentsOf: repeatElement(0, count: SHA256.blockLength - block.count))
        outerKey = block.map { $0 ^ 0x5c }
        inner.update(block.map { $0 ^ 0x36 })
    }

    /// The code of `message` under `key`: 32 bytes.
    package static func code(for message: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = HMACSHA256(key: key)
        code.update(message)
        return code.finalize()
    }

    /// Adds `bytes` to the message.
    package mutating func update(_ bytes: [UInt8]) {
        inner.update(bytes)
    }

    /// Adds `bytes` to the message.
    package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        inner.update(bytes)
    }

    /// Ends the message: 32 bytes.
    package consuming func finalize() -> [UInt8] {
        var outer = SHA256()
        outer.update(outerKey)
        outer.update(inner.finalize())
        return outer.finalize()
    }
}
