/// What Bolt says about an order that Shopify hosts.
///
/// Source: API reference, section "Cart, Integrations, and Notes".
/// Assumed: no public source gives its members, so it keeps the JSON as Bolt sent it.
public struct BoltShopifyResponse: Equatable, Sendable {
    /// The value as JSON text.
    public let json: String

    /// Creates the value from its JSON text.
    public init(json: String) {
        self.json = json
    }
}

extension BoltShopifyResponse: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        var writer = JSONWriter()
        writer.value(field.value)
        self.init(json: String(decoding: writer.bytes, as: UTF8.self))
    }
}
