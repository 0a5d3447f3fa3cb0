/// One rule of the audit: a name that never changes, one line of words, and a test.
///
/// A rule is one file in `Rules` and one line in ``all``.
package struct AuditRule: Sendable {
    /// What a rule looks at.
    enum Scope: Sendable {
        /// One record.
        case record(@Sendable (AuditRecord, inout AuditReport) -> Void)
        /// The records of a run beside each other; the test stands in ``AuditRun``.
        case run
    }

    /// The name, in kebab-case.
    package let name: String
    /// What must hold, one line without a trailing period.
    package let summary: String
    let scope: Scope

    /// Declares a rule about one record.
    init(
        _ name: String,
        _ summary: String,
        check: @escaping @Sendable (AuditRecord, inout AuditReport) -> Void
    ) {
        self.name = name
        self.summary = summary
        scope = .record(check)
    }

    /// Declares a rule about the records of a run.
    init(ofRun name: String, _ summary: String) {
        self.name = name
        self.summary = summary
        scope = .run
    }

    /// Every rule, in the order of findings and of `--list-rules`.
    package static let all: [AuditRule] = [
        .cartLine, .cartTotal, .cartAmount,
        .authorizedAmount, .capturedOverAmount, .completedUncaptured, .partialCapture,
        .refundedOverCaptured, .splitSum, .negativeAmount,
        .mixedCurrency, .unknownCurrency,
        .statusAuthorization, .statusCaptures,
        .missingReference, .missingOrderReference, .oddDate,
        .unreadableAmount, .roundedNumber,
        .duplicate, .conflictingVersions, .twoPaymentsForOrder, .pageTotal,
    ]
}
