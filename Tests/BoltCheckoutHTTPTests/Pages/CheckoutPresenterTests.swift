import BoltCheckoutFlows
import BoltSystem
import TestSupport
import Testing

@testable import BoltCheckoutHTTP

struct CheckoutPresenterTests {
    private let page = CheckoutPage(
        connect: "https://connect-sandbox.boltapp.com",
        publishableKey: "m.d.\"><script>",
        orderToken: "t\" onload='x' <b>&amp;"
    )

    private func post(_ path: String, _ body: String = "{}") -> PageVisitor.Step {
        PageVisitor.Step(method: .post, path: path, body: body)
    }

    private func answer(_ visitor: PageVisitor) throws -> ShopperAnswer {
        try CheckoutPresenter(page, in: visitor.world()).present { _ in .accept }
    }

    @Test func `what enters the page is text, whatever it is`() throws {
        let visitor = PageVisitor([PageVisitor.Step(), post("close")])
        _ = try answer(visitor)
        let html = String(decoding: try #require(visitor.finish().first).body, as: UTF8.self)
        #expect(html.contains(#"data-order-token="t&quot; onload=&#39;x&#39; &lt;b&gt;&amp;amp;""#))
        #expect(html.contains(#"data-publishable-key="m.d.&quot;&gt;&lt;script&gt;""#))
        #expect(html.contains(#"src="https://connect-sandbox.boltapp.com/connect.js""#))
    }

    @Test func `the page is locked to itself and Bolt's hosts`() throws {
        let visitor = PageVisitor([PageVisitor.Step(), post("close")])
        _ = try answer(visitor)
        let reply = try #require(visitor.finish().first)
        let policy = try #require(reply.header("Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none'; base-uri 'none'; form-action 'none'"))
        #expect(policy.contains("script-src 'self' https://connect-sandbox.boltapp.com "))
        #expect(!policy.contains("script-src 'self' 'unsafe-inline'"))
        #expect(reply.header("Cache-Control") == "no-store")
        #expect(reply.header("X-Frame-Options") == "DENY")
        #expect(reply.header("Referrer-Policy") == "no-referrer")
    }

    @Test func `a delivered transaction ends the wait, byte for byte`() throws {
        let body = #"{"id":"TA1","note":"é"}"#
        let visitor = PageVisitor([PageVisitor.Step(), post("submitted"), post("success", body)])
        #expect(try answer(visitor) == .delivered(status: 200, body: Array(body.utf8)))
        #expect(visitor.finish().map(\.status) == [200, 204, 204])
    }

    @Test(arguments: [(["close"], false), (["submitted", "close"], true)])
    func `a close says whether the payment was submitted`(paths: [String], after: Bool) throws {
        let visitor = PageVisitor([PageVisitor.Step()] + paths.map { post($0) })
        #expect(try answer(visitor) == .closed(afterSubmit: after))
        _ = visitor.finish()
    }

    @Test func `what goes wrong on the page does not end the wait`() throws {
        let trouble = post("trouble", #"{"what":"not-loaded"}"#)
        let visitor = PageVisitor([PageVisitor.Step(), trouble, post("close")])
        #expect(try answer(visitor) == .closed(afterSubmit: false))
        #expect(visitor.finish().count == 3)
    }

    @Test func `nobody without the whole address gets in`() throws {
        let visitor = PageVisitor(
            [
                PageVisitor.Step(path: "/"), PageVisitor.Step(method: .post, path: "/success"),
                PageVisitor.Step(path: "/00000000000000000000000000000000/"),
            ],
            base: { String($0.split(separator: "/").prefix(2).joined(separator: "//")) }
        )
        let presenter = CheckoutPresenter(
            page,
            in: visitor.world(until: .after(milliseconds: 1_500))
        )
        #expect(throws: ShopperError.self) { try presenter.present { _ in .accept } }
        #expect(visitor.finish().map(\.status) == [404, 404, 404])
    }

    @Test func `a request from another page, or for another host, is refused`() throws {
        let visitor = PageVisitor([
            PageVisitor.Step(
                method: .post,
                path: "success",
                headers: [HTTPHeader("Origin", "https://evil.example")]
            ),
            PageVisitor.Step(headers: [HTTPHeader("Host", "evil.example")]),
            post("close"),
        ])
        #expect(try answer(visitor) == .closed(afterSubmit: false))
        #expect(visitor.finish().map(\.status) == [403, 421, 204])
    }

    @Test func `a page that nobody opened in time is told from a payment`() throws {
        let visitor = PageVisitor([])
        let presenter = CheckoutPresenter(page, in: visitor.world(until: .after(milliseconds: 50)))
        let error = #expect(throws: ShopperError.self) { try presenter.present { _ in .accept } }
        #expect(
            error == .unreadable("nobody opened the page in time; the order token is still valid")
        )
    }

    @Test func `a page that was open when the time was over has no known end`() throws {
        let visitor = PageVisitor([PageVisitor.Step()])
        let presenter = CheckoutPresenter(
            page,
            in: visitor.world(until: .after(milliseconds: 1_500))
        )
        #expect(try presenter.present { _ in .accept } == .timedOut)
    }
}

struct CheckoutPageStateTests {
    @Test func `leaving counts until the page is back`() {
        var state = CheckoutPageState()
        state.open()
        state.leave()
        #expect(state.leftUntil != nil)
        state.open()
        #expect(state.leftUntil == nil)
        state.leave()
        state.comeBack()
        #expect(state.leftUntil == nil)
    }

    @Test func `leaving after the payment was submitted is no end`() {
        var state = CheckoutPageState()
        state.open()
        state.submit()
        state.leave()
        #expect(state.leftUntil == nil)
    }

    @Test func `neither leaving nor closing one of two open pages is an end`() {
        var state = CheckoutPageState()
        state.open()
        state.open()
        state.leave()
        #expect(state.leftUntil == nil)
        state.open()
        state.close()
        #expect(state.answer == nil)
        state.close()
        #expect(state.answer == .closed(afterSubmit: false))
    }

    @Test func `a reload whose farewell comes late is no end`() {
        var state = CheckoutPageState()
        state.open()
        state.open()
        state.leave()
        #expect(state.leftUntil == nil)
        state.leave()
        #expect(state.leftUntil != nil)
    }

    @Test func `the first ending counts`() {
        var state = CheckoutPageState()
        state.deliver([1])
        state.close()
        state.deliver([2])
        #expect(state.answer == .delivered(status: 200, body: [1]))
    }
}
