/// Finds out why no signature of a hook matches, by trying what usually goes wrong.
package struct WebhookDiagnosis {
    /// Beyond this length a body is not written in other ways.
    private static let longestVariant = 1 << 20

    private let secrets: WebhookSecrets
    private let message: [UInt8]
    private let signatures: WebhookSignatures
    private let declaredLength: Int?

    /// Creates a diagnosis.
    ///
    /// - Parameters:
    ///   - secrets: The secrets that were tried.
    ///   - message: The bytes that should have been signed.
    ///   - signatures: The signatures, none of which matches.
    ///   - declaredLength: How many bytes a header says there are.
    package init(
        _ secrets: WebhookSecrets,
        _ message: [UInt8],
        _ signatures: WebhookSignatures,
        declaredLength: Int? = nil
    ) {
        self.secrets = secrets
        self.message = message
        self.signatures = signatures
        self.declaredLength = declaredLength
    }

    /// What is wrong: what is certain first, and at least one.
    package var faults: [WebhookFault] {
        let digests = signatures.all.map { SignatureText($0.text) }
        var faults: [WebhookFault] = []
        for digest in digests {
            let isRight = digest.bytes.map { signs(message, $0) } ?? false
            if let form = digest.fault, isRight || digest.bytes == nil || form == .hexadecimal {
                faults.append(form)
                if isRight { return [form] }
            }
        }
        let found = digests.compactMap(\.bytes)
        guard !found.isEmpty else { return faults }
        if let certain = certainFault(found) { return faults + [certain] }
        if let shape = shapeFault { return faults + [shape] }
        return faults + [.wrongSecret]
    }

    /// A change of body or secret with which a signature does match.
    private func certainFault(_ digests: [[UInt8]]) -> WebhookFault? {
        func matches(_ message: [UInt8]) -> Bool { digests.contains { signs(message, $0) } }
        if let declaredLength, declaredLength < message.count, declaredLength >= 0,
            matches(Array(message[..<declaredLength]))
        {
            let rest = message[declaredLength...]
            return rest.allSatisfy { $0 == 0x0A || $0 == 0x0D }
                ? .newlineAdded : .longerThanDeclared
        }
        if message.last == 0x0A {
            let short = Array(message.dropLast())
            if matches(short) { return .newlineAdded }
            if short.last == 0x0D, matches(Array(short.dropLast())) { return .newlineAdded }
        }
        if matches(message + [0x0A]) || matches(message + [0x0D, 0x0A]) { return .newlineRemoved }
        if lineEndVariants.contains(where: matches) { return .lineEndsChanged }
        if message.starts(with: [0xEF, 0xBB, 0xBF]), matches(Array(message.dropFirst(3))) {
            return .byteOrderMark
        }
        if message.count <= Self.longestVariant, let document = try? JSONDocument(message) {
            let variants = document.withRoot { JSONVariants.all(of: $0) }
            if variants.contains(where: { matches($0) || matches($0 + [0x0A]) }) {
                return .serializedAgain
            }
        }
        return secretFault(digests)
    }

    private func secretFault(_ digests: [[UInt8]]) -> WebhookFault? {
        for secret in secrets.all {
            for end in [[0x0A], [0x0D, 0x0A]] as [[UInt8]]
            where signs(message, digests, secret.bytes + end) {
                return .newlineBehindSecret
            }
            var inner = secret.bytes[...]
            while let last = inner.last, Self.wraps(last) { inner.removeLast() }
            while let first = inner.first, Self.wraps(first) { inner.removeFirst() }
            if inner.count < secret.bytes.count, signs(message, digests, Array(inner)) {
                return .wrappedSecret
            }
        }
        return nil
    }

    private static func wraps(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    /// What is visibly wrong with the body.
    private var shapeFault: WebhookFault? {
        if message.isEmpty { return .empty }
        if let declaredLength, declaredLength > message.count {
            return .shorterThanDeclared(bytes: message.count, declared: declaredLength)
        }
        guard message.first == UInt8(ascii: "{") else { return nil }
        do throws(JSONSyntaxError) {
            _ = try JSONDocument(message)
            return nil
        } catch {
            if case .endsInside = error.problem { return .truncated }
            return nil
        }
    }

    private var lineEndVariants: [[UInt8]] {
        let lines = message.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
        guard lines.count > 1 else { return [] }
        return [
            Array(lines.joined(separator: [0x0A])), Array(lines.joined(separator: [0x0D, 0x0A])),
        ]
    }

    private func signs(_ message: [UInt8], _ digest: [UInt8]) -> Bool {
        secrets.all.contains { signs(message, [digest], $0.bytes) }
    }

    private func signs(_ message: [UInt8], _ digests: [[UInt8]], _ secret: [UInt8]) -> Bool {
        let code = HMACSHA256.code(for: message, key: secret)
        return digests.contains { ConstantTime.equals(code, $0) }
    }
}
