/// The headers that keep a page to itself: not stored, not framed, not guessed at, no referrer.
package enum PageSecurity {
    /// A policy that allows nothing at all.
    package static let nothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

    /// The headers of a page.
    ///
    /// - Parameter policy: The page's Content-Security-Policy.
    /// - Returns: All but the content's type.
    package static func headers(policy: String = nothing) -> [HTTPHeader] {
        [
            HTTPHeader("Content-Security-Policy", policy),
            HTTPHeader("X-Content-Type-Options", "nosniff"),
            HTTPHeader("X-Frame-Options", "DENY"),
            HTTPHeader("Referrer-Policy", "no-referrer"),
            HTTPHeader("Cache-Control", "no-store"),
            HTTPHeader("Cross-Origin-Opener-Policy", "same-origin"),
        ]
    }
}
