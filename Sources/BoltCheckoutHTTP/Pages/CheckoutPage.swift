/// The page that shows Bolt's checkout of one order.
///
/// Everything from outside enters as escaped `data-` attributes; the scripts are files of their own, so
/// that the page's policy can forbid all others.
struct CheckoutPage {
    /// Where `connect.js` is, without a slash at its end.
    let connect: String
    /// The key of the division.
    let publishableKey: String
    /// Which order.
    let orderToken: String

    /// The page.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Checkout - bolt-cli</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="page.css">
        </head>
        <body>
        <main>
        <h1>Bolt checkout</h1>
        <p id="status" role="status" aria-live="polite">Loading Bolt's checkout...</p>
        <noscript><p>Bolt's checkout needs JavaScript. Allow it for this page and reload.</p></noscript>
        <div id="place" class="bolt-checkout-button" data-tid="instant-bolt-checkout-button"></div>
        <p class="quiet">This page was opened by <code>bolt-cli checkout</code> on this computer. It
        says when you may close it and go back to the terminal.</p>
        </main>
        <script src="page.js" id="page" data-order-token="\(HTMLText.escape(orderToken))"
        data-connect="\(HTMLText.escape(connect))"></script>
        \(Self.connectTag(connect: connect, publishableKey: publishableKey))
        <script src="start.js"></script>
        </body>
        </html>

        """
    }

    /// How `connect.js` is loaded. Assumed: Bolt documents it for web shops, not for this use.
    static func connectTag(connect: String, publishableKey: String) -> String {
        """
        <script id="bolt-connect" src="\(HTMLText.escape(connect))/connect.js"
        data-publishable-key="\(HTMLText.escape(publishableKey))"></script>
        """
    }

    /// Which hosts the page may load from. Assumed: no list of Bolt's says what its checkout needs.
    static func policy(connect: String) -> String {
        let bolt = "https://*.boltapp.com https://*.bolt.com https://*.bolttk.com"
        let hosts = connect.hasPrefix("https://") ? "\(connect) \(bolt)" : connect
        return [
            "default-src 'none'", "base-uri 'none'", "form-action 'none'",
            "frame-ancestors 'none'", "script-src 'self' \(hosts)",
            "connect-src 'self' \(hosts)", "frame-src \(hosts)",
            "style-src 'self' 'unsafe-inline' \(hosts)", "font-src \(hosts)",
            "img-src 'self' data: \(hosts)",
        ].joined(separator: "; ")
    }
}
