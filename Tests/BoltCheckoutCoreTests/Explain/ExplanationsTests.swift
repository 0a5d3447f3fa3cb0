import BoltCheckoutCore
import Testing

struct ExplanationsTests {
    /// Every code that Bolt's specification and help list, by the field it stands in.
    static let published: [(ExplanationKind, String)] = [
        (
            .transactionStatus,
            "created pending in_progress authorized completed cancelled failed"
                + " rejected_reversible rejected_irreversible"
        ),
        (.authorizationStatus, "succeeded declined error 1 2 3"),
        (
            .authorizationReason,
            "none invalid_amount invalid_cvv invalid_cc_number expired risk lost_stolen"
                + " call_issuer invalid_merchant_for_card unsupported_payment_method"
                + " processor_server_error 1 2 3 4 5 6 7 8 9 10 11"
        ),
        (.captureStatus, "succeeded declined error failed"),
        (.creditStatus, "succeeded declined error pending in_progress"),
        (.voidStatus, "succeeded declined error"),
        (
            .voidCause,
            "merchant_action paypal_sync amazon_pay_sync irreversible_reject auth_expire"
                + " auth_verification_expired payment_method_updater"
        ),
        (
            .declineCode,
            "card_not_supported do_not_honor do_not_try_again duplicate_transaction expired_card"
                + " fraudulent generic_decline incorrect_number incorrect_cvc incorrect_pin"
                + " incorrect_zip insufficient_funds invalid_account invalid_amount"
        ),
        (
            .avsResult,
            "00 01 02 10 11 12 13 14 20 30 31 32 33 34 40 adyen_ adyen_A adyen_N adyen_U adyen_S"
                + " adyen_R adyen_W adyen_T adyen_Z adyen_D adyen_F adyen_M adyen_X adyen_Y adyen_B"
                + " adyen_P adyen_C adyen_G adyen_I adyen_K"
        ),
        (
            .cvvResult,
            "M N P S U D X Y 1 2 3 pass fail unavailable unchecked braintree_M braintree_N"
                + " braintree_U braintree_B braintree_A braintree_I braintree_S CVV2"
        ),
        (.indemnificationDecision, "unknown indemnified not_indemnified"),
        (
            .hookType,
            "payment credit capture void auth pending rejected_irreversible rejected_reversible"
                + " failed_payment failed_payments newsletter_subscription risk_insights"
                + " credit_card_deleted subscription_created subscription_renewed"
                + " subscription_canceled subscription_payment_failed subscription_paused"
                + " subscription_unpaused subscription_ended"
        ),
        (
            .splitType,
            "net processing_fee bolt_fee adjustment float reserve risk_fee apm_fee network_fee"
                + " platform_fee bolt_account_fee"
        ),
        (
            .timelineType,
            "completed authorized review note voided captured credited address_change"
        ),
        (
            .chargebackReason,
            "authorization_failed cancelled_recurring cardholder_dispute currency_error duplicate"
                + " fraud_general fraud_no_authorization incorrect_amount late_presentment"
                + " processing_error processor_general product_defective product_not_received"
                + " product_returned request_for_information"
        ),
        (.representmentResult, "none open lost won"),
        (.viewStatus, "not_viewed viewed viewing"),
        (.riskReviewStatus, "unknown needs_review reviewed"),
        (.authVerificationStatus, "new verified failed expired"),
        (.errorCode, (1...51).map(String.init).joined(separator: " ")),
        (.errorCode, "1001 1015 4001 4013 2001003 2001004 2001005 2001006 2001008 1000001"),
    ]

    @Test(arguments: published)
    func `knows every published code in its field`(kind: ExplanationKind, codes: String) {
        for code in codes.split(separator: " ").map(String.init) {
            let readings = Explanations.find(code).filter { $0.kind == kind }
            #expect(!readings.isEmpty, "\(kind.rawValue) \(code)")
        }
    }

