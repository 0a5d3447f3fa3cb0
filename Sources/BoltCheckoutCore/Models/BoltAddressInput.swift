/// A postal address with the person it belongs to.
///
/// Bolt writes addresses in two dialects (`phone`, `email` and `phone_number`, `email_address`);
/// both are read. Assumed optional: the reference names the members, not their optionality, and
/// Bolt leaves them out at will.
///
/// Source: API reference, section "Addresses and Shipping".
public struct BoltAddressInput: Equatable, Sendable {
    /// The full name.
    public let name: String?

    /// The given name.
    public let firstName: String?

    /// The family name.
    public let lastName: String?

    /// The company.
    public let company: String?

    /// The first line of the street address.
    public let streetAddress1: String?

    /// The second line.
    public let streetAddress2: String?

    /// The third line.
    public let streetAddress3: String?

    /// The fourth line.
    public let streetAddress4: String?

    /// The city or town.
    public let locality: String?

    /// The state or province, the full name as a rule.
    public let region: String?

    /// The short form of the region, for example `"WI"`.
    public let regionCode: String?

    /// The postal code.
    public let postalCode: String?

    /// The ISO 3166-1 code, for example `"US"`.
    public let countryCode: String?

    /// The name of the country.
    public let country: String?

    /// The telephone number as received.
    public let phone: String?

    /// The e-mail address.
    public let email: String?

    /// The code of the door.
    public let doorCode: String?

    /// Creates the value from its members.
    public init(
        name: String? = nil,
        firstName: String? = nil,
        lastName: String? = nil,
        company: String? = nil,
        streetAddress1: String? = nil,
        streetAddress2: String? = nil,
        streetAddress3: String? = nil,
        streetAddress4: String? = nil,
        locality: String? = nil,
        region: String? = nil,
        regionCode: String? = nil,
        postalCode: String? = nil,
        countryCode: String? = nil,
        country: String? = nil,
        phone: String? = nil,
        email: String? = nil,
        doorCode: String? = nil
    ) {
        self.name = name
        self.firstName = firstName
        self.lastName = lastName
        self.company = company
        self.streetAddress1 = streetAddress1
        self.streetAddress2 = streetAddress2
        self.streetAddress3 = streetAddress3
        self.streetAddress4 = streetAddress4
        self.locality = locality
        self.region = region
        self.regionCode = regionCode
        self.postalCode = postalCode
        self.countryCode = countryCode
        self.country = country
        self.phone = phone
        self.email = email
        self.doorCode = doorCode
    }
}

extension BoltAddressInput: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            name: object.text("name"),
            firstName: object.text("first_name"),
            lastName: object.text("last_name"),
            company: object.text("company"),
            streetAddress1: object.text("street_address1"),
            streetAddress2: object.text("street_address2"),
            streetAddress3: object.text("street_address3"),
            streetAddress4: object.text("street_address4"),
            locality: object.text("locality"),
            region: object.text("region"),
            regionCode: object.text("region_code"),
            postalCode: object.text("postal_code"),
            countryCode: object.text("country_code"),
            country: object.text("country"),
            phone: object.text("phone", or: "phone_number"),
            email: object.text("email", or: "email_address"),
            doorCode: object.text("door_code")
        )
    }
}
