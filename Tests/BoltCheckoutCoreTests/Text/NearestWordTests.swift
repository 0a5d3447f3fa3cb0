import BoltCheckoutCore
import Testing

struct NearestWordTests {
    static let commands = [
        "checkout", "login", "payment-flow", "authorize", "inspect", "order", "check", "reconcile",
        "explain", "redact", "diff", "timeline", "watch", "webhook", "mock", "doctor", "help",
    ]

    @Test(arguments: [
        ("chekcout", "checkout"), ("logn", "login"), ("Inspect", "inspect"),
        ("authorise", "authorize"), ("paymentflow", "payment-flow"), ("hlep", "help"),
        ("recon", "reconcile"), ("dif", "diff"), ("chec", "check"), ("inspects", "inspect"),
    ])
    func `guesses the nearest word`(typed: String, word: String) {
        #expect(Spelling.nearest(to: typed, among: Self.commands) == word)
    }

    @Test(arguments: ["", "x", "zzz", "refund", "ab", "capture", "--"])
    func `does not guess wildly`(typed: String) {
        #expect(Spelling.nearest(to: typed, among: Self.commands) == nil)
    }

    @Test func `names several, nearest first, in the order of the list`() {
        let words = ["do_not_honor", "do_not_honour", "donor"]
        #expect(Spelling.suggestions(for: "do_not_honr", among: words, limit: 5).first == words[0])
        let pets = ["bat", "hat", "dog"]
        #expect(Spelling.suggestions(for: "cat", among: pets, limit: 2) == ["bat", "hat"])
    }
}
