import BoltCheckoutHTTP
import BoltSystem
import Testing

struct GzipTests {
    // python3: gzip.compress(b'{"a":1}', mtime=0)
    private static let small: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 84, 178, 50, 172, 5, 0, 175, 172, 27, 86, 7,
        0,
        0, 0,
    ]

    @Test func `decompresses one member and several`() throws {
        #expect(try Gzip.decompress(Self.small, limit: 7) == Array(#"{"a":1}"#.utf8))
        let twice = try Gzip.decompress(Self.small + Self.small, limit: 14)
        #expect(twice == Array(#"{"a":1}{"a":1}"#.utf8))
    }

    @Test func `every beginning of a member is refused`() {
        for length in 0..<Self.small.count {
            #expect(throws: GzipError.malformed) {
                try Gzip.decompress(Array(Self.small[..<length]), limit: 100)
            }
        }
    }

    @Test func `a single wrong bit never gives another content`() {
        for index in Self.small.indices {
            for bit in 0..<8 {
                var bytes = Self.small
                bytes[index] ^= 1 << UInt8(bit)
                // Some bits say nothing about the content, such as the time and the padding.
                let content = try? Gzip.decompress(bytes, limit: 1_000)
                #expect(content == nil || content == Array(#"{"a":1}"#.utf8))
            }
        }
    }

    @Test func `what comes after is refused`() {
        #expect(throws: GzipError.malformed) { try Gzip.decompress(Self.small + [0], limit: 100) }
    }

    @Test func `more than the limit is refused`() {
        #expect(throws: GzipError.tooLarge) { try Gzip.decompress(Self.small, limit: 6) }
    }

    /// The `gzip` command makes stored, fixed and dynamic blocks of these.
    @Test(
        .enabled(if: ExecutableLookup.find("gzip", path: nil) != nil, "gzip is not installed"),
        arguments: [0, 1, 60, 5_000, 300_000],
        ["-1", "-9"]
    )
    func `reads what the gzip command writes`(count: Int, level: String) throws {
        var state: UInt32 = 12_345
        let mixed = (0..<count).map { index -> UInt8 in
            // A generator of Numerical Recipes; every other kilobyte repeats itself.
            state = state &* 1_664_525 &+ 1_013_904_223
            return index / 1_024 % 2 == 0 ? UInt8(state >> 24) : UInt8(index % 7)
        }
        let text = Array(String(repeating: "{\"reference\":\"ABCD\"},", count: count / 20).utf8)
        for content in [mixed, text] {
            let command = ChildCommand(
                "gzip",
                [level, "-c"],
                environment: ["PATH": "/usr/bin:/bin"]
            )
            let result = try ChildProcess.run(command, input: content)
            #expect(try Gzip.decompress(result.stdout, limit: content.count) == content)
        }
    }
}
