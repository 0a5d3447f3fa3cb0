import BoltSystem
import Testing

struct SmallPartsTests {
    @Test func `the clocks run`() {
        let first = Clock.monotonicNanoseconds()
        #expect(Clock.monotonicNanoseconds() >= first)
        // 2020 in milliseconds: the unit is right.
        #expect(Clock.nowMilliseconds() > 1_577_836_800_000)
        #expect(Clock.nowMilliseconds() < 95_617_584_000_000)
    }

    @Test func `deadlines do not overflow`() {
        #expect(Deadline.after(milliseconds: .max).remainingMilliseconds == nil)
        #expect(Deadline.after(milliseconds: -5).isOver)
        #expect(!Deadline.never.isOver)
        let near = Deadline.after(milliseconds: 60_000)
        #expect(near.earlier(.never) == near)
        #expect(near.remainingMilliseconds.map { $0 > 0 && $0 <= 60_000 } == true)
    }

    @Test func `random bytes are as many as asked for and differ`() throws {
        let first = try SecureRandom.bytes(1_000)
        #expect(first.count == 1_000)
        #expect(try first != SecureRandom.bytes(1_000))
        #expect(try SecureRandom.bytes(0).isEmpty)
    }

    @Test func `secrets grow, shrink and never describe themselves`() {
        let secret = SecretBytes(capacity: 1)
        for byte in UInt8(0)..<200 { secret.append(byte) }
        #expect(secret.removeLast() == 199)
        secret.withBytes { #expect(Array($0) == Array(0..<199)) }
        #expect("\(secret)" == "(secret)")
        secret.wipe()
        #expect(secret.count == 0)
        #expect(secret.removeLast() == nil)
    }

    @Test func `a library that is not there is nil`() {
        #expect(DynamicLibrary.open(["libnothing-of-that-name.so.9"]) == nil)
        let libraries = ["libnothing-of-that-name.so.9", "libc.so.6", "libSystem.B.dylib"]
        let library = DynamicLibrary.open(libraries)
        #expect(library?.symbol("getpid") != nil)
        #expect(library?.symbol("no_function_of_that_name") == nil)
    }

    @Test func `the process and the machine are there`() {
        #expect(Machine.coreCount >= 1)
        #expect(Process.peakMemoryBytes > 100_000)
        #expect(EnvironmentVariables.current()["PATH"] != nil)
    }
}
