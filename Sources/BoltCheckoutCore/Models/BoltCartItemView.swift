/// One line of a cart.
///
/// Assumed: members and their optionality are those of Bolt's merchant view. Totals are as stated,
/// never recomputed: a stated 0 stays 0.
///
/// Source: API reference, section "Cart, Integrations, and Notes".
public struct BoltCartItemView: Equatable, Sendable {
    /// The merchant's reference of the item.
    public let reference: String?

    /// The name of the item.
    public let name: String?

    /// The description of the item.
    public let description: String?

    /// The stated total of the line.
    public let totalAmount: BoltAmountView?

    /// The price of one.
    public let unitPrice: BoltAmountView?

    /// The tax on the line.
    public let taxAmount: BoltAmountView?

    /// How many.
    public let quantity: Int?

    /// The stock keeping unit.
    public let sku: String?

    /// Where a picture is.
    public let imageUrl: String?

    /// Where the item is described.
    public let detailsUrl: String?

    /// `"physical"`, `"digital"`, `"bundled"` or `"unknown"`.
    public let type: String?

    /// Whether the line is taxed.
    public let taxable: Bool?

    /// The chosen options, as one text.
    public let options: String?

    /// The shipment the line travels with.
    public let shipmentId: String?

    /// How the line reaches the shopper.
    public let shipmentType: String?

    /// The brand.
    public let brand: String?

    /// The category.
    public let category: String?

    /// The color.
    public let color: String?

    /// The size.
    public let size: String?

    /// The unit of measure.
    public let uom: String?

    /// The universal product code.
    public let upc: String?

    /// The book number.
    public let isbn: String?

    /// The manufacturer.
    public let manufacturer: String?

    /// Tags, as one text.
    public let tags: String?

    /// The merchant's id of the product.
    public let merchantProductId: String?

    /// The merchant's id of the variant.
    public let merchantVariantId: String?

    /// Creates the value from its members.
    public init(
        reference: String? = nil,
        name: String? = nil,
        description: String? = nil,
        totalAmount: BoltAmountView? = nil,
        unitPrice: BoltAmountView? = nil,
        taxAmount: BoltAmountView? = nil,
        quantity: Int? = nil,
        sku: String? = nil,
        imageUrl: String? = nil,
        detailsUrl: String? = nil,
        type: String? = nil,
        taxable: Bool? = nil,
        options: String? = nil,
        shipmentId: String? = nil,
        shipmentType: String? = nil,
        brand: String? = nil,
        category: String? = nil,
        color: String? = nil,
        size: String? = nil,
        uom: String? = nil,
        upc: String? = nil,
        isbn: String? = nil,
        manufacturer: String? = nil,
        tags: String? = nil,
        merchantProductId: String? = nil,
        merchantVariantId: String? = nil
    ) {
        self.reference = reference
        self.name = name
        self.description = description
        self.totalAmount = totalAmount
        self.unitPrice = unitPrice
        self.taxAmount = taxAmount
        self.quantity = quantity
        self.sku = sku
        self.imageUrl = imageUrl
        self.detailsUrl = detailsUrl
        self.type = type
        self.taxable = taxable
        self.options = options
        self.shipmentId = shipmentId
        self.shipmentType = shipmentType
        self.brand = brand
        self.category = category
        self.color = color
        self.size = size
        self.uom = uom
        self.upc = upc
        self.isbn = isbn
        self.manufacturer = manufacturer
        self.tags = tags
        self.merchantProductId = merchantProductId
        self.merchantVariantId = merchantVariantId
    }
}

extension BoltCartItemView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            reference: object.text("reference"),
            name: object.text("name"),
            description: object.text("description"),
            totalAmount: object.model("total_amount", as: BoltAmountView.self),
            unitPrice: object.model("unit_price", as: BoltAmountView.self),
            taxAmount: object.model("tax_amount", as: BoltAmountView.self),
            quantity: object.integer("quantity"),
            sku: object.text("sku"),
            imageUrl: object.text("image_url"),
            detailsUrl: object.text("details_url"),
            type: object.text("type"),
            taxable: object.bool("taxable"),
            options: object.text("options"),
            shipmentId: object.text("shipment_id"),
            shipmentType: object.text("shipment_type"),
            brand: object.text("brand"),
            category: object.text("category"),
            color: object.text("color"),
            size: object.text("size"),
            uom: object.text("uom"),
            upc: object.text("upc"),
            isbn: object.text("isbn"),
            manufacturer: object.text("manufacturer"),
            tags: object.text("tags"),
            merchantProductId: object.text("merchant_product_id"),
            merchantVariantId: object.text("merchant_variant_id")
        )
    }
}
