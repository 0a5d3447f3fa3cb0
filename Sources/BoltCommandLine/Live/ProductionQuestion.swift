import BoltCheckoutHTTP
import BoltSystem

/// Asks before money moves or a card is used in production.
struct ProductionQuestion {
    let options: LiveOptions
    let purpose: LivePurpose
    let context: CommandContext

    /// Asks where that is needed.
    ///
    /// - Throws: ``Failure`` where the answer is no, or nobody can be asked.
    func ask(_ signals: SignalPipe?) throws(Failure) {
        let isReal = options.environment.isProduction && options.baseURL?.isLoopback != true
        guard purpose.isSensitive, isReal, !options.isConfirmed else { return }
        guard context.input.isTerminal, context.console.errorFacts.isTerminal else {
            throw Failure(
                "usage",
                .usage,
                "\(purpose.name) in production wants a confirmation; add --yes in a script"
            )
        }
        let prompt = "This is \(purpose.name) in production. Type 'production' to go on: "
        let answer: [UInt8]?
        do throws(SystemError) {
            answer = try TerminalLine(try Terminal.open(), signals: signals).read(prompt: prompt)
        } catch {
            if error.isCancelled { throw Failure.interrupted }
            throw Failure("usage", .usage, "the terminal cannot be asked: \(error); add --yes")
        }
        let text = String(decoding: answer ?? [], as: UTF8.self)
        guard text.lowercased().split(whereSeparator: \.isWhitespace) == ["production"] else {
            throw Failure("cancelled", .cancelled, "not confirmed; nothing was sent")
        }
    }
}
