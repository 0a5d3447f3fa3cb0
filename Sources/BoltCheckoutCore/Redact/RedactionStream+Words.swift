extension RedactionStream {
    /// Copies a number or a literal; anything else outside of strings is replaced.
    ///
    /// - Returns: Where it ends; nil where that is not in memory yet.
    func word(_ text: UnsafeBufferPointer<UInt8>, at index: Int, _ isLast: Bool) -> Int? {
        if isAtStart, index == 0, text[0] == 0xEF {
            guard text.count >= 3 || isLast else { return nil }
            if text.starts(with: [0xEF, 0xBB, 0xBF]) {
                output.append(contentsOf: text[..<3])
                return 3
            }
        }
        var end = index
        while end < text.count, !Self.endsWord(text[end]) { end += 1 }
        if end == text.count, !isLast, end - index < Self.longestWord { return nil }
        let source = UnsafeBufferPointer(rebasing: text[index..<end])
        let isNumber = RedactionNumber.isNumber(source)
        guard isNumber || Self.isLiteral(source) else {
            values.unreadable(&output)
            note(RedactionShape.Defect(words: "no JSON here", isGrave: true), text, index)
            return end
        }
        if !isNumber {
            output.append(contentsOf: source)
        } else if isLost {
            output.append(UInt8(ascii: "0"))
            values.counts.add(.unreadable)
        } else {
            values.number(source, as: shape.role, to: &output)
        }
        note(shape.scalar(), text, index)
        completeDocument()
        return end
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    private static func isLiteral(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        ["true", "false", "null"].contains { source.elementsEqual($0.utf8) }
    }

    /// Notes what is wrong at an offset of the text in memory.
    func note(
        _ defect: RedactionShape.Defect?,
        _ text: UnsafeBufferPointer<UInt8>,
        _ index: Int
    ) {
        guard let defect else { return }
        isRecordBroken = true
        if defect.isGrave { isLost = true }
        guard self.defect == nil else { return }
        let before = UnsafeBufferPointer(rebasing: text[..<index])
        let feeds = before.count { $0 == 0x0A }
        let column = before.lastIndex(of: 0x0A).map { index - $0 } ?? lineOffset + index + 1
        self.defect = Flaw(
            line: line + feeds,
            column: column,
            words: defect.words,
            isGrave: defect.isGrave
        )
    }

    /// Counts a document that has just ended.
    func completeDocument() {
        guard shape.isBetweenDocuments, !isLost else { return }
        if isRecordBroken { brokenCount += 1 } else { wholeCount += 1 }
        isRecordBroken = false
        values.forgetNames()
    }

    /// Begins anew with a document that stands at the beginning of a line.
    func resynchronize() {
        if !shape.isBetweenDocuments || isRecordBroken { brokenCount += 1 }
        shape.reset()
        isLost = false
        isRecordBroken = false
    }

    /// Whether a byte of the text in memory is the first of its line.
    func startsLine(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index > 0 ? text[index - 1] == 0x0A : lineOffset == 0
    }

    /// Counts the lines of what is about to leave the memory.
    func noteLines(_ text: UnsafeBufferPointer<UInt8>, through used: Int) {
        guard used > 0 else { return }
        isAtStart = false
        let part = UnsafeBufferPointer(rebasing: text[..<used])
        guard let last = part.lastIndex(of: 0x0A) else {
            lineOffset += used
            return
        }
        line += part.count { $0 == 0x0A }
        lineOffset = used - last - 1
    }

    /// Notes what is open at the end of the input.
    func finish() {
        guard !shape.isBetweenDocuments || isRecordBroken else { return }
        brokenCount += 1
        guard defect == nil else { return }
        defect = Flaw(
            line: line,
            column: lineOffset + 1,
            words: "the input ends inside a document",
            isGrave: false
        )
    }
}
