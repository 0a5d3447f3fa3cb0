import Testing

@testable import BoltCheckoutCore

struct JSONShapeTrialTests {
    /// How many of some documents of a size are tried, if they fit as `fits` says.
    private func tried(_ documents: Int, of size: Int, fits: (Int) -> Bool) -> Int {
        var trial = JSONShapeTrial()
        var tried = 0
        for document in 0..<documents {
            guard trial.isDue else {
                trial.skip(size)
                continue
            }
            trial.note(size, fits: fits(document))
            tried += 1
        }
        return tried
    }

    @Test(arguments: [1, 100, 1_000_000])
    func `the first document is not tried, all others are where they fit`(size: Int) {
        #expect(tried(10_000, of: size) { _ in true } == 9_999)
    }

    @Test func `where half of them fit, all are tried`() {
        #expect(tried(10_000, of: 128) { $0 % 2 == 0 } == 9_999)
    }

    // A trial is 32768 entries: 256 documents of 128, or one of 40000.
    @Test(arguments: [(128, 256, 4096), (40_000, 1, 14)])
    func `where few fit, some are tried, then others after ever longer pauses`(
        size: Int,
        trial: Int,
        pause: Int
    ) {
        let second = 1 + trial + pause
        #expect(tried(1 + trial, of: size) { _ in false } == trial)
        #expect(tried(second, of: size) { _ in false } == trial)
        #expect(tried(second + trial, of: size) { _ in false } == 2 * trial)
        // 32768 * 32 entries are 8192 documents, or 27 and a part of one.
        #expect(tried(second + trial + pause * 2 - 1, of: size) { _ in false } == 2 * trial)
    }

    /// How many entries can be learned now, in steps.
    private func learned(_ trial: inout JSONShapeTrial, in steps: Int) -> Int {
        var learned = 0
        while trial.takeLearning(steps) { learned += steps }
        return learned
    }

    @Test func `what is learned is a small share of what is tried`() {
        var trial = JSONShapeTrial()
        let tooLarge = trial.takeLearning(16_385)
        let first = learned(&trial, in: 64)
        #expect(!tooLarge && first == 16_384)
        // One entry more for 128 that are tried, whether they fit or not.
        for _ in 0..<127 { trial.note(64, fits: true) }
        let early = learned(&trial, in: 64)
        trial.note(64, fits: false)
        let second = learned(&trial, in: 64)
        #expect(early == 0 && second == 64)
    }

    @Test func `after a pause some shapes can be learned`() {
        var trial = JSONShapeTrial()
        let first = learned(&trial, in: 1)
        while !trial.isFutile { trial.note(1000, fits: false) }
        while !trial.isDue { trial.skip(1000) }
        let second = learned(&trial, in: 1)
        #expect(first == 16_384 && second == 2048)
    }
}
