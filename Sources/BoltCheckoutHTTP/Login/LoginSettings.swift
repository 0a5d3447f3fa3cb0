package import BoltSystem

/// How a live login goes about it.
package struct LoginSettings {
    /// What is asked for where nobody says otherwise.
    package static let scope = "openid bolt.account.view"

    /// What is asked for, words between spaces.
    package var scope: String
    /// The port of the redirect; 0 takes a free one.
    package var port: UInt16
    /// Whether the code is swapped for tokens before the login counts as done.
    package var exchanges: Bool
    /// Where the address of the redirect may be pasted; nil for nowhere.
    package var paste: Terminal?

    /// Creates settings.
    package init(
        scope: String = scope,
        port: UInt16 = 0,
        exchanges: Bool = false,
        paste: Terminal? = nil
    ) {
        self.scope = scope
        self.port = port
        self.exchanges = exchanges
        self.paste = paste
    }
}
