import BoltCheckoutCore
import Testing

struct TransactionStoryTests {
    static func story(_ json: String) throws -> (story: TransactionStory, remarks: [Remark]) {
        let document = try JSONDocument(Array(json.utf8))
        var remarks: [Remark] = []
        let story = document.withRoot { root in
            TransactionStory(Transaction(root, TransactionFieldTable()), &remarks)
        }
        return (story, remarks)
    }

    static func payment(_ status: String, _ more: String = "") -> String {
        """
        {"type":"cc_payment","status":"\(status)","date":1671140825305,
        "amount":{"amount":6886,"currency":"USD","currency_symbol":"$"}\(more)}
        """
    }

    @Test func `an authorized payment is told with what is open and until when`() throws {
        let (story, remarks) = try Self.story(
            Self.payment(
                "authorized",
                #","authorization":{"status":"succeeded","reason":"none"},"captures":[{"status":"#
                    + #""succeeded","amount":{"amount":3400,"currency":"USD"}}]"#
            )
        )
        #expect(remarks.isEmpty)
        #expect(
            story.figures == [
                "Amount 68.86 USD (6886 minor units).", "Captured 34.00 USD (3400 minor units).",
                "Not captured yet: 34.86 USD (3486 minor units).",
            ]
        )
        #expect(story.next.first?.contains("a capture of 34.86 USD (3486 minor units)") == true)
        #expect(story.next.last?.contains("until 2022-12-22T21:47:05.305Z") == true)
        #expect(story.reasons == ["Authorization succeeded: The issuer approved the amount."])
    }

    @Test func `a completed payment is told with captures and refunds`() throws {
        let (story, _) = try Self.story(
            Self.payment(
                "completed",
                #","captures":[{"status":"succeeded","amount":{"amount":6000,"currency":"USD"}},"#
                    + #"{"status":"declined","amount":{"amount":886,"currency":"USD"}}],"#
                    + #""refunded_amount":{"amount":1500,"currency":"USD"}"#
            )
        )
        #expect(
            story.figures == [
                "Amount 68.86 USD (6886 minor units).", "Captured 60.00 USD (6000 minor units).",
                "A partial capture: 8.86 USD (886 minor units) was not taken.",
                "Refunded 15.00 USD (1500 minor units).",
                "The merchant keeps 45.00 USD (4500 minor units).",
            ]
        )
        #expect(story.next.last?.hasPrefix("Up to 45.00 USD (4500 minor units) can be") == true)
        #expect(story.tellShopper == "Your payment went through.")
    }

    @Test func `a lost card is explained to support and kept from the shopper`() throws {
        let (story, _) = try Self.story(
            Self.payment(
                "failed",
                #","authorization":{"status":2,"reason":7},"transaction_rejection_details":"#
                    + #"{"auth_rejection_details":{"reason_code":"lost_card","#
                    + #""reason_description":"Pick up card"}},"transaction_properties":"#
                    + #"{"avs_result":"20","cvv_result":"N"},"processor":"vantiv""#
            )
        )
        #expect(
            story.reasons == [
                "Decline code lost_card: The card is reported lost.",
                "The processor's own words: Pick up card",
                "Authorization reason 7: The card is reported lost or stolen.",
                "Authorization 2: The issuer or processor said no.",
                "Address check 20: Neither ZIP code nor address matches.",
                "Security code check N: The security code does not match.",
            ]
        )
        let told = try #require(story.tellShopper)
        #expect(!told.contains("lost"))
        #expect(told.hasPrefix("The payment could not be completed with this card."))
        #expect(!story.keepFromShopper.isEmpty)
        #expect(story.next.first == "This is an end: the status does not change any more.")
    }

    @Test func `a wrong security code may be told`() throws {
        let (story, _) = try Self.story(
            Self.payment(
                "failed",
                #","authorization":{"status":"declined","reason":"invalid_cvv"}"#
            )
        )
        #expect(story.tellShopper == "Please check the security code and try again.")
    }

    @Test func `a rejection that can be reversed names the end of its window`() throws {
        let (story, _) = try Self.story(Self.payment("rejected_reversible"))
        #expect(story.next.last?.contains("over by 2022-12-19T21:47:05.305Z") == true)
        #expect(story.tellShopper?.contains("fraud") == false)
    }

    @Test func `a payment in review has its amount reserved`() throws {
        let (story, _) = try Self.story(
            Self.payment("pending", #","authorization":{"status":"succeeded"},"captures":[]"#)
        )
        #expect(story.next.first?.hasPrefix("68.86 USD (6886 minor units) is reserved") == true)
        #expect(story.figures.last == "Nothing has been captured.")
        #expect(story.tellShopper?.contains("review") == false)
    }

    @Test func `a card number in the processor's words is masked`() throws {
        let (story, _) = try Self.story(
            Self.payment(
                "failed",
                #","transaction_rejection_details":{"auth_rejection_details":{"reason_code":"110","#
                    + #""reason_description":"card 4111 1111 1111 1111 refused"}}"#
            )
        )
        #expect(
            story.reasons.last == "The processor's own words: card **** **** **** 1111 refused"
        )
    }

    @Test func `a chargeback is told with its dispute, not as a decline`() throws {
        let (story, _) = try Self.story(
            Self.payment(
                "completed",
                #","chargeback_details":{"reason_code":"fraud_general","representment_result":"#
                    + #""open"},"indemnification_decision":"indemnified""#
            )
        )
        #expect(story.reasons.count == 3)
        #expect(story.tellShopper?.hasPrefix("Your bank handles the dispute") == true)
    }

    @Test func `a void names its cause`() throws {
        let (story, _) = try Self.story(
            Self.payment("cancelled", #","void":{"status":"succeeded","cause":"auth_expire"}"#)
        )
        #expect(
            story.reasons == [
                "Void cause auth_expire: The authorization expired before it was captured."
            ]
        )
    }

    @Test func `a refund is told as one`() throws {
        let (story, _) = try Self.story(
            #"{"type":"cc_credit","status":"completed","amount":{"amount":2000,"currency":"EUR"},"#
                + #""credit":{"status":"succeeded"},"source_transaction":"#
                + #"{"reference":"ZZZZ-0001-ZZZZ"}}"#
        )
        #expect(story.standing.first?.hasPrefix("Status completed: the refund is done") == true)
        #expect(
            story.figures == [
                "Refund of 20.00 EUR (2000 minor units).", "It belongs to payment ZZZZ-0001-ZZZZ.",
            ]
        )
        #expect(story.reasons == ["Refund succeeded: The refund was given back."])
    }

    @Test func `an unknown status and currency are not guessed at`() throws {
        let (story, _) = try Self.story(
            #"{"type":"cc_payment","status":"on_hold","amount":{"amount":2599,"currency":"XXX"}}"#
        )
        #expect(
            story.standing == [
                "Status on_hold: not a status that Bolt has published; nothing is assumed."
            ]
        )
        #expect(story.figures == ["Amount 2599 minor XXX."])
        #expect(story.next == ["What comes after 'on_hold' is not known."])
        #expect(story.tellShopper == nil)
    }

    @Test(arguments: [
        "{}", #"{"status":null,"amount":null}"#, #"{"status":"completed","amount":"25.99"}"#,
        #"{"status":7,"authorization":[],"captures":true,"void":"x","chargeback_details":1}"#,
    ])
    func `impossible shapes are remarked on, never a crash`(json: String) throws {
        let (story, _) = try Self.story(json)
        #expect(story.figures == ["It says no amount."])
    }

    @Test func `figures at the edge do not overflow`() throws {
        let (story, _) = try Self.story(
            #"{"type":"cc_payment","status":"completed","date":253402300799999,"amount":"#
                + #"{"amount":-9223372036854775808,"currency":"USD"},"captures":[{"status":"#
                + #""succeeded","amount":{"amount":9223372036854775807,"currency":"USD"}}]}"#
        )
        #expect(
            story.figures.first
                == "Amount -92233720368547758.08 USD (-9223372036854775808 minor units)."
        )
    }
}
