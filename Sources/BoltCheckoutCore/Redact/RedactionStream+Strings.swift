extension RedactionStream {
    /// Copies the string at `index`.
    ///
    /// - Returns: Where it ends; nil where that is not in memory yet.
    func string(
        _ text: UnsafeBufferPointer<UInt8>,
        at index: Int,
        _ isLast: Bool
    ) -> Int? {
        var end = max(index + 1, searched)
        while end < text.count {
            let byte = text[end]
            if byte == UInt8(ascii: "\"") || byte == 0x0A { break }
            end += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < text.count else {
            guard !isLast else { return cutString(text, index, text.count) }
            if text.count - index > Self.longestString { return longString(text, index) }
            // The next search goes on here, behind an escape even where only its half was read.
            searched = end - index
            return nil
        }
        searched = 0
        guard text[end] == UInt8(ascii: "\"") else { return cutString(text, index, end) }
        let source = UnsafeBufferPointer(rebasing: text[(index + 1)..<end])
        copyString(source, text, index)
        completeDocument()
        return end + 1
    }

    private func copyString(
        _ source: UnsafeBufferPointer<UInt8>,
        _ text: UnsafeBufferPointer<UInt8>,
        _ index: Int
    ) {
        output.append(UInt8(ascii: "\""))
        var isReadable = true
        if isLost {
            copyDoubtful(source)
        } else if shape.expectsKey {
            let name = DecodedString(source)?.bytes ?? []
            let meaning = values.classifier.meaning(of: name)
            isReadable = values.string(source, as: .plain, to: &output)
            note(shape.key(meaning), text, index)
        } else {
            // A name of a field is nobody's name.
            let isFieldName = shape.isLabel && label(source)
            isReadable = values.string(source, as: isFieldName ? .plain : shape.role, to: &output)
            note(shape.scalar(), text, index)
        }
        output.append(UInt8(ascii: "\""))
        guard !isReadable else { return }
        note(RedactionShape.Defect(words: "malformed string", isGrave: false), text, index)
    }

    /// Notes what the member beside this one is, where this one names it.
    ///
    /// - Returns: Whether it is the name of something private.
    private func label(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard source.count < 64, let name = DecodedString(source)?.bytes else { return false }
        let role = values.classifier.meaning(of: name).role(in: .other)
        shape.label(role)
        if case .sensitive = role { return true }
        return false
    }

    /// Copies a string of which nobody knows what it is: only words of Bolt's own are let through.
    private func copyDoubtful(_ source: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: source, as: UTF8.self)
        if source.isEmpty || Vocabulary.statuses.contains(text) || Vocabulary.types.contains(text) {
            output.append(contentsOf: source)
        } else {
            values.unreadable(&output)
        }
    }

    /// A string that ends with its line or with the input.
    private func cutString(
        _ text: UnsafeBufferPointer<UInt8>,
        _ index: Int,
        _ end: Int
    ) -> Int {
        searched = 0
        output.append(UInt8(ascii: "\""))
        values.unreadable(&output)
        note(RedactionShape.Defect(words: "a string does not end", isGrave: true), text, index)
        return end
    }

    /// A string that is too long to be looked into.
    private func longString(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        searched = 0
        isInLongString = true
        output.append(UInt8(ascii: "\""))
        values.unreadable(&output)
        note(shape.expectsKey ? shape.key(FieldMeaning()) : shape.scalar(), text, index)
        return index + 1
    }

    /// Passes over the rest of a string that is too long.
    func stringEnd(
        _ text: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ isLast: Bool
    ) -> Int? {
        var index = start
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "\""):
                isInLongString = false
                output.append(UInt8(ascii: "\""))
                completeDocument()
                return index + 1
            case UInt8(ascii: "\\"):
                guard index + 1 < text.count || isLast else { return index == start ? nil : index }
                index += 2
            default: index += 1
            }
        }
        return min(index, text.count)
    }
}
