import BoltCheckoutCore

/// How long a server asks to be left alone.
package enum RetryAfter {
    /// The wait that an answer asks for, in whole seconds.
    ///
    /// A date is compared with the answer's own `Date`, so that a wrong clock here does no harm.
    ///
    /// - Parameters:
    ///   - response: The answer.
    ///   - nowMilliseconds: The time of day, for answers without a `Date`.
    /// - Returns: nil where nothing usable is said: no header, words, zero, a negative number, a
    ///   moment that is over.
    package static func seconds(of response: HTTPResponse, nowMilliseconds: Int64) -> Int64? {
        guard let text = response.header("Retry-After") else { return nil }
        if !text.isEmpty && text.utf8.allSatisfy(\.isASCIIDigit) {
            // More digits than fit are a long wait all the same.
            let seconds = Int64(text) ?? .max
            return seconds > 0 ? seconds : nil
        }
        let nowSeconds = nowMilliseconds / 1_000
        guard let end = HTTPDate.parse(text, nowSeconds: nowSeconds) else { return nil }
        if let date = response.header("Date"),
            let serverNow = HTTPDate.parse(date, nowSeconds: nowSeconds)
        {
            return end > serverNow ? end - serverNow : nil
        }
        let milliseconds = end * 1_000 - nowMilliseconds
        return milliseconds > 0 ? (milliseconds + 999) / 1_000 : nil
    }
}
