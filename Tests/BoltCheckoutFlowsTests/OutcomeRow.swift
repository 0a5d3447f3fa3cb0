import BoltCheckoutFlows
import TestSupport
import Testing

/// One row of the outcome table as a reply: what came, and what both flows make of it.
struct OutcomeRow: Sendable, CustomTestStringConvertible {
    /// What an authorization is told.
    enum Authorization: Sendable {
        case success
        case fail(status: String, reason: String)
        case error
    }

    let testDescription: String
    let status: Int
    let body: String
    let ending: FlowEnding
    let authorization: Authorization
    /// A part of the words both flows are told, empty after success.
    let words: String

    static let all = successes + refusals + errors + unknowns

    private static let successes: [OutcomeRow] = [
        row("authorized", of: "authorized", .success, .success),
        row("completed", of: "completed", .success, .success),
        row("upper case", of: "AUTHORIZED", .success, .success),
        OutcomeRow(
            "pending, authorization succeeded",
            200,
            transaction("pending").setting("authorization", #"{"status":"succeeded"}"#).text,
            .success,
            .success
        ),
        OutcomeRow(
            "pending, client view",
            200,
            transaction("pending").setting("cart", #"{"order_reference":"R-1"}"#).text,
            .success,
            .success
        ),
    ]

    private static let refusals: [OutcomeRow] = [
        row("failed", of: "failed", .declined, .fail(status: "failed", reason: "failed"), "failed"),
        row(
            "rejected, reversible",
            of: "rejected_reversible",
            .declined,
            .fail(status: "rejected_reversible", reason: "rejected_reversible"),
            "rejected_reversible"
        ),
        row(
            "rejected, irreversible",
            of: "rejected_irreversible",
            .declined,
            .fail(status: "rejected_irreversible", reason: "rejected_irreversible"),
            "rejected_irreversible"
        ),
        OutcomeRow(
            "failed, with the processor's reason",
            200,
            transaction("failed").setting(
                "transaction_rejection_details",
                #"{"auth_rejection_details":{"reason_code":"do_not_honor","reason_description":"No"}}"#
            ).text,
            .declined,
            .fail(status: "failed", reason: "do_not_honor (No)"),
            "do_not_honor (No)"
        ),
        OutcomeRow(
            "failed, with the authorization's reason",
            200,
            transaction("failed").setting("authorization", #"{"reason":"call_issuer"}"#).text,
            .declined,
            .fail(status: "failed", reason: "call_issuer"),
            "call_issuer"
        ),
        OutcomeRow(
            "failed, whatever else is missing",
            200,
            transaction("failed").removing("amount").removing("id").text,
            .declined,
            .fail(status: "failed", reason: "failed"),
            "failed"
        ),
        OutcomeRow(
            "HTTP 402",
            402,
            error(45, "Insufficient funds."),
            .declined,
            .fail(status: "failed", reason: "Insufficient funds"),
            "Insufficient funds"
        ),
        OutcomeRow(
            "HTTP 402 without a body",
            402,
            "",
            .declined,
            .fail(status: "failed", reason: "HTTP 402"),
            "HTTP 402"
        ),
        OutcomeRow(
            "error code 45",
            200,
            error(45, ""),
            .declined,
            .fail(status: "failed", reason: "TransactionNotAuthorized"),
            "TransactionNotAuthorized"
        ),
        OutcomeRow(
            "error code 45 with HTTP 422",
            422,
            error(45, "No"),
            .declined,
            .fail(status: "failed", reason: "No"),
            "No"
        ),
        row(
            "cancelled",
            of: "cancelled",
            .refused,
            .fail(
                status: "cancelled",
                reason: "voided, reference QRST-2345-UVWX"
            ),
            "voided"
        ),
    ]

    private static let errors: [OutcomeRow] = [
        OutcomeRow(
            "pending, merchant view",
            200,
            transaction("pending").setting("order", "{}").text,
            .unsettled,
            .error,
            "bolt-cli inspect QRST-2345-UVWX"
        ),
        OutcomeRow(
            "pending, declined",
            200,
            transaction("pending").setting("cart", "{}")
                .setting("authorization", #"{"status":"declined"}"#).text,
            .unsettled,
            .error,
            "not settled"
        ),
        row("created", of: "created", .unsettled, .error, "status is 'created'"),
        row("in progress", of: "in_progress", .unsettled, .error, "status is 'in_progress'"),
        row("empty status", of: "", .unsettled, .error, "status is ''"),
        row("unknown status", of: "awaiting_moon", .unsettled, .error, "'awaiting_moon'"),
        OutcomeRow("400", 400, error(25, "Missing"), .refused, .error, "25 MissingInputParameter"),
        OutcomeRow("404", 404, error(24, "Gone"), .refused, .error, "24 NotFound"),
        OutcomeRow("422", 422, error(18, "Not allowed"), .refused, .error, "18 Forbidden"),
        OutcomeRow("2xx, code 18", 200, error(18, ""), .keysRefused, .error, "18 Forbidden"),
        OutcomeRow("2xx, code 35", 200, error(35, ""), .unsettled, .error, "35 RateLimited"),
        OutcomeRow("2xx, code 41", 200, error(41, ""), .unsettled, .error, "41 TooManyRequests"),
        OutcomeRow("2xx, another code", 200, error(2_001_005, ""), .refused, .error, "OutOfInv"),
        OutcomeRow("401", 401, "", .keysRefused, .error, "HTTP 401"),
        OutcomeRow("403", 403, error(18, "Not allowed."), .keysRefused, .error, "18 Forbidden"),
        OutcomeRow("403, a page", 403, "<html>", .keysRefused, .error, "HTTP 403"),
        OutcomeRow("409", 409, "", .unsettled, .error, "HTTP 409"),
        OutcomeRow("429", 429, error(41, ""), .unsettled, .error, "41 TooManyRequests"),
    ]

    private static let unknowns: [OutcomeRow] = [
        unknown("500 with an error body", 500, error(46, "Oops"), "46 InternalServerError"),
        unknown("502 with a page", 502, "<html><title>502 Bad\nGateway</title>", "502 Bad Gateway"),
        unknown("404 with a page", 404, "<html>", "HTML page"),
        unknown("a page with 200", 200, "\n<!doctype html>", "HTML page (HTTP 200)"),
        unknown("nothing", 200, "", "the reply is empty"),
        unknown("cut off", 200, #"{"id":"TA1","reference":"#, "not JSON"),
        unknown("null", 200, "null", "it is null"),
        unknown("an empty list", 200, "[]", "an array"),
        unknown("a redirect", 302, "", "empty"),
        unknown("500 with a transaction", 500, transaction("authorized").text, "QRST-2345-UVWX"),
        unknown(
            "a required field missing",
            200,
            transaction("authorized").removing("date").text,
            "field 'date' is missing; see 'bolt-cli inspect QRST-2345-UVWX'"
        ),
        unknown(
            "an amount with a fraction",
            200,
            transaction("completed").setting("amount", #"{"amount":12.5,"currency":"USD"}"#).text,
            "field 'amount.amount' is 12.5"
        ),
        unknown(
            "a reference that is no reference",
            200,
            transaction("authorized").setting("reference", #""x;rm -rf""#).removing("id").text,
            "look the order up"
        ),
    ]

    init(
        _ name: String,
        _ status: Int,
        _ body: String,
        _ ending: FlowEnding,
        _ authorization: Authorization,
        _ words: String = ""
    ) {
        testDescription = name
        self.status = status
        self.body = body
        self.ending = ending
        self.authorization = authorization
        self.words = words
    }

    private static func row(
        _ name: String,
        of status: String,
        _ ending: FlowEnding,
        _ authorization: Authorization,
        _ words: String = ""
    ) -> OutcomeRow {
        OutcomeRow(name, 200, transaction(status).text, ending, authorization, words)
    }

    private static func unknown(
        _ name: String,
        _ status: Int,
        _ body: String,
        _ words: String
    ) -> OutcomeRow {
        OutcomeRow(name, status, body, .unsettled, .error, words)
    }

    private static func transaction(_ status: String) -> TransactionText {
        .minimal.setting("status", "\"\(status)\"")
    }

    private static func error(_ code: Int, _ message: String) -> String {
        #"{"errors":[{"code":\#(code),"message":"\#(message)"}],"result":{"success":false}}"#
    }
}
