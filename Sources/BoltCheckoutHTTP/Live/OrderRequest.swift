package import BoltCheckoutCore
import BoltCheckoutFlows

/// The request that makes an order token of a cart.
package struct OrderRequest: Equatable, Sendable {
    /// The body, numbers as written.
    package let body: [UInt8]

    /// The totals of the cart; nil where they cannot be told from the cart alone.
    package let totals: CartTotals?

    /// Reads a cart, or a whole request with the member `cart`.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - channel: Where the shopper is, unless the request says so itself.
    /// - Throws: ``BoltDecodingError`` that names the member that is missing or wrong.
    package init(reading bytes: [UInt8], channel: String) throws(BoltDecodingError) {
        // The members that no cart does without are checked in one place.
        _ = try OrderCart(reading: bytes)
        let document = try WireDecoder.document(from: bytes)
        (body, totals) = try document.withRoot { root throws(BoltDecodingError) in
            let cart = root.member("cart") ?? root
            let totals = try CartTotals(cart, path: root.member("cart") == nil ? "" : "cart.")
            return (Self.body(root, channel: channel), totals)
        }
    }

    private static func body(_ root: JSONValue, channel: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        if root.member("cart") == nil {
            writer.key("cart")
            writer.value(root)
        } else {
            for (key, value) in root.members {
                writer.key(key.string ?? "")
                writer.value(value)
            }
        }
        if root.member("cart") == nil || root.member("channel") == nil {
            writer.member("channel", channel)
        }
        writer.endObject()
        return writer.bytes
    }
}
