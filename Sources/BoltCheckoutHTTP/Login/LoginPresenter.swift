import BoltCheckoutCore
import BoltCheckoutFlows
import BoltSystem

/// Sends a shopper to Bolt's login and waits for the browser to come back.
final class LoginPresenter {
    private static let path = "/callback"

    private let settings: LoginSettings
    private let api: BoltAPI
    private let world: ShopperWorld
    private let verifier: String
    private var answer: ShopperAnswer?
    private var failure: ShopperError?
    private var redirect = ""

    init(_ settings: LoginSettings, _ api: BoltAPI, verifier: String, in world: ShopperWorld) {
        self.settings = settings
        self.api = api
        self.verifier = verifier
        self.world = world
    }

    /// Shows the login.
    ///
    /// - Parameters:
    ///   - state: What the redirect must repeat.
    ///   - challenge: The S256 challenge of the verifier.
    ///   - accept: The flow's check of what came back.
    /// - Returns: How the wait ended.
    /// - Throws: ``ShopperError`` where nothing can be waited for, or the code not be swapped.
    func present(
        state: String,
        challenge: String,
        accept: (ShopperCallback) -> CallbackVerdict
    ) throws(ShopperError) -> ShopperAnswer {
        guard let client = api.keys.publishableKey else {
            throw .fault("a login wants a publishable key")
        }
        let server = try listen()
        redirect = server.origin + Self.path
        let address = AuthorizeURL.text(
            api: api.hosts.api,
            client: client,
            redirect: redirect,
            scope: settings.scope,
            state: state,
            challenge: challenge
        )
        world.show(address)
        let ending: ServerEnding
        do throws(SystemError) {
            ending = try serve(server, accept)
        } catch {
            throw .fault("the login cannot be waited for: \(error)")
        }
        if let failure { throw failure }
        if let answer { return answer }
        return ending == .interrupted ? .interrupted(afterOpening: true) : .timedOut
    }

    private func listen() throws(ShopperError) -> HTTPServer {
        do throws(SystemError) {
            return try HTTPServer(
                port: settings.port,
                policy: ServerPolicy(methods: ["GET"])
            )
        } catch {
            guard error.isAddressInUse || error.isDenied else {
                throw .fault("the login cannot be waited for: \(error)")
            }
            let reason = error.isAddressInUse ? "is in use" : "is reserved"
            throw .unreachable("port \(settings.port) \(reason); free it or leave out --port")
        }
    }

    private func serve(
        _ server: HTTPServer,
        _ accept: (ShopperCallback) -> CallbackVerdict
    ) throws(SystemError) -> ServerEnding {
        try withoutActuallyEscaping(accept) { accept throws(SystemError) in
            var watch: ServerWatch?
            if let paste = settings.paste {
                let line = PastedLine(paste)
                watch = ServerWatch(descriptor: paste.descriptor) {
                    self.takePasted(line.read(), accept)
                }
            }
            return try server.run(
                until: world.deadline,
                signals: world.signals,
                watching: watch
            ) { request in
                guard request.path == Self.path else {
                    return .text("there is nothing here\n", status: 404)
                }
                return self.reply(to: request.queryFields, accept)
            }
        }
    }

    private func reply(
        to fields: FormFields,
        _ accept: (ShopperCallback) -> CallbackVerdict
    ) -> ServerReply {
        guard take(fields, accept) else { return page(LoginPage.ignored, status: 400) }
        var reply: ServerReply
        if failure != nil {
            reply = page(LoginPage.failed)
        } else if case .delivered(200, _) = answer, !fields.values(of: "error").isEmpty {
            reply = page(LoginPage.refused)
        } else if case .delivered(200, _) = answer {
            reply = page(LoginPage.success)
        } else {
            reply = page(LoginPage.failed)
        }
        reply.endsServer = true
        reply.closesConnection = true
        return reply
    }

    /// Lets the flow judge what came back, and swaps the code where that is wanted.
    ///
    /// - Returns: Whether the wait is over.
    private func take(
        _ fields: FormFields,
        _ accept: (ShopperCallback) -> CallbackVerdict
    ) -> Bool {
        let callback = ShopperCallback(
            fields: fields.fields.map { NamedValue($0.name, $0.value) }
        )
        guard case .accept = accept(callback) else { return false }
        answer = .delivered(status: 200, body: [])
        let codes = callback.values(of: "code") + callback.values(of: "authorization_code")
        let isRefusal = !callback.values(of: "error").isEmpty
        if settings.exchanges, !isRefusal, let code = codes.first { exchange(code) }
        return true
    }

    private func exchange(_ code: String) {
        world.hide([code, verifier])
        let call = TokenRequest.call(
            code: code,
            verifier: verifier,
            redirect: redirect,
            scope: settings.scope,
            keys: api.keys
        )
        do throws(HTTPError) {
            let reply = try api.send(call)
            if let words = ClockWarning.words(for: reply) { world.tell(words) }
            judge(reply)
        } catch {
            if error.mayHaveBeenSent {
                // The code may be used up with the reply that was lost.
                failure = .unreadable("\(error); log in again")
            } else if error.kind == .cancelled {
                answer = .interrupted(afterOpening: true)
            } else {
                failure = .unreachable(error.description)
            }
        }
    }

    /// Takes the reply of the token endpoint; the flow knows what its errors mean.
    private func judge(_ reply: BoltReply) {
        let body = reply.response.body
        do throws(BoltCallError) {
            try reply.checkJSON()
            guard TokenReply(body) != nil else {
                failure = .foreignReply("the reply from \(reply.host) has no access token")
                return
            }
            answer = .delivered(status: 200, body: body)
        } catch {
            switch error {
            case .foreign(let words, 200..<500, _, _): failure = .foreignReply(words)
            case .refused(_, 200..<300, _): answer = .delivered(status: 400, body: body)
            default: answer = .delivered(status: reply.response.status, body: body)
            }
        }
    }

    /// Takes what was pasted.
    ///
    /// - Returns: Whether the wait is over.
    private func takePasted(
        _ line: PastedLine.Line?,
        _ accept: (ShopperCallback) -> CallbackVerdict
    ) -> Bool {
        switch line {
        case nil: return false
        case .end:
            answer = .closed(afterSubmit: false)
            return true
        case .text(let text):
            guard let query = try? URLParts(text).query, let fields = FormFields(parsing: query)
            else {
                world.tell("paste the whole address that the browser shows after the login")
                return false
            }
            if take(fields, accept) { return true }
            world.tell("that is not the address of this login; paste the one it ended at")
            return false
        }
    }

    private func page(_ html: String, status: Int = 200) -> ServerReply {
        .page(html, policy: LoginPage.policy, status: status)
    }
}
