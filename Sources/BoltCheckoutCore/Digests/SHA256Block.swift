/// One block of 64 bytes, expanded to the message schedule of FIPS 180-4, section 6.2.2.
struct SHA256Block {
    private let schedule: UnsafeMutableBufferPointer<UInt32>

    /// Expands the 64 bytes at `bytes` into `schedule`, which holds 64 words.
    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, _ schedule: UnsafeMutableBufferPointer<UInt32>) {
        self.schedule = schedule
        let raw = UnsafeRawPointer(bytes)
        for index in 0..<16 {
            let word = raw.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
            schedule[index] = UInt32(bigEndian: word)
        }
        for index in 16..<64 {
            let near: UInt32 = schedule[index &- 2]
            let far: UInt32 = schedule[index &- 15]
            let sigma1: UInt32 = Self.rotate(near, 17) ^ Self.rotate(near, 19) ^ (near >> 10)
            let sigma0: UInt32 = Self.rotate(far, 7) ^ Self.rotate(far, 18) ^ (far >> 3)
            let old: UInt32 = schedule[index &- 7] &+ schedule[index &- 16]
            schedule[index] = sigma1 &+ sigma0 &+ old
        }
    }

    /// Runs the 64 rounds and adds the result to `state`, which holds 8 words.
    @inline(__always)
    func fold(
        into state: UnsafeMutableBufferPointer<UInt32>,
        rounds: UnsafeBufferPointer<UInt32>
    ) {
        var a = state[0]
        var b = state[1]
        var c = state[2]
        var d = state[3]
        var e = state[4]
        var f = state[5]
        var g = state[6]
        var h = state[7]
        for index in 0..<64 {
            let sum1: UInt32 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
            let choice: UInt32 = (e & f) ^ (~e & g)
            let first: UInt32 = h &+ sum1 &+ choice &+ rounds[index] &+ schedule[index]
            let sum0: UInt32 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
            let majority: UInt32 = (a & b) ^ (a & c) ^ (b & c)
            h = g
            g = f
            f = e
            e = d &+ first
            d = c
            c = b
            b = a
            a = first &+ sum0 &+ majority
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        (word &>> count) | (word &<< (32 &- count))
    }
}