    @Test func `lists have as many codes as Bolt has published`() {
        func count(_ kind: ExplanationKind) -> Int {
            Set(Explanations.all.filter { $0.kind == kind }.map(\.code)).count
        }
        #expect(count(.transactionType) == 20)
        #expect(count(.transactionStatus) == 9)
        #expect(count(.indemnificationReason) == 32)
        #expect(count(.decisionFactor) == 13)
        #expect(count(.hookType) == 21)
        #expect(count(.chargebackReason) == 15)
        #expect(count(.discountCategory) == 11)
        #expect(count(.processor) == 28)
    }

    @Test func `every explanation has words and a source`() {
        for explanation in Explanations.all {
            #expect(!explanation.meaning.isEmpty, "\(explanation.code)")
            #expect(!explanation.source.isEmpty, "\(explanation.code)")
        }
    }

    @Test(arguments: [
        "lost_card", "stolen_card", "pickup_card", "fraudulent", "lost_stolen", "risk",
        "restricted_card", "merchant_blacklist",
    ])
    func `what is said about lost, stolen and fraud is generic`(code: String) throws {
        let readings = Explanations.find(code)
        #expect(!readings.isEmpty)
        for reading in readings {
            let told = try #require(reading.advice.tellShopper).lowercased()
            for word in ["lost", "stolen", "fraud", "risk", "report", "suspect", "block"] {
                #expect(!told.contains(word), "\(code): \(told)")
            }
            #expect(reading.advice.keepFromShopper != nil)
        }
    }

    @Test(arguments: [
        ("CVV2", Explanation.noMeaning), ("braintree_A", Explanation.noMeaning),
        ("payment_method_updater", Explanation.noMeaning), ("4013", Explanation.noMeaning),
    ])
    func `says so where nobody has published a meaning`(code: String, meaning: String) {
        #expect(Explanations.find(code).map(\.meaning) == [meaning])
    }

    @Test func `a name without a meaning is told as a name`() {
        let reading = Explanations.find("indemnification_reason=merchant_force_approved").first
        let expected = "no published meaning; the name says \"merchant force approved\""
        #expect(reading?.meaning == expected)
    }

    @Test(arguments: [
        ("N", Set([ExplanationKind.avsResult, .cvvResult])),
        ("declined", Set([.authorizationStatus, .captureStatus, .creditStatus, .voidStatus])),
        ("1", Set([.authorizationStatus, .authorizationReason, .cvvResult, .errorCode])),
        ("1001", Set([.errorCode, .cardFieldCode, .threeDSecureCode])),
        ("credit", Set([.hookType])),
    ])
    func `lists all readings of an ambiguous code`(code: String, kinds: Set<ExplanationKind>) {
        #expect(Set(Explanations.find(code).map(\.kind)) == kinds)
    }

    @Test func `readings name whose they are`() {
        let readings = Explanations.find("cvv_result=N").compactMap(\.reader)
        #expect(readings == ["Worldpay", "Checkout.com", "Braintree"])
    }

    @Test(arguments: ["LOST_CARD", "lost card", "Lost-Card", " lost_card "])
    func `finds a code however it is written`(code: String) {
        #expect(Explanations.find(code).map(\.code) == ["lost_card"])
    }

    @Test(arguments: [
        ("authorization.reason=risk", ExplanationKind.authorizationReason),
        ("reason=risk", .authorizationReason), ("captures.status=declined", .captureStatus),
    ])
    func `looks in one field when asked`(code: String, kind: ExplanationKind) {
        #expect(Explanations.find(code).map(\.kind) == [kind])
    }

    @Test func `a number of three digits is the processor's own`() {
        let readings = Explanations.find("110")
        #expect(readings.map(\.kind) == [.declineCode])
        #expect(readings.first?.meaning.hasPrefix(Explanation.noMeaning) == true)
        #expect(Explanations.find("12345").isEmpty)
        #expect(Explanations.find("").isEmpty)
    }

    @Test(arguments: [
        ("do_not_honour", "do_not_honor"), ("insuficient_funds", "insufficient_funds"),
        ("complete", "completed"),
    ])
    func `guesses what was meant`(typed: String, code: String) {
        #expect(Explanations.suggestions(for: typed).first == code)
    }
}
