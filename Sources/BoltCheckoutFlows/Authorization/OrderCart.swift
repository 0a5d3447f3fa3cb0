package import BoltCheckoutCore

/// The cart of an order, as a merchant's backend sends it to Bolt.
package struct OrderCart: Equatable, Sendable {
    /// The cart as compact JSON, numbers as written.
    package let json: [UInt8]
    /// The merchant's order reference.
    package let orderReference: String

    /// Reads a cart: the object itself, or the member `cart` of a request.
    ///
    /// - Throws: ``BoltDecodingError`` that names a required member that is missing.
    package init(reading bytes: [UInt8]) throws(BoltDecodingError) {
        let document = try WireDecoder.document(from: bytes)
        self = try document.withRoot { root throws(BoltDecodingError) in
            let top = WireField(value: root, path: "", scope: WireScope())
            let cart = try top.object().field("cart") ?? top
            return try OrderCart(cart)
        }
    }

    private init(_ cart: WireField) throws(BoltDecodingError) {
        let object = try cart.object()
        orderReference = try object.requiredText("order_reference")
        _ = try object.requiredField("currency")
        _ = try object.requiredField("total_amount")
        var writer = JSONWriter()
        writer.value(cart.value)
        json = writer.bytes
    }
}
