/// The person an authorization is made for.
///
/// Source: Bolt's custom checkout guide for iOS, which shows these four members.
public struct BoltUserInfo: Equatable, Sendable {
    /// The given name.
    public let firstName: String

    /// The family name.
    public let lastName: String

    /// The e-mail address.
    public let email: String

    /// The telephone number, E.164, for example `"+16085550117"`.
    public let phone: String

    /// Creates the value from its members.
    public init(
        firstName: String,
        lastName: String,
        email: String,
        phone: String
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.phone = phone
    }
}

extension BoltUserInfo: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            firstName: object.requiredText("first_name"),
            lastName: object.requiredText("last_name"),
            email: object.requiredText("email"),
            phone: object.requiredText("phone")
        )
    }
}
