/// The merchant that the mock belongs to. Every name is invented.
enum MockMerchant {
    /// The merchant's public id, the first part of the publishable key.
    static let publicID = "mockmerchant"
    /// The division's public id, the second part of the publishable key.
    static let divisionID = "mockdivision"
    /// The publishable key.
    static let publishableKey = "mockmerchant.mockdivision.mockpublishablekey"

    /// The party that is paid.
    static let consumer: JSONTree = [
        "id": "CAMOCKMERCHAN", "first_name": "Wilhelmina", "last_name": "Okonjo-Ferrer",
        "phones": [
            [
                "id": "PAMOCKMERCHAN", "number": "5555550100", "country_code": "1",
                "status": "active", "priority": "primary",
            ]
        ],
        "emails": [
            [
                "id": "EAMOCKMERCHAN", "address": "accounts@harbor-and-pine.example",
                "status": "active", "priority": "primary",
            ]
        ],
        "email_verified": true, "platform_account_status": "none",
    ]

    /// The merchant in full views.
    static let merchant: JSONTree = [
        "created_at": 1_735_689_600_000, "description": "Harbor & Pine", "processor": "vantiv",
        "operational_processors": [["processor": "vantiv", "status": "primary"]],
        "public_id": "mockmerchant", "time_zone": "America/New_York",
        "onboarding_status": "integration_done",
    ]

    /// The division in every view.
    static let division: JSONTree = [
        "id": "MAMOCKDIVISIO", "merchant_id": "MAMOCKMERCHAN", "public_id": "mockdivision",
        "description": "Harbor & Pine mock", "display_name": "Harbor & Pine",
        "logo": ["domain": "img-sandbox.bolt.com", "resource": ""],
        "platform": "none", "hook_url": "https://harbor-and-pine.example/hooks/bolt",
        "is_universal_merchant_api": true, "is_webhooks_v2": true,
        "shipping_url": "", "tax_url": "",
    ]
}
