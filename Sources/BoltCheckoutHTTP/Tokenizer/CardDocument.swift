package import BoltCheckoutCore
package import BoltCheckoutFlows
package import BoltSystem

/// Reads a card from JSON: `{"number", "expiration", "cvv", "postal_code"}`, text or numbers.
package enum CardDocument {
    /// Reads a card.
    ///
    /// - Parameters:
    ///   - json: The document; it is wiped with its object.
    ///   - nowMilliseconds: The time of day.
    /// - Returns: The card, checked.
    /// - Throws: ``ShopperError/invalidCard(_:)``; no part of the document is in it.
    package static func card(
        _ json: SecretBytes,
        nowMilliseconds: Int64
    ) throws(ShopperError) -> CardEntry {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try json.withBytes { bytes throws(JSONSyntaxError) in
                try JSONDocument(copying: bytes.bindMemory(to: UInt8.self))
            }
        } catch {
            throw .invalidCard("not JSON at line \(error.line), column \(error.column)")
        }
        do throws(CardValidationError) {
            return try document.withRoot { root throws(CardValidationError) in
                // The document's own copy is not read after this.
                defer { wipe(root) }
                return try CardEntry(
                    number: secret(root.member("number") ?? root.member("cc")),
                    expiration: text(root.member("expiration") ?? root.member("expiry")),
                    securityCode: secret(root.member("cvv") ?? root.member("cvc")),
                    postalCode: text(root.member("postal_code")),
                    nowMilliseconds: nowMilliseconds
                )
            }
        } catch {
            throw .invalidCard(error)
        }
    }

    private static func secret(_ value: JSONValue?) -> SecretBytes {
        let secret = SecretBytes()
        guard let value, value.isString || value.isNumber else { return secret }
        for byte in value.bytes { secret.append(byte) }
        return secret
    }

    private static func text(_ value: JSONValue?) -> String {
        guard let value else { return "" }
        return value.isNumber ? value.rawText : value.string ?? ""
    }

    private static func wipe(_ root: JSONValue) {
        for name in ["number", "cc", "cvv", "cvc"] {
            guard let bytes = root.member(named: name)?.bytes else { continue }
            SecretBytes.wipe(UnsafeMutableRawBufferPointer(mutating: UnsafeRawBufferPointer(bytes)))
        }
    }
}

extension ShopperError {
    /// What was wrong with a card, with the code of Bolt's card fields.
    package static func invalidCard(_ error: CardValidationError) -> ShopperError {
        .invalidCard("\(error) (code \(error.rawValue))")
    }
}
