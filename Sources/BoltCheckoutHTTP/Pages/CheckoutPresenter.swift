import BoltCheckoutFlows
import BoltSystem

/// Serves the checkout page to one shopper and waits for what it delivers.
final class CheckoutPresenter {
    private static let bodyLimit = 4 << 20

    private let page: CheckoutPage
    private let world: ShopperWorld
    private var state = CheckoutPageState()

    init(_ page: CheckoutPage, in world: ShopperWorld) {
        self.page = page
        self.world = world
    }

    /// Shows the page.
    ///
    /// - Parameter accept: The flow's check of what is delivered.
    /// - Returns: How the wait ended.
    /// - Throws: ``ShopperError`` where there was no page to wait for.
    func present(
        accept: (ShopperCallback) -> CallbackVerdict
    ) throws(ShopperError) -> ShopperAnswer {
        let ending: ServerEnding
        do throws(SystemError) {
            ending = try serve(accept)
        } catch {
            throw .fault("the page cannot be shown: \(error)")
        }
        return try answer(to: ending)
    }

    private func serve(
        _ accept: (ShopperCallback) -> CallbackVerdict
    ) throws(SystemError) -> ServerEnding {
        var limits = ServerLimits()
        limits.bodyBytes = Self.bodyLimit
        let policy = ServerPolicy(pathToken: try world.pathToken(), methods: ["GET", "POST"])
        let server = try HTTPServer(policy: policy, limits: limits)
        world.show("\(server.address)/")
        return try server.run(
            until: world.deadline,
            orUntil: { self.state.leftUntil ?? .never },
            signals: world.signals
        ) { request in
            self.answer(request, accept)
        }
    }

    private func answer(to ending: ServerEnding) throws(ShopperError) -> ShopperAnswer {
        if let answer = state.answer { return answer }
        switch ending {
        case .interrupted: return .interrupted(afterOpening: state.isOpened)
        case .timedOut, .finished:
            if state.leftUntil != nil { return .closed(afterSubmit: state.isSubmitted) }
            guard state.isOpened else {
                throw .unreadable(
                    "nobody opened the page in time; the order token is still valid"
                )
            }
            return .timedOut
        }
    }

    private func answer(
        _ request: ServerRequest,
        _ accept: (ShopperCallback) -> CallbackVerdict
    ) -> ServerReply {
        switch (request.method, request.path) {
        case ("GET", "/"):
            state.open()
            return Self.locked(.page(page.html, policy: CheckoutPage.policy(connect: page.connect)))
        case ("GET", "/page.css"): return Self.file(PageStyle.css, "text/css")
        case ("GET", "/page.js"): return Self.file(CheckoutPageScript.page, "text/javascript")
        case ("GET", "/start.js"): return Self.file(CheckoutPageScript.start, "text/javascript")
        case ("POST", "/submitted"):
            state.submit()
            return Self.done
        case ("POST", "/success"): return deliver(request.body, accept)
        case ("POST", "/close"):
            state.close()
            return state.answer == nil ? Self.done : Self.last
        case ("POST", "/left"):
            state.leave()
            return Self.done
        case ("POST", "/back"):
            state.comeBack()
            return Self.done
        case ("POST", "/trouble"):
            world.tell(Self.trouble(request.body, connect: page.connect))
            return Self.done
        default: return .text("there is nothing here\n", status: 404)
        }
    }

    private func deliver(
        _ body: [UInt8],
        _ accept: (ShopperCallback) -> CallbackVerdict
    ) -> ServerReply {
        switch accept(ShopperCallback(body: body)) {
        case .accept:
            state.deliver(body)
            return Self.last
        case .refuse(let words): return .text("\(words)\n", status: 400)
        }
    }

    private static var done: ServerReply { ServerReply(status: 204) }

    private static var last: ServerReply {
        var reply = done
        reply.endsServer = true
        reply.closesConnection = true
        return reply
    }

    private static func file(_ text: String, _ type: String) -> ServerReply {
        let type = HTTPHeader("Content-Type", "\(type); charset=utf-8")
        return ServerReply(
            status: 200,
            headers: [type] + PageSecurity.headers(),
            body: Array(text.utf8)
        )
    }

    /// Windows that Bolt's checkout opens must find their way back to the page.
    private static func locked(_ reply: ServerReply) -> ServerReply {
        var reply = reply
        reply.headers.removeAll { $0.isNamed("Cross-Origin-Opener-Policy") }
        reply.headers.append(
            HTTPHeader("Cross-Origin-Opener-Policy", "same-origin-allow-popups")
        )
        return reply
    }

    /// What is wrong on the page, in words of this program: what the page says is only a name.
    private static func trouble(_ body: [UInt8], connect: String) -> String {
        let isLoaded = String(decoding: body.prefix(100), as: UTF8.self).contains("not-configured")
        return isLoaded
            ? "the page: Bolt's checkout refused this order token"
            : "the page: \(connect)/connect.js could not be loaded; reload the page to try again"
    }
}
