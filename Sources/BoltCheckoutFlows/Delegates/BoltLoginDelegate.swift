/// Receives the outcome of a login.
///
/// A flow calls exactly one of these methods, exactly once, before it returns.
///
/// Source: API reference, section "BoltLoginDelegate".
public protocol BoltLoginDelegate: AnyObject {
    /// The user authenticated.
    ///
    /// - Parameters:
    ///   - authCode: The code that a backend exchanges for tokens.
    ///   - codeVerifier: The PKCE verifier that belongs to the code.
    ///   - state: The state the login was started with.
    func onLoginSuccess(authCode: String, codeVerifier: String, state: String)

    /// Login failed: a network error, an invalid session, or the user denied permissions.
    ///
    /// - Parameter errorReason: One line for people, without a trailing period.
    func onLoginError(errorReason: String)

    /// The user dismissed the login. No partial session is created.
    func onLoginCancel()
}
