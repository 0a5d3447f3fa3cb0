import BoltCheckoutCore
import BoltCheckoutHTTP

/// The page that asks the shopper whether to log in.
enum AuthorizePage {
    private static let style = """
        :root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}\
        body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;\
        color:CanvasText}\
        main{max-width:26rem;padding:2rem;border:1px solid GrayText;border-radius:12px}\
        h1{font-size:1.25rem;margin:0 0 .75rem}code{overflow-wrap:anywhere}\
        p.choice{display:flex;gap:.75rem;margin:1.5rem 0 0}\
        a{flex:1;text-align:center;padding:.6rem 1rem;border-radius:8px;border:1px solid;\
        text-decoration:none;color:inherit}\
        a.yes{background:#1d4ed8;border-color:#1d4ed8;color:#fff}\
        a:focus-visible{outline:3px solid Highlight;outline-offset:2px}
        """

    /// The page.
    static func reply(id: String, grant: OAuthGrant) -> ServerReply {
        let target = HTMLText.escape(grant.redirectURI)
        let link = "/mock/oauth/decision?request=\(id)&amp;decision="
        let body = """
            <h1>Log in to the mock?</h1>
            <p>An application asks for <code>\(HTMLText.escape(grant.scope))</code>. \
            Afterwards the browser goes to <code>\(target)</code>.</p>
            <p>No real account is involved: this is a stand-in for Bolt on this computer.</p>
            <p class="choice"><a class="yes" href="\(link)approve">Approve</a> \
            <a href="\(link)deny">Deny</a></p>
            """
        return page("Log in to the mock", body, status: 200)
    }

    /// A page that says what is wrong.
    static func refusal(_ words: String) -> ServerReply {
        page(
            "Not a login",
            "<h1>This is not a login</h1>\n<p>\(HTMLText.escape(words)).</p>",
            status: 400
        )
    }

    private static func page(_ title: String, _ body: String, status: Int) -> ServerReply {
        let digest = Base64.text(SHA256.hash(Array(style.utf8)))
        let policy =
            "default-src 'none'; style-src 'sha256-\(digest)'; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'"
        let html = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title><style>\(style)</style></head>
            <body><main>
            \(body)
            </main></body></html>

            """
        return .page(html, policy: policy, status: status)
    }
}
