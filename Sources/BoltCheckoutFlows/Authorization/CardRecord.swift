package import BoltCheckoutCore

/// A tokenized card as it is kept in a file between two commands.
///
/// `{payment_method, token, token_expiry, last4, bin, network, expiration, postal_code}`: what
/// `payment-flow -o json` writes and `authorize --card` reads.
package struct CardRecord: Equatable, Sendable {
    /// What kind of payment method it is.
    package let paymentMethod: BoltPaymentMethod
    /// The card.
    package let card: BoltCreditCard

    /// Creates a record.
    package init(paymentMethod: BoltPaymentMethod, card: BoltCreditCard) {
        self.paymentMethod = paymentMethod
        self.card = card
    }

    /// Reads a record.
    ///
    /// - Throws: ``ShopperError/unreadable(_:)`` for bytes that are not JSON,
    ///   ``ShopperError/invalidCard(_:)`` for anything else that is wrong.
    package init(reading bytes: [UInt8]) throws(ShopperError) {
        do throws(BoltDecodingError) {
            self = try WireDecoder.decode(CardRecord.self, from: bytes).model
        } catch {
            if case .malformedJSON = error { throw .unreadable("card record is \(error)") }
            throw .invalidCard(error.description)
        }
        if let words = objection { throw .invalidCard(words) }
    }

    /// The record as one JSON object, null where a member is absent.
    package var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("payment_method", paymentMethod.name)
        writer.member("token", card.token)
        writer.member("token_expiry", card.tokenExpiry.map(Int64.init))
        writer.member("last4", card.last4)
        writer.member("bin", card.bin)
        writer.member("network", card.network)
        writer.member("expiration", card.expiration)
        writer.member("postal_code", card.postalCode)
        writer.endObject()
        return writer.bytes
    }

    /// What is wrong with the record, nil where nothing is.
    package var objection: String? {
        if card.token.isEmpty { return "field 'token' is empty" }
        if DigitRun.mayBeCardNumber(card.token) {
            return "field 'token' is a card number; a record holds a token only"
        }
        guard card.last4.utf8.count == 4, DigitRun.isDigits(card.last4) else {
            return "field 'last4' is not four digits"
        }
        if let bin = card.bin, !DigitRun.isDigits(bin) || !(6...8).contains(bin.utf8.count) {
            return "field 'bin' is not six to eight digits"
        }
        if let expiration = card.expiration, !DigitRun.isMonth(expiration) {
            return "field 'expiration' is not YYYY-MM"
        }
        return nil
    }
}

extension CardRecord: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        let method = try object.text("payment_method") ?? BoltPaymentMethod.creditCard.name
        self.init(
            paymentMethod: BoltPaymentMethod(name: method),
            card: BoltCreditCard(
                token: try object.requiredText("token"),
                last4: try object.requiredText("last4"),
                network: try object.text("network"),
                expiration: try object.text("expiration"),
                postalCode: try object.text("postal_code"),
                bin: try object.text("bin"),
                tokenExpiry: try Self.expiry(of: object)
            )
        )
    }

    /// When the token expires. What cannot be read is an error: it must not pass for never.
    private static func expiry(of object: WireObject) throws(BoltDecodingError) -> Int? {
        let name = try object.field("token_expiry") == nil ? "expiry" : "token_expiry"
        return try object.field(name) == nil ? nil : object.requiredDate(name)
    }
}
