/// Finds the list in a page: an object such as `{"total":2,"transactions":[…]}` that is too long to
/// be held whole.
enum PageHead {
    /// An object shorter than this is read whole before it is looked at.
    static let leastLength = 1_048_576
    /// A page may have this many members beside its list.
    static let mostKeys = 100_000

    /// The offset of the list's bracket, where all members before it are whole.
    ///
    /// - Parameters:
    ///   - base: Text followed by zero bytes.
    ///   - start: The offset of the object's brace.
    ///   - end: The length of the text.
    ///   - keys: Gets the keys up to the list's.
    /// - Returns: The offset, nil where the object is no page or a member before the list is cut.
    static func list(
        _ base: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        keys: inout Set<[UInt8]>
    ) -> Int? {
        guard base[start] == UInt8(ascii: "{") else { return nil }
        let scanner = JSONScanner()
        var index = start + 1
        while true {
            index = JSONScanner.skipSpace(base, index)
            guard base[index] == UInt8(ascii: "\"") else { return nil }
            var mark: UInt32 = 0
            guard let close = try? JSONString.end(base, index + 1, end, &mark) else { return nil }
            let source = UnsafeBufferPointer(start: base + index + 1, count: close - index - 1)
            let isList = isListKey(source)
            var key: [UInt8] = []
            JSONString.decode(source, into: &key)
            guard keys.insert(key).inserted else { return nil }
            index = JSONScanner.skipSpace(base, close + 1)
            guard base[index] == UInt8(ascii: ":") else { return nil }
            index = JSONScanner.skipSpace(base, index + 1)
            if isList, base[index] == UInt8(ascii: "[") { return index }
            guard let after = try? scanner.scan(base, from: index, to: end) else { return nil }
            index = JSONScanner.skipSpace(base, after)
            guard base[index] == UInt8(ascii: ",") else { return nil }
            index += 1
        }
    }

    private static func isListKey(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        key.elementsEqual("transactions".utf8) || key.elementsEqual("data".utf8)
    }
}

extension DocumentReader {
    /// Checks the members of a page behind its list, up to its closing brace.
    func finishPage() -> Event? {
        while true {
            guard input.skipSpace() else {
                return failAtEnd(.object(line: openerLine))
            }
            let byte = input.base[input.position]
            if byte == UInt8(ascii: "}") {
                input.position += 1
                mode = .documents
                return nil
            }
            do throws(JSONScanFailure) {
                try scanMember(byte)
            } catch {
                return fail(error)
            }
        }
    }

    private func scanMember(_ byte: UInt8) throws(JSONScanFailure) {
        guard byte == UInt8(ascii: ",") else {
            throw JSONScanFailure(problem: .expectedCommaOrBrace, offset: input.position)
        }
        input.position += 1
        guard input.skipSpace(), input.base[input.position] == UInt8(ascii: "\"") else {
            throw JSONScanFailure(problem: .expectedKey, offset: input.position)
        }
        try noteKey(at: try scanRecord(allowsPage: false))
        guard input.skipSpace(), input.base[input.position] == UInt8(ascii: ":") else {
            throw JSONScanFailure(problem: .expectedColon, offset: input.position)
        }
        input.position += 1
        guard input.skipSpace() else {
            throw JSONScanFailure(
                problem: .endsInside(.value),
                offset: input.position
            )
        }
        _ = try scanRecord(allowsPage: false)
    }

    /// Refuses a key that the page has already; the second list would be lost otherwise.
    private func noteKey(at start: Int) throws(JSONScanFailure) {
        let key = JSONValue(UnsafePointer(input.base), UnsafePointer(scanner.entries), 0)
        guard pageKeys.insert(key.decodedBytes).inserted else {
            let shown = JSONString.display(key.bytes)
            throw JSONScanFailure(problem: .duplicateKey(shown), offset: start)
        }
        guard pageKeys.count <= PageHead.mostKeys else {
            throw JSONScanFailure(problem: .tooManyValues, offset: start)
        }
    }
}
