import BoltCheckoutCore
import BoltCheckoutFlows

extension BoltAPI {
    /// Makes a call that charges nobody and is answered with JSON.
    ///
    /// - Parameter call: What to ask.
    /// - Returns: A reply with a status of success and a JSON body that is no error of Bolt's.
    /// - Throws: ``BoltCallError`` for everything else.
    package func json(_ call: BoltCall) throws(BoltCallError) -> BoltReply {
        let reply: BoltReply
        do throws(HTTPError) {
            reply = try send(call)
        } catch {
            throw .noReply(error)
        }
        try reply.checkJSON()
        return reply
    }
}

extension BoltReply {
    /// Tells a reply from an error, whatever form it has.
    package func checkJSON() throws(BoltCallError) {
        let status = response.status
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONDocument(response.body)
        } catch {
            if response.body.isEmpty, !response.isSuccess {
                throw .status(status, host: host, traceID: traceID)
            }
            throw .foreign(words(for: error), status: status, host: host, traceID: traceID)
        }
        if let body = document.withRoot({ root in BoltErrorBody(root) }) {
            throw .refused(body, status: status, traceID: traceID)
        }
        guard response.isSuccess else { throw .status(status, host: host, traceID: traceID) }
    }

    private func words(for error: JSONSyntaxError) -> String {
        let status = "HTTP \(response.status)"
        if response.body.isEmpty { return "\(host) sent an empty reply (\(status))" }
        let type = response.header("Content-Type")?.split(separator: ";").first.map(String.init)
        if let page = WebPage(response.body) {
            let title = page.title.map { ", title \"\($0)\"" } ?? ""
            return "expected JSON from \(host), got \(type ?? "a page") (\(status)\(title)); "
                + "a proxy may be answering"
        }
        if let type, !type.lowercased().contains("json") {
            return "expected JSON from \(host), got \(type) (\(status)); a proxy may be answering"
        }
        return "the reply from \(host) is not JSON: \(error) (\(status))"
    }
}
