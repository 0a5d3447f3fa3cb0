import BoltCheckoutCore

/// Reads a transaction back from Bolt's API and says where it differs from what a page delivered.
struct ReadBack {
    let transport: any CheckoutTransport
    let pacing: any RetryPacing

    /// The differences, a sentence each; one sentence where it cannot be read.
    func notes(on delivered: BoltCheckoutResult) -> [String] {
        guard let request = CheckoutRequest.transaction(reference: delivered.reference) else {
            return ["the transaction could not be read back: its reference is not one of Bolt's"]
        }
        let exchange = Exchange.perform(request, over: transport, pacing: pacing)
        switch exchange.result {
        case .failure(let error):
            return ["the transaction could not be read back: \(error)"]
        case .success(let reply):
            guard (200...299).contains(reply.status) else {
                return ["the transaction could not be read back: HTTP \(reply.status)"]
            }
            do throws(BoltDecodingError) {
                let reading = try WireDecoder.decode(BoltCheckoutResult.self, from: reply.body)
                return Self.differences(delivered, reading.model)
            } catch {
                return ["the transaction could not be read back: \(error)"]
            }
        }
    }

    private static func differences(
        _ page: BoltCheckoutResult,
        _ api: BoltCheckoutResult
    ) -> [String] {
        let pairs: [(name: String, page: String, api: String)] = [
            ("id", page.id, api.id),
            ("reference", page.reference, api.reference),
            ("status", page.status, api.status),
            ("amount", words(page.amount), words(api.amount)),
        ]
        return pairs.filter { $0.page != $0.api }.map { name, page, api in
            "Bolt's API and the page differ in \(name): '\(api)' and '\(page)'"
        }
    }

    private static func words(_ amount: BoltAmountView) -> String {
        "\(amount.amount) \(amount.currency)"
    }
}
