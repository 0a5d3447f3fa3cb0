import Testing

@testable import BoltCommandLine

struct WatchPaceTests {
    private let pace = WatchPace(firstMilliseconds: 2_000, longestMilliseconds: 60_000)

    @Test(arguments: [(0, 2_000), (1, 4_000), (4, 32_000), (5, 60_000), (63, 60_000)])
    func `waits double up to the longest`(looks: Int, milliseconds: Int64) {
        #expect(pace.wait(afterIdle: looks, random: 0) == milliseconds)
    }

    @Test func `chance adds a quarter at most`() {
        #expect(pace.wait(afterIdle: 1, random: 1_000) == 5_000)
        #expect(pace.wait(afterIdle: 1, random: 1_001) == 4_000)
        for random in [UInt64.max, 1, 999_999_937] {
            #expect((4_000...5_000).contains(pace.wait(afterIdle: 1, random: random)))
        }
    }

    @Test func `a server is not asked earlier than it wants`() {
        #expect(pace.wait(afterIdle: 0, asked: 90, random: 0) == 90_000)
        #expect(pace.wait(afterIdle: 0, asked: 1, random: 0) == 2_000)
        #expect(pace.wait(afterIdle: 0, asked: .max, random: 0) == .max)
    }

    @Test func `numbers at the edge of their range do not trap`() {
        let pace = WatchPace(firstMilliseconds: .max, longestMilliseconds: 1)
        #expect(pace.wait(afterIdle: .max, random: 0) == .max)
        #expect(WatchPace(firstMilliseconds: -5, longestMilliseconds: 0).firstMilliseconds == 1)
    }
}
