import CSystem

/// Bytes that are wiped when they are no longer needed, and kept out of the swap file if possible.
///
/// It does not describe itself with its content, and has no equality that could leak by its timing.
package final class SecretBytes {
    private var memory: UnsafeMutableRawBufferPointer
    /// How many bytes are in it.
    package private(set) var count = 0

    /// Creates an empty secret.
    package init(capacity: Int = 64) {
        memory = Self.allocate(max(1, capacity))
    }

    /// Creates a secret from bytes; the array is the caller's to get rid of.
    package convenience init(_ bytes: [UInt8]) {
        self.init(capacity: bytes.count)
        for byte in bytes { append(byte) }
    }

    deinit { Self.free(memory) }

    /// Adds a byte at the end.
    package func append(_ byte: UInt8) {
        if count == memory.count { grow() }
        memory[count] = byte
        count += 1
    }

    /// Takes the last byte off, if there is one, and returns it.
    @discardableResult
    package func removeLast() -> UInt8? {
        guard count > 0 else { return nil }
        count -= 1
        let byte = memory[count]
        memory[count] = 0
        return byte
    }

    /// Forgets everything.
    package func wipe() {
        csystem_wipe(memory.baseAddress, memory.count)
        count = 0
    }

    /// Lends the bytes out for reading. They must not be kept.
    package func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<count]))
    }

    /// Overwrites memory of somebody else; the compiler cannot leave that out.
    package static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
        csystem_wipe(memory.baseAddress, memory.count)
    }

    private func grow() {
        let larger = Self.allocate(memory.count * 2)
        larger.copyMemory(from: UnsafeRawBufferPointer(memory))
        Self.free(memory)
        memory = larger
    }

    private static func allocate(_ size: Int) -> UnsafeMutableRawBufferPointer {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        csystem_lock_memory(memory.baseAddress, memory.count)
        return memory
    }

    private static func free(_ memory: UnsafeMutableRawBufferPointer) {
        csystem_wipe(memory.baseAddress, memory.count)
        csystem_unlock_memory(memory.baseAddress, memory.count)
        memory.deallocate()
    }
}

extension SecretBytes: CustomStringConvertible {
    /// Never the content.
    package var description: String { "(secret)" }
}
