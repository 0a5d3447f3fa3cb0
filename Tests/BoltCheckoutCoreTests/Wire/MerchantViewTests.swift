import TestSupport
import Testing

@testable import BoltCheckoutCore

struct MerchantViewTests {
    private let order = #"""
        {"user_note":"Ring twice","cart":{"order_reference":"LO-7","display_id":"100048214 / 77031",
        "billing_address":{"name":"Ana Bello"},
        "items":[{"name":"Cup","quantity":2}],"discounts":[{"code":"TEN"}],
        "shipments":[{"service":"Post","cost":{"amount":500,"currency":"USD"},
        "shipping_address":{"phone_number":"55501","email_address":"ana@mail.example"}}]}}
        """#

    @Test func `what the merchant view keeps under order is found`() throws {
        let reading = try read(.minimal.setting("order", order))
        let model = reading.model
        #expect(model.cart?.orderReference == "LO-7")
        #expect(model.cart?.items?.first?.quantity == 2)
        #expect(model.cart?.discounts?.first?.code == "TEN")
        #expect(model.userNote == "Ring twice")
        #expect(model.billingAddress?.name == "Ana Bello")
        #expect(model.shippingAddress?.phone == "55501")
        #expect(model.shippingAddress?.email == "ana@mail.example")
        #expect(model.shippingOption?.valid == true)
        #expect(model.shippingOption?.value?.cost?.amount == 500)
        #expect(model.merchantOrderNumber == "100048214")
        #expect(
            reading.warnings == [
                .derived(path: "merchant_order_number", from: "order.cart.display_id")
            ]
        )
    }

    @Test func `the client view's own fields win`() throws {
        let text = TransactionText.minimal.setting("order", order)
            .setting("cart", #"{"order_reference":"OWN-1"}"#).setting("user_note", #""Mine""#)
            .setting("merchant_order_number", #""9""#)
            .setting("billing_address", #"{"name":"Bo Chen"}"#)
            .setting("shipping_option", #"{"valid":true,"value":{"service":"Bike"}}"#)
        let reading = try read(text)
        #expect(reading.model.cart?.orderReference == "OWN-1")
        #expect(reading.model.cart?.items?.count == 1)
        #expect(reading.model.userNote == "Mine")
        #expect(reading.model.merchantOrderNumber == "9")
        #expect(reading.model.billingAddress?.name == "Bo Chen")
        #expect(reading.model.shippingOption?.value?.service == "Bike")
        #expect(reading.warnings.isEmpty)
    }

    @Test(arguments: [
        ("100048213", "100048213"), ("100048214 / 77031", "100048214"),
        ("100048215|77032", "100048215"), ("A/B", "A/B"), ("1|2 / 3", "1"), ("1 / 2|3", "1"),
        ("", nil), ("|5", nil), (" / 5", nil), ("№7 / 8", "№7"),
    ])
    func `the order number in a display id`(displayID: String, number: String?) {
        #expect(DisplayID.orderNumber(displayID) == number)
    }

    @Test(arguments: [
        (nil, nil, nil, Bool?.none),
        ("true", nil, nil, true),
        ("false", #"[{"id":"x"}]"#, nil, false),
        (nil, #"[{"id":"x"}]"#, nil, true),
        (nil, "[]", nil, false),
        (nil, "[]", #"{"amount":5,"currency":"USD"}"#, true),
        (nil, nil, #"{"amount":0,"currency":"USD"}"#, false),
    ])
    func `whether there are refunds`(
        own: String?,
        refunds: String?,
        refunded: String?,
        expected: Bool?
    ) throws {
        var text = TransactionText.minimal
        if let own { text = text.setting("has_refunds", own) }
        if let refunds { text = text.setting("refund_transactions", refunds) }
        if let refunded { text = text.setting("refunded_amount", refunded) }
        #expect(try read(text).model.hasRefunds == expected)
    }

    @Test func `the last four digits come from the card where Bolt gives none`() throws {
        let paid = TransactionText.minimal.setting("from_credit_card", #"{"last4":"1111"}"#)
        let refund = TransactionText.minimal.setting("to_credit_card", #"{"last4":"0005"}"#)
        #expect(try read(paid).model.last4 == "1111")
        #expect(try read(refund).model.last4 == "0005")
        #expect(try read(paid.setting("last4", #""2222""#)).model.last4 == "2222")
        #expect(try read(.minimal).model.last4 == nil)
    }

    @Test func `a card's billing address serves where there is no other`() throws {
        let card = #"{"billing_address":{"locality":"Madison"}}"#
        let model = try read(.minimal.setting("from_credit_card", card)).model
        #expect(model.billingAddress?.locality == "Madison")
    }

    @Test(arguments: [
        "{\"transaction\":%}", "{\"data\":%,\"type\":\"auth\",\"object\":\"transaction\"}",
        "{\"data\":{\"transaction\":%}}",
        "{\"transaction\":%,\"did_create_bolt_account\":false,\"order_number\":\"1\"}", "%",
    ])
    func `a transaction is found in its envelope`(envelope: String) throws {
        let text = envelope.replacing("%", with: TransactionText.minimal.text)
        let model = try WireDecoder.decode(BoltCheckoutResult.self, from: Array(text.utf8)).model
        #expect(model.reference == "QRST-2345-UVWX")
    }

    @Test func `a field is named with its envelope`() {
        let text = #"{"transaction":\#(TransactionText.minimal.removing("date").text)}"#
        #expect(throws: BoltDecodingError.missingField(path: "transaction.date")) {
            try WireDecoder.decode(BoltCheckoutResult.self, from: Array(text.utf8))
        }
    }

    @Test func `an empty reference counts as none when one reconciles`() throws {
        let text = TransactionText.minimal.setting("cart", #"{"order_reference":""}"#)
        #expect(
            try read(text).model.reconciliation
                == ReconciliationFields(
                    orderReference: nil,
                    reference: "QRST-2345-UVWX",
                    merchantOrderNumber: nil,
                    amount: 1234,
                    currency: "USD",
                    status: "authorized"
                )
        )
    }

    private func read(_ text: TransactionText) throws -> WireReading<BoltCheckoutResult> {
        try WireDecoder.decode(BoltCheckoutResult.self, from: text.bytes)
    }
}
