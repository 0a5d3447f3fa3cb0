/// The two forms of an address: as requests and the client view have it, and as replies have it.
enum AddressForm {
    private static let required = [
        "street_address1", "locality", "region", "postal_code", "country_code", "first_name",
        "last_name", "email",
    ]

    /// Refuses an address that lacks something.
    static func check(_ address: RequestFields) throws(MockError) {
        for key in required { _ = try address.text(key) }
    }

    /// The form of replies.
    static func view(_ address: JSONTree, id: String) -> JSONTree {
        var view: JSONTree = ["id": .string(id)]
        let street = ["street_address1", "street_address2", "street_address3", "street_address4"]
        view.copy(street + ["locality", "region", "region_code", "postal_code"], from: address)
        view.copy(["country_code", "country"], from: address)
        view["name"] = .string(name(address))
        view.copy(["first_name", "last_name", "company", "door_code"], from: address)
        view["phone_number"] = address["phone"] ?? address["phone_number"] ?? ""
        view["email_address"] = address["email"] ?? address["email_address"] ?? ""
        return view
    }

    /// The form of requests, from either form.
    static func input(_ address: JSONTree) -> JSONTree {
        var input = address.without(["id", "name", "phone_number", "email_address", "priority"])
        if let phone = address["phone_number"] { input["phone"] = phone }
        if let email = address["email_address"] { input["email"] = email }
        return input
    }

    private static func name(_ address: JSONTree) -> String {
        let parts = [address["first_name"]?.string, address["last_name"]?.string]
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
