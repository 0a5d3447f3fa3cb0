extension InputBuffer {
    func countLines(upTo offset: Int) {
        guard offset > countedTo else { return }
        let piece = UnsafeBufferPointer(start: base + countedTo, count: offset - countedTo)
        countedLines += LineFeeds.count(in: piece)
        if let start = LineFeeds.lastLineStart(in: piece) { lineStart = countedTo + start }
        countedTo = offset
    }

    /// The line of an offset, from 1.
    func line(of offset: Int) -> Int { position(of: offset).line }

    /// The line and column of an offset, both from 1.
    func position(of offset: Int) -> TextPosition {
        // Counted to the record's beginning once, not again for each of its places.
        countLines(upTo: min(offset, recordStart))
        if offset < countedTo {
            return TextPosition(line: countedLines, column: max(offset - lineStart + 1, 1))
        }
        let piece = UnsafeBufferPointer(start: base + countedTo, count: offset - countedTo)
        let start = LineFeeds.lastLineStart(in: piece).map { countedTo + $0 } ?? lineStart
        return TextPosition(
            line: countedLines + LineFeeds.count(in: piece),
            column: offset - start + 1
        )
    }

    /// A failure with its place in the whole input.
    func located(_ failure: JSONScanFailure, path: String) -> JSONSyntaxError {
        var problem = failure.problem
        if case .endsInside(.object(let opener)) = problem {
            problem = .endsInside(.object(line: line(of: opener)))
        }
        if case .endsInside(.array(let opener)) = problem {
            problem = .endsInside(.array(line: line(of: opener)))
        }
        let place = position(of: failure.offset)
        return JSONSyntaxError(
            problem: problem,
            offset: dropped + failure.offset,
            line: place.line,
            column: place.column,
            path: path,
            found: failure.offset < end ? base[failure.offset] : nil
        )
    }

    /// Moves over a byte order mark.
    ///
    /// - Returns: Whether there was one.
    func skipByteOrderMark() -> Bool {
        guard base[position] == 0xEF else { return false }
        while end - position < 3, fill() {}
        guard end - position >= 3, isByteOrderMark(position) else { return false }
        position += 3
        return true
    }

    private func isByteOrderMark(_ offset: Int) -> Bool {
        base[offset] == 0xEF && base[offset + 1] == 0xBB && base[offset + 2] == 0xBF
    }

    /// Whether nothing but space, or a byte order mark, stands between the last line feed and `start`.
    func beginsLine(_ start: Int) -> Bool {
        var index = start
        while index > 0 {
            if base[index - 1] == UInt8(ascii: "\n") { return true }
            if base[index - 1] <= 0x20 {
                index -= 1
            } else if index >= 3, isByteOrderMark(index - 3) {
                index -= 3
            } else {
                break
            }
        }
        return index == 0 && beginsAfterLineFeed
    }

    func hasLineFeed(_ start: Int, _ end: Int) -> Bool {
        for index in start..<end where base[index] == UInt8(ascii: "\n") { return true }
        return false
    }

    /// Whether both the line at the reader's position and the next one begin with a brace.
    func looksLikeLines() -> Bool {
        guard position < end, base[position] == UInt8(ascii: "{") else { return false }
        var length = 0
        while true {
            while position + length < end, base[position + length] != UInt8(ascii: "\n") {
                length += 1
            }
            if position + length + 1 < end {
                return base[position + length + 1] == UInt8(ascii: "{")
            }
            guard length <= JSONScanner.maximumLength, fill() else { return false }
        }
    }

    /// Moves behind the line at the reader's position.
    ///
    /// - Returns: False where the input ends before.
    func skipLine() -> Bool {
        while true {
            while position < end {
                position += 1
                if base[position - 1] == UInt8(ascii: "\n") { return true }
            }
            guard fill() else { return false }
        }
    }
}
