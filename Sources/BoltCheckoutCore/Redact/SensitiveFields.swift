/// The names of members that hold something private, as data: lower case, words joined by
/// underscores, which stands for every spelling.
enum SensitiveFields {
    /// Names that mean one kind, whatever they are a member of.
    static let names: [(kind: RedactionKind, names: String)] = [
        (
            .cardNumber,
            """
            pan card_number card_no cardnumber cc cc_number cc_no credit_card_number account_number \
            primary_account_number iban routing_number track track1 track2 track_data bin iin
            """
        ),
        (
            .securityCode,
            "cvv cvc cvv2 cvc2 csc cvn security_code card_security_code verification_value"
        ),
        (
            .secret,
            """
            authorization proxy_authorization x_api_key x_publishable_key auth_code oauth_code \
            authorization_code otp_code pin_code code_verifier code_challenge apikey session_id sid \
            device_id fingerprint device_fingerprint nonce artifact payload jwt_payload affirm_vcn_token
            """
        ),
        (
            .name,
            """
            first_name last_name full_name given_name family_name middle_name maiden_name surname \
            forename fname lname nickname username user_name login screen_name cardholder \
            card_holder cardholder_name card_holder_name name_on_card holder holder_name \
            account_holder customer_name consumer_name shopper_name buyer_name payer_name \
            payee_name recipient recipient_name sender_name contact_name billing_name \
            shipping_name owner_name employee_name agent_name company company_name legal_name \
            given family salutation
            """
        ),
        (
            .address,
            """
            street street_address street_name address_line address1 address2 address3 address4 \
            line1 line2 line3 locality city town village suburb district county region \
            region_code state state_code province postal_code postal zip zip_code zipcode \
            postcode door_code house_number po_box apartment floor formatted_address \
            full_address latitude longitude lat lng lon geo coordinates
            """
        ),
        (
            .networkAddress,
            "ip ips ipv4 ipv6 remote_addr x_forwarded_for forwarded_for forwarded x_real_ip"
        ),
        (
            .personal,
            """
            dob birth_date date_of_birth birthday birthdate ssn social_security_number \
            passport passport_number passport_no national_id tax_id tax_number vat_id vat_number \
            driver_license driving_licence gender bank_account bank_account_number \
            bank_account_no sort_code swift_code
            """
        ),
        (
            .freeText,
            """
            user_note customer_note buyer_note shopper_note gift_message gift_note \
            special_instructions delivery_instructions delivery_note customer_message \
            customer_comment buyer_comment memo
            """
        ),
    ]

    /// Objects and lists in which `name` is a thing's or a shop's.
    static let things = """
        item items line_item line_items product products property properties option options \
        customization customizations fee fees discount discounts coupon coupons shipping_option \
        value shipping_method merchant merchants merchant_division merchant_divisions division \
        store brand collection collections custom_field custom_fields field fields attribute \
        attributes method methods carrier network category categories plan variant variants \
        loyalty_rewards subscription package gift_option tax taxes hook webhook event events \
        campaign
        """

    /// Objects and lists of the answers that shoppers typed.
    static let answers = "custom_field_responses custom_field_response responses answers"

    /// Names of references and ids in which bare digits are no card number.
    static let references: Set<String> = [
        "order_reference", "reference", "merchant_order_number", "id", "parent_reference",
        "source_transaction_reference", "display_id", "processor_capture_id",
    ]

    /// Last words of names that hold ids and codes of goods.
    static let identifierEndings: Set<String> = [
        "id", "ids", "reference", "references", "ref", "refs", "uuid", "guid", "sku", "upc", "isbn",
        "ean", "gtin", "etag", "hash", "order", "auth", "last4", "trace",
    ]

    /// Last words of names that hold amounts, dates, counts.
    static let quantityEndings: Set<String> = [
        "amount", "amounts", "amt", "price", "cost", "total", "subtotal", "tax", "fee", "quantity",
        "date", "at", "utc", "time", "timestamp", "deadline", "expiration", "expiry", "score",
        "count", "weight", "balance", "won", "size", "points", "expires", "ms",
    ]

    /// Last words of names that hold something that opens doors.
    static let secretEndings: Set<String> = [
        "token", "tokens", "secret", "secrets", "password", "passwd", "passphrase", "pwd", "pin",
        "otp", "verifier", "cookie", "cookies", "jwt", "credential", "credentials", "signature",
        "hmac", "cryptogram", "apikey",
    ]

    /// Words that make a name one of something that opens doors, wherever they stand in it.
    static let secretWords: Set<String> = ["secret", "password", "hmac", "cookie", "verifier"]
}
