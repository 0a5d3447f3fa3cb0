import BoltCheckoutFlows
import BoltCheckoutHTTP
import BoltSystem

/// Gets the keys of a live run from the environment, a file, or standard input.
struct KeyReader {
    private static let limit = 64 * 1024

    let options: LiveOptions
    let purpose: LivePurpose
    let context: CommandContext

    /// Reads the keys.
    ///
    /// - Throws: ``Failure`` that says which variable to set; no part of a key is in it.
    func keys(_ signals: SignalPipe?) throws(Failure) -> LiveKeys {
        let apiKey = purpose.needsAPIKey || purpose.takesAPIKey ? try self.apiKey(signals) : nil
        if purpose.needsAPIKey, apiKey == nil {
            throw Failure(
                "keys_missing",
                .keysRefused,
                "no API key; set BOLT_API_KEY, or name its file with --api-key-file"
            )
        }
        // A key that is not used is none of this run's business.
        guard purpose.needsPublishableKey || purpose.takesPublishableKey else {
            return LiveKeys(apiKey: apiKey)
        }
        let text = Self.trimmed(context.environment["BOLT_PUBLISHABLE_KEY"] ?? "")
        guard !text.isEmpty else {
            guard !purpose.needsPublishableKey else {
                throw Failure(
                    "keys_missing",
                    .keysRefused,
                    "no publishable key; set BOLT_PUBLISHABLE_KEY"
                )
            }
            return LiveKeys(apiKey: apiKey)
        }
        guard let key = PublishableKey(text), Self.isPlain(text) else {
            throw Failure(
                "keys_refused",
                .keysRefused,
                "BOLT_PUBLISHABLE_KEY is not a publishable key: it has three parts between dots"
            )
        }
        return LiveKeys(apiKey: apiKey, publishableKey: key)
    }

    private func apiKey(_ signals: SignalPipe?) throws(Failure) -> String? {
        let source: String
        let text: String
        if let path = options.apiKeyFile {
            source = path
            text = String(decoding: try InputBytes.of(path, in: context), as: UTF8.self)
        } else if options.readsKeyFromStandardInput {
            source = "standard input"
            text = try standardInput(signals)
        } else {
            source = "BOLT_API_KEY"
            text = context.environment["BOLT_API_KEY"] ?? ""
        }
        let key = Self.trimmed(text)
        guard !key.isEmpty else {
            guard source == "BOLT_API_KEY" else {
                throw Failure("keys_missing", .keysRefused, "\(source) holds no API key")
            }
            return nil
        }
        guard Self.isPlain(key), key.utf8.count <= 4096 else {
            throw Failure(
                "keys_refused",
                .keysRefused,
                "\(source) is not one API key: there is a space or line break inside"
            )
        }
        return key
    }

    private func standardInput(_ signals: SignalPipe?) throws(Failure) -> String {
        guard !purpose.readsStandardInput else {
            throw Failure(
                "usage",
                .usage,
                "standard input is needed for something else; use BOLT_API_KEY or --api-key-file"
            )
        }
        do throws(SystemError) {
            guard context.input.isTerminal else {
                return String(
                    decoding: try context.input.readAll(limit: Self.limit),
                    as: UTF8.self
                )
            }
            let hidden = HiddenInput(try Terminal.open(), signals: signals)
            let key = try hidden.read(prompt: "Bolt API key (not shown): ")
            return key?.withBytes { String(decoding: $0, as: UTF8.self) } ?? ""
        } catch {
            if error.isCancelled { throw Failure.interrupted }
            throw Failure("no_input", .noInput, "the API key cannot be read: \(error)")
        }
    }

    private static func trimmed(_ text: String) -> String {
        let space: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        var bytes = Array(text.utf8)[...]
        while let first = bytes.first, space.contains(first) { bytes = bytes.dropFirst() }
        while let last = bytes.last, space.contains(last) { bytes = bytes.dropLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ key: String) -> Bool {
        key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}
