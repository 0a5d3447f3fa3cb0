import BoltCheckoutCore
package import BoltCheckoutFlows
package import BoltSystem

/// Has a card tokenized by Bolt's tokenizer, its fallback included.
package struct CardTokenizer {
    private static let callMilliseconds: Int64 = 20_000

    private let sender: any HTTPSending
    private let addresses: [String]
    private let deadline: Deadline
    private let randomBytes: (Int) throws(SystemError) -> [UInt8]
    private let tell: (String) -> Void
    private let detail: (String) -> Void

    /// Creates a tokenizer.
    ///
    /// - Parameters:
    ///   - sender: Makes one exchange.
    ///   - hosts: Where the tokenizer is.
    ///   - deadline: When everything must be over.
    ///   - randomBytes: Draws nonces.
    ///   - tell: Hears when the fallback is tried.
    ///   - detail: Hears what only a detailed log shows.
    package init(
        over sender: any HTTPSending,
        hosts: BoltHosts,
        until deadline: Deadline,
        randomBytes: @escaping (Int) throws(SystemError) -> [UInt8],
        tell: @escaping (String) -> Void,
        detail: @escaping (String) -> Void
    ) {
        self.sender = sender
        addresses = Self.addresses(hosts)
        self.deadline = deadline
        self.randomBytes = randomBytes
        self.tell = tell
        self.detail = detail
    }

    /// Where the tokenizer is, best first. Assumed: the fallback holds the same tokens.
    private static func addresses(_ hosts: BoltHosts) -> [String] {
        [hosts.tokenizer] + [hosts.tokenizerFallback].compactMap { $0 }
    }

    /// Tokenizes a card.
    ///
    /// - Returns: The record, without the number; nil where a signal ended it.
    /// - Throws: ``ShopperError``; the number is not in it either.
    package func tokenize(_ card: CardEntry) throws(ShopperError) -> CardRecord? {
        let sodium = try Self.sodium()
        var failure = TokenizerFailure.unreachable("no tokenizer is known")
        for (index, address) in addresses.enumerated() {
            do throws(TokenizerFailure) {
                return try tokenize(card, at: address, sodium)
            } catch {
                if error == .interrupted { return nil }
                failure = error
                guard error.isTemporary, index + 1 < addresses.count else { break }
                tell("\(error); trying \(addresses[index + 1])")
            }
        }
        throw failure.shopperError
    }

    private func tokenize(
        _ card: CardEntry,
        at address: String,
        _ sodium: Sodium
    ) throws(TokenizerFailure) -> CardRecord {
        let keyReply = try send(.get, "\(address)/public_key", [])
        guard let key = TokenizerKey.read(keyReply.body) else {
            throw .foreign("tokenizer key is not 32 bytes of base64 (from \(address))")
        }
        detail("tokenizer key \(TokenizerKey.fingerprint(key)), \(sodium.libraryDescription)")
        let request = try TokenizerRequest(card, to: key, nonce: try nonce(), sodium)
        let reply = try send(.post, "\(address)/token", request.body)
        return try request.record(of: reply.body, for: card)
    }

    private func nonce() throws(TokenizerFailure) -> [UInt8] {
        do throws(SystemError) {
            return try randomBytes(Sodium.nonceLength)
        } catch {
            throw .fault("no random bytes: \(error)")
        }
    }

    /// One exchange. Only 200 is a success.
    private func send(
        _ method: HTTPRequest.Method,
        _ address: String,
        _ body: [UInt8]
    ) throws(TokenizerFailure) -> HTTPResponse {
        guard let url = try? URLParts(address) else {
            throw .foreign("'\(address)' is no address of a tokenizer")
        }
        let headers = body.isEmpty ? [] : [HTTPHeader("Content-Type", "application/json")]
        let request = HTTPRequest(method, url, headers: headers, body: body)
        let limit = deadline.earlier(.after(milliseconds: Self.callMilliseconds))
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try sender.send(request, until: limit)
        } catch {
            throw TokenizerFailure(error)
        }
        guard response.status == 200 else { throw TokenizerFailure(response, address) }
        return response
    }

    private static func sodium() throws(ShopperError) -> Sodium {
        do throws(SodiumError) {
            return try Sodium()
        } catch {
            throw .unreachable("\(error)")
        }
    }
}
