/// A person on either side of a transaction.
///
/// Bolt sends lists of e-mail addresses and telephone numbers; the first of each stands here,
/// unless a flat `email` or `phone` is given. Assumed optional: the reference names the members,
/// not their optionality, and Bolt leaves them out at will.
///
/// Source: API reference, section "Parties and Payment Instruments".
public struct BoltConsumerView: Equatable, Sendable {
    /// Bolt's id of the person.
    public let id: String?

    /// The e-mail address: the flat one, else that of the first list entry.
    public let email: String?

    /// The given name.
    public let firstName: String?

    /// The family name.
    public let lastName: String?

    /// The telephone number as received: the flat one, else that of the first list entry.
    public let phone: String?

    /// Creates the value from its members.
    public init(
        id: String? = nil,
        email: String? = nil,
        firstName: String? = nil,
        lastName: String? = nil,
        phone: String? = nil
    ) {
        self.id = id
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.phone = phone
    }
}

extension BoltConsumerView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            id: object.text("id"),
            email: object.text("email", orFirstOf: "emails", member: "address"),
            firstName: object.text("first_name"),
            lastName: object.text("last_name"),
            phone: object.text("phone", orFirstOf: "phones", member: "number")
        )
    }
}
