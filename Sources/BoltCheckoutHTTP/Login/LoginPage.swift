/// The pages a browser sees after a login.
enum LoginPage {
    /// Everything went well.
    static let success = page(
        "You are logged in",
        "You may close this page and go back to the terminal.",
        kind: "good"
    )

    /// The login came back with a no.
    static let refused = page(
        "Not logged in",
        "The login was refused. The terminal says why; you may close this page.",
        kind: "bad"
    )

    /// The tokens could not be had.
    static let failed = page(
        "Not logged in",
        "The login came back, but the last step failed. The terminal says why; "
            + "you may close this page.",
        kind: "bad"
    )

    /// Something came that is not the end of this login.
    static let ignored = page(
        "This is not the login that was started here",
        "Nothing was done. If you are logging in, use the address that the terminal shows.",
        kind: "bad"
    )

    /// What the pages may load: their own style.
    static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"

    private static func page(_ title: String, _ text: String, kind: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title) - bolt-cli</title>
        <link rel="icon" href="data:,">
        <style>\(PageStyle.css)</style>
        </head>
        <body>
        <main>
        <h1>\(title)</h1>
        <p role="status" data-kind="\(kind)">\(text)</p>
        </main>
        </body>
        </html>

        """
    }
}
