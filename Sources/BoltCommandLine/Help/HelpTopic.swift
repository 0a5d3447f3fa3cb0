/// What `bolt-cli help` explains besides commands.
enum HelpTopic: String, CaseIterable, Sendable {
    case environment
    case exitCodes = "exit-codes"
    case formatting
    case fixtures

    /// One line for the list of topics.
    var summary: String {
        switch self {
        case .environment: "variables that are read"
        case .exitCodes: "what each exit code means"
        case .formatting: "output formats, columns and money"
        case .fixtures: "recorded replies instead of the network"
        }
    }

    /// The explanation, wrapped to 80 columns.
    var text: String {
        var page = HelpLayout()
        switch self {
        case .environment: Self.writeEnvironment(to: &page)
        case .exitCodes: Self.writeExitCodes(to: &page)
        case .formatting: Self.writeFormatting(to: &page)
        case .fixtures: Self.writeFixtures(to: &page)
        }
        return page.ended
    }

    private static func writeExitCodes(to page: inout HelpLayout) {
        page.paragraphs("How a run ended, in the shell's $?:")
        page.table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
        page.paragraphs(
            """
            A script that pays can rely on this: after 2, 3, 69, 76, 77, 130 and 143 nothing was \
            charged. \
            After 75 look before you try again: the payment may have gone through.

            Results go to standard output and nothing else does; sentences go to standard error. \
            With --error-format json each of them is an object with code, exit, message, file, line, \
            column, path, http_status and trace_id.
            """
        )
    }

    private static func writeEnvironment(to page: inout HelpLayout) {
        page.paragraphs("Keys come from the environment or from a file, never from an argument:")
        page.table([
            ("BOLT_API_KEY", "the merchant's API key; or --api-key-file FILE"),
            ("BOLT_PUBLISHABLE_KEY", "the publishable key of the division"),
            ("BOLT_SIGNING_SECRET", "for webhooks; or --signing-secret-file FILE"),
            ("BOLT_PENDING_SIGNING_SECRET", "the next one, while it is replaced"),
        ])
        page.paragraphs("What else is read:")
        page.table([
            ("NO_COLOR", "not empty: no colors, as with --no-color"),
            ("TERM", "unset or 'dumb': no colors and no moving lines"),
            ("COLUMNS", "the width of the terminal, where the terminal does not tell"),
            ("BOLT_CA_FILE", "certificates to trust, PEM; or --ca-file FILE"),
            ("SSL_CERT_FILE", "the same, where BOLT_CA_FILE is not set"),
            ("HTTPS_PROXY, NO_PROXY", "the proxy, and the hosts that go without; lower case too"),
            ("PATH", "where the program that opens a browser is looked for"),
        ])
        page.paragraphs(
            "No program that bolt-cli starts, such as a browser, is given a variable that begins with BOLT_."
        )
    }
}
