extension AuditRule {
    /// The status against the authorization's: what is authorized or completed was authorized, and
    /// what failed was not. Reviews, voids and rejections follow an authorization that succeeded.
    static let statusAuthorization = AuditRule(
        "status-authorization",
        "the status fits the authorization"
    ) { record, report in
        guard record.direction == .payment,
            let authorization = record.transaction.field(.authorization)?.member("status")
        else { return }
        switch record.status {
        case .authorized, .completed:
            guard authorization.equals("declined") || authorization.equals("error") else { return }
        case .failed:
            guard authorization.equals("succeeded") else { return }
        default:
            return
        }
        let status = record.transaction.field(.status)?.string ?? ""
        report.add(
            "authorization.status",
            "is '\(authorization.string ?? "")', but the transaction is '\(status)'"
        )
    }
}
