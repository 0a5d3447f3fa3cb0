/// SHA-256 as FIPS 180-4 defines it, over bytes that arrive in any portions.
///
/// Bytes that do not fill a block of 64 wait in `pending`; everything else is compressed where it
/// lies, without a copy.
package struct SHA256 {
    private var state: [UInt32] = SHA256Constants.initialState
    private var pending: [UInt8] = []
    private var byteCount: UInt64 = 0

    /// The length of a digest in bytes.
    package static let digestLength = 32
    /// The length of a block in bytes.
    package static let blockLength = 64

    /// Creates a digest of nothing.
    package init() {
        pending.reserveCapacity(Self.blockLength)
    }

    /// The digest of `bytes`: 32 bytes.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var digest = SHA256()
        digest.update(bytes)
        return digest.finalize()
    }

    /// Adds `bytes` to what is digested.
    package mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { update($0) }
    }

    /// Adds `bytes` to what is digested.
    package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        byteCount &+= UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let missing = Self.blockLength - pending.count
            pending.append(contentsOf: rest.prefix(missing))
            rest = rest.dropFirst(missing)
            guard pending.count == Self.blockLength else { return }
            let block = pending
            block.withUnsafeBufferPointer { compress($0) }
            pending.removeAll(keepingCapacity: true)
        }
        let whole = rest.count - rest.count % Self.blockLength
        compress(UnsafeBufferPointer(rebasing: rest.prefix(whole)))
        pending.append(contentsOf: rest.dropFirst(whole))
    }

    /// Ends the digest: 32 bytes.
    package consuming func finalize() -> [UInt8] {
        let bitCount = byteCount &* 8
        var padding: [UInt8] = [0x80]
        let used = (pending.count + 1) % Self.blockLength
        let zeros = used <= 56 ? 56 - used : 120 - used
        padding.append(contentsOf: repeatElement(0, count: zeros))
        for shift in stride(from: 56, through: 0, by: -8) {
            padding.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
        }
        update(padding)
        var digest: [UInt8] = []
        digest.reserveCapacity(Self.digestLength)
        for word in state {
            for shift in stride(from: UInt32(24), through: 0, by: -8) {
                digest.append(UInt8(truncatingIfNeeded: word >> shift))
            }
        }
        return digest
    }

    /// Compresses whole blocks; the count of `blocks` is a multiple of 64.
    private mutating func compress(_ blocks: UnsafeBufferPointer<UInt8>) {
        guard let start = blocks.baseAddress, !blocks.isEmpty else { return }
        state.withUnsafeMutableBufferPointer { state in
            SHA256Constants.rounds.withUnsafeBufferPointer { rounds in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                    var offset = 0
                    while offset < blocks.count {
                        SHA256Block(start + offset, schedule).fold(into: state, rounds: rounds)
                        offset += Self.blockLength
                    }
                }
            }
        }
    }
}
