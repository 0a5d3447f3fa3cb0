import CSystem

/// Random bytes that nobody can guess.
package enum SecureRandom {
    /// As many random bytes as asked for, from the system.
    package static func bytes(_ count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let result = bytes.withUnsafeMutableBytes { buffer in
            csystem_random(buffer.baseAddress, buffer.count)
        }
        try SystemCall.check(result, "random")
        return bytes
    }
}
