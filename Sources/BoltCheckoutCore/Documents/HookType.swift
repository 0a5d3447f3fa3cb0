/// The types of Bolt's webhooks.
package enum HookType {
    /// Hooks about a transaction, both spellings that are in use.
    package static let aboutTransactions = [
        "payment", "credit", "capture", "void", "auth", "pending", "rejected_irreversible",
        "rejected_reversible", "failed_payment", "failed_payments",
    ]

    /// Hooks about something else.
    package static let aboutOthers = [
        "newsletter_subscription", "risk_insights", "credit_card_deleted", "subscription_created",
        "subscription_renewed", "subscription_canceled", "subscription_payment_failed",
        "subscription_paused", "subscription_unpaused", "subscription_ended",
    ]

    /// The type of a hook that is about something else than a transaction; nil for all others.
    static func other(of hook: Transaction) -> String? {
        guard let type = (hook.field(.type) ?? hook.field(.notificationType))?.string else {
            return nil
        }
        return aboutOthers.contains(type) ? type : nil
    }
}
