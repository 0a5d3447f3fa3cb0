import BoltCheckoutCore
import BoltCheckoutFlows
import BoltCheckoutHTTP
import BoltSystem

/// Asks for a card at the terminal. Nothing of it is shown.
final class CardPrompt: CardSource {
    private static let attempts = 3

    private let terminal: Terminal
    private let input: HiddenInput
    private let deadline: Deadline
    private let nowMilliseconds: () -> Int64

    /// Creates a prompt.
    ///
    /// - Parameters:
    ///   - terminal: Where to ask.
    ///   - signals: What ends the wait.
    ///   - deadline: When it is given up.
    ///   - nowMilliseconds: The time of day.
    init(
        _ terminal: Terminal,
        signals: SignalPipe?,
        until deadline: Deadline,
        nowMilliseconds: @escaping () -> Int64
    ) {
        self.terminal = terminal
        input = HiddenInput(terminal, signals: signals)
        self.deadline = deadline
        self.nowMilliseconds = nowMilliseconds
    }

    func card() throws(ShopperError) -> CardEntryAnswer {
        do throws(PromptEnding) {
            return .card(try ask())
        } catch {
            switch error {
            case .endOfInput: return .endOfInput
            case .interrupted: return .interrupted
            case .invalid(let error): throw .invalidCard(error)
            case .timedOut: throw .unreadable("nobody typed a card in time")
            case .system(let error):
                throw .fault("the terminal cannot be read: \(error); use --card -")
            }
        }
    }

    /// Why asking ended without a card.
    private enum PromptEnding: Error {
        case endOfInput
        case interrupted
        case timedOut
        case invalid(CardValidationError)
        case system(SystemError)
    }

    private func ask() throws(PromptEnding) -> CardEntry {
        do throws(SystemError) {
            try input.hold()
        } catch {
            throw .system(error)
        }
        defer { input.release() }
        let now = nowMilliseconds()
        let number = try ask("Card number") { typed throws(CardValidationError) in
            try CardEntry.number(typed)
        }
        let expiration = try ask("Expiry (MM/YY)") { typed throws(CardValidationError) in
            let text = Self.text(typed)
            _ = try CardEntry.expiration(text, now)
            return text
        }
        let network = CardEntry.network(of: number)
        let code = try ask("Security code") { typed throws(CardValidationError) in
            try CardEntry.securityCode(typed, of: network)
        }
        let postalCode = try ask("Postal code") { typed throws(CardValidationError) in
            try CardEntry.postalCode(Self.text(typed))
        }
        do throws(CardValidationError) {
            return try CardEntry(
                number: number,
                expiration: expiration,
                securityCode: code,
                postalCode: postalCode,
                nowMilliseconds: now
            )
        } catch {
            throw .invalid(error)
        }
    }

    /// Asks for one thing, again where it is wrong.
    private func ask<Value>(
        _ what: String,
        _ check: (SecretBytes) throws(CardValidationError) -> Value
    ) throws(PromptEnding) -> Value {
        for attempt in 1... {
            let typed = try read("\(what) (not shown): ")
            do throws(CardValidationError) {
                return try check(typed)
            } catch {
                guard attempt < Self.attempts else { throw .invalid(error) }
                try? terminal.write("\(error)\n")
            }
        }
        throw .endOfInput
    }

    private func read(_ prompt: String) throws(PromptEnding) -> SecretBytes {
        let line: SecretBytes?
        do throws(SystemError) {
            line = try input.read(prompt: prompt, until: deadline)
        } catch {
            if error.isCancelled { throw .interrupted }
            throw error.isTimeout ? .timedOut : .system(error)
        }
        guard let line else { throw .endOfInput }
        return line
    }

    private static func text(_ typed: SecretBytes) -> String {
        typed.withBytes { String(decoding: $0, as: UTF8.self) }
    }
}
