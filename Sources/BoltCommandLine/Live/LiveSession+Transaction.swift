import BoltCheckoutHTTP

extension LiveSession {
    /// What reading transactions needs.
    static let inspection = LivePurpose(name: "reading transactions", needsAPIKey: true)

    /// Gets the body of one transaction.
    ///
    /// - Parameter reference: Bolt's reference, of the form that is checked before.
    /// - Returns: The body, or why there is none.
    func transaction(_ reference: String) -> Result<[UInt8], Failure> {
        let call = BoltCall(.get, "/v1/merchant/transactions/\(reference)")
        do throws(Failure) {
            return .success(try json(call, about: reference).response.body)
        } catch {
            return .failure(error)
        }
    }
}
