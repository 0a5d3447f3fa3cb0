import BoltCheckoutFlows
import BoltSystem

/// What a checkout page has told so far, and what that makes of the wait.
struct CheckoutPageState {
    /// How long a page may be gone before that counts as closed: a reload is back sooner.
    static let absenceMilliseconds: Int64 = 5_000

    /// Whether the page has been shown.
    private(set) var isOpened = false
    /// Whether the payment was submitted: from then on nothing is a cancel.
    private(set) var isSubmitted = false
    /// How the wait ended, once it has.
    private(set) var answer: ShopperAnswer?
    /// Until when a page that was left may come back.
    private(set) var leftUntil: Deadline?

    /// How many pages of the address stand open; one whose farewell was lost is still counted.
    private var pages = 0

    /// A page was shown, perhaps again.
    mutating func open() {
        isOpened = true
        comeBack()
    }

    /// A page has come back without being loaded again.
    mutating func comeBack() {
        pages += 1
        leftUntil = nil
    }

    /// The payment was submitted.
    mutating func submit() {
        isSubmitted = true
        leftUntil = nil
    }

    /// A transaction was delivered.
    mutating func deliver(_ body: [UInt8]) {
        guard answer == nil else { return }
        answer = .delivered(status: 200, body: body)
    }

    /// The checkout was closed. Where it is open in another page too, that one may still pay.
    mutating func close() {
        pages -= 1
        guard answer == nil, pages <= 0 else { return }
        answer = .closed(afterSubmit: isSubmitted)
    }

    /// The page was left. Assumed: whoever leaves after submitting may still be paying elsewhere, so
    /// the wait goes on; before that nothing can have been paid.
    mutating func leave() {
        pages -= 1
        guard answer == nil, !isSubmitted, pages <= 0 else { return }
        leftUntil = .after(milliseconds: Self.absenceMilliseconds)
    }
}
