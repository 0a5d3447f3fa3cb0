import BoltCheckoutCore
import BoltCheckoutFlows
import BoltSystem

/// One card on its way to the tokenizer, in a box that only the tokenizer can open, and the key to
/// the reply.
struct TokenizerRequest {
    /// The body: payload, nonce and the own public key, in base64.
    let body: [UInt8]

    private let serverKey: [UInt8]
    private let pair: SodiumKeyPair
    private let sodium: Sodium

    /// Boxes a card with a key pair that is made for it.
    init(
        _ card: CardEntry,
        to serverKey: [UInt8],
        nonce: [UInt8],
        _ sodium: Sodium
    ) throws(TokenizerFailure) {
        do throws(SodiumError) {
            pair = try sodium.makeKeyPair()
            let box = try sodium.seal(
                Self.message(card),
                nonce: nonce,
                to: serverKey,
                from: pair.secretKey
            )
            body = Self.body(box: box, nonce: nonce, publicKey: pair.publicKey)
        } catch {
            throw error == .weakKey ? .foreign("\(error)") : .fault("\(error)")
        }
        self.serverKey = serverKey
        self.sodium = sodium
    }

    /// What the tokenizer reads. Assumed from its other clients: these bytes and no others.
    static func message(_ card: CardEntry) -> SecretBytes {
        let message = SecretBytes(capacity: 64)
        for byte in #"{"cc":""#.utf8 { message.append(byte) }
        card.number.withBytes { $0.forEach(message.append) }
        for byte in #"","cvv":""#.utf8 { message.append(byte) }
        card.securityCode.withBytes { $0.forEach(message.append) }
        for byte in #""}"#.utf8 { message.append(byte) }
        return message
    }

    private static func body(box: [UInt8], nonce: [UInt8], publicKey: [UInt8]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("payload", Base64.text(box))
        writer.member("nonce", Base64.text(nonce))
        writer.member("public_key", Base64.text(publicKey))
        writer.endObject()
        return writer.bytes
    }

    /// Opens the reply.
    ///
    /// - Returns: The record of the card, with what only the caller knows of it.
    func record(of reply: [UInt8], for card: CardEntry) throws(TokenizerFailure) -> CardRecord {
        guard let document = try? JSONDocument(reply),
            let (box, nonce) = document.withRoot({ root in Self.parts(root) })
        else { throw .foreign("the tokenizer's reply is no box") }
        let message: SecretBytes
        do throws(SodiumError) {
            message = try sodium.open(box, nonce: nonce, from: serverKey, with: pair.secretKey)
        } catch {
            throw .foreign("the tokenizer's reply: \(error)")
        }
        let token = message.withBytes { bytes in
            TokenizerToken(bytes.bindMemory(to: UInt8.self))
        }
        guard let token else { throw .foreign("the tokenizer's reply has no token") }
        let record = token.record(for: card)
        if let words = record.objection { throw .foreign("the tokenizer's reply: \(words)") }
        return record
    }

    private static func parts(_ root: JSONValue) -> (box: [UInt8], nonce: [UInt8])? {
        guard let box = root.member("payload").flatMap({ Base64.decode($0.decodedBytes) }),
            let nonce = root.member("nonce").flatMap({ Base64.decode($0.decodedBytes) })
        else { return nil }
        return (box, nonce)
    }
}
