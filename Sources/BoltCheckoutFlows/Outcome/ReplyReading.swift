import BoltCheckoutCore

/// What the bytes of a reply turn out to be.
enum ReplyReading: Equatable, Sendable {
    /// A transaction: where it stands, and the model or what is in its way.
    case transaction(
        TransactionStanding,
        Result<WireReading<BoltCheckoutResult>, BoltDecodingError>
    )
    /// An error body.
    case error(BoltErrorBody)
    /// Neither, with what it is in words.
    case unreadable(String, BoltDecodingError?)

    /// Reads a reply.
    init(_ body: [UInt8], status: Int) {
        let document: JSONDocument
        do throws(BoltDecodingError) {
            document = try WireDecoder.document(from: body)
        } catch {
            self = .unreadable(Self.words(body, status, error), error)
            return
        }
        self = document.withRoot { root in Self.read(root) }
    }

    private static func read(_ root: JSONValue) -> ReplyReading {
        if let standing = TransactionStanding(root) {
            do throws(BoltDecodingError) {
                let reading = try WireDecoder.decode(BoltCheckoutResult.self, from: root)
                return .transaction(standing, .success(reading))
            } catch {
                return .transaction(standing, .failure(error))
            }
        }
        if let error = BoltErrorBody(root) { return .error(error) }
        return .unreadable("the reply has no transaction (it is \(root.kind.words))", nil)
    }

    private static func words(_ body: [UInt8], _ status: Int, _ error: BoltDecodingError) -> String
    {
        if body.isEmpty { return "the reply is empty (HTTP \(status))" }
        guard let page = WebPage(body) else { return "the reply is \(error)" }
        let title = page.title.map { ", title '\($0)'" } ?? ""
        return "expected JSON, got an HTML page (HTTP \(status)\(title)); a proxy may be answering"
    }
}
