extension DocumentReader {
    /// Reports that the input ends inside something that was opened before.
    func failAtEnd(_ opening: JSONOpening) -> Event {
        let failure = JSONScanFailure(problem: .endsInside(.value), offset: input.position)
        guard case .broken(var error, let endsInput) = fail(failure) else { return .end }
        if case .endsInside = error.problem { error.problem = .endsInside(opening) }
        return .broken(error, endsInput: endsInput)
    }

    /// Reports the record at the reader's position as broken and moves to where reading can go on.
    func fail(_ failure: JSONScanFailure) -> Event {
        input.recordStart = input.position
        var error = input.located(failure, path: scanner.path(input.text, to: failure))
        let wasInList = mode != .documents
        hasSeenRecord = true
        var canGoOn = !wasInList
        switch failure.problem {
        case .empty, .foreign:
            canGoOn = false
        case .endsInside:
            guard let offset = input.invalidUTF16Offset else { break }
            error.problem = .foreign("invalid UTF-16")
            error.offset = offset
            canGoOn = false
        default:
            break
        }
        if canGoOn {
            let isLineMode = self.isLineMode ?? input.looksLikeLines()
            self.isLineMode = isLineMode
            if isLineMode {
                if !input.skipLine() { mode = .ended }
                return .broken(error, endsInput: false)
            }
        }
        mode = .ended
        return .broken(error, endsInput: true)
    }
}
