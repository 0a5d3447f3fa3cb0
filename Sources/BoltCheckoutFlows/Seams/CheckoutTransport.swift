/// Carries one request to wherever replies come from, and brings the reply back.
///
/// Two implementations ship: ``FixtureTransport`` reads files, the live one talks to Bolt. A flow
/// cannot tell them apart. An implementation sends what it is given once: retries, and what they
/// mean, are the flows' business.
package protocol CheckoutTransport: AnyObject {
    /// Performs the request. A status outside 200...299 is a reply, not an error.
    ///
    /// - Parameter request: What to ask for.
    /// - Returns: The reply, whatever its status.
    /// - Throws: ``TransportError`` when there is no whole reply at all.
    func send(_ request: CheckoutRequest) throws(TransportError) -> CheckoutResponse
}
