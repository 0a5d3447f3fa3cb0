/// Reads JSON documents one after the other out of an input of any size.
///
/// The input is NDJSON, documents glued or separated by white space, one array, or a page (an
/// object whose list is too long to hold). Elements of a top-level array come one by one, so that
/// memory depends on the largest record and not on the input. Every byte is checked.
///
/// After a broken record, in line mode (the first record stood on one line, or it is broken and both
/// its line and the next begin with a brace) reading goes on after the next line feed; elsewhere a
/// broken record ends the input.
package final class DocumentReader {
    /// What reading on has found.
    package enum Event {
        /// A document or an element of a list. Valid until the next call.
        case document(JSONValue)
        /// A record that is not JSON. Reading goes on behind it, unless `endsInput`.
        case broken(JSONSyntaxError, endsInput: Bool)
        /// The input is over.
        case end
    }

    /// Where the reader stands between two records.
    enum Mode: Equatable {
        case documents
        case array(isFirst: Bool)
        case page(isFirst: Bool)
        case pageTail
        case ended
    }

    let scanner: JSONScanner
    let input: InputBuffer
    var mode = Mode.documents
    var openerLine = 0

    /// Whether what was read so far is a list: an array, or a page read by its elements.
    package private(set) var isList = false
    /// The number of documents and elements that were whole.
    package private(set) var wholeCount = 0
    /// Whether records stand on lines of their own; nil until the first one was seen.
    package internal(set) var isLineMode: Bool?
    /// Whether the last document began on the line that the one before it ended on.
    package private(set) var isGlued = false
    var hasSeenRecord = false
    /// The keys of the page that is being read.
    var pageKeys: Set<[UInt8]> = []
    private var stop = Int.max

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - isLineMode: What is known of the input already, for a part from its middle.
    ///   - read: Fills memory from its beginning and returns the number of bytes, 0 at the end.
    package init(
        isLineMode: Bool? = nil,
        read: @escaping (UnsafeMutableRawBufferPointer) -> Int
    ) {
        scanner = JSONScanner()
        input = InputBuffer(read: read)
        self.isLineMode = isLineMode
    }

    /// Creates a reader of one part of an input of lines.
    ///
    /// - Parameters:
    ///   - memory: The part, behind it what follows it in the input, then
    ///     ``JSONScanner/padding`` zero bytes. It must outlive the reader.
    ///   - count: The number of bytes with what follows.
    ///   - stop: The length of the part: no document that begins behind it is read.
    ///   - scanner: What has scanned the parts before, and knows the shapes of their documents.
    package init(
        part memory: UnsafeMutablePointer<UInt8>,
        count: Int,
        stop: Int,
        scanner: JSONScanner = JSONScanner()
    ) {
        self.scanner = scanner
        input = InputBuffer(borrowing: memory, count: count)
        isLineMode = true
        self.stop = stop
    }

    /// The line, from 1, of an offset in the current record's document.
    package func line(of offset: Int) -> Int { input.line(of: offset) }

    /// The line and column of an offset in the current record's document.
    package func position(of offset: Int) -> TextPosition { input.position(of: offset) }

    /// The number of bytes that were read and are behind the reader.
    package var consumedByteCount: Int { input.consumedCount }

    /// Reads on to the next record.
    package func next() -> Event {
        while true {
            switch mode {
            case .documents:
                if let event = nextDocument() { return event }
            case .array(let isFirst):
                if let event = nextElement(isFirst: isFirst, closesTo: .documents) { return event }
            case .page(let isFirst):
                if let event = nextElement(isFirst: isFirst, closesTo: .pageTail) { return event }
            case .pageTail:
                if let event = finishPage() { return event }
            case .ended:
                return .end
            }
        }
    }

    private func nextDocument() -> Event? {
        if let foreign = input.foreignFormat() { return fail(foreign) }
        guard input.skipSpace() else {
            if input.invalidUTF16Offset != nil { return failAtEnd(.value) }
            guard !hasSeenRecord, !isList, stop == .max else {
                mode = .ended
                return .end
            }
            return fail(JSONScanFailure(problem: .empty, offset: input.position))
        }
        guard input.position < stop else {
            mode = .ended
            return .end
        }
        // Files that were put behind each other may each begin with a mark.
        if hasSeenRecord || isList || stop != .max, input.skipByteOrderMark() { return nil }
        if input.base[input.position] == UInt8(ascii: "[") {
            openerLine = input.line(of: input.position)
            input.position += 1
            isList = true
            mode = .array(isFirst: true)
            return nil
        }
        let start: Int
        do throws(JSONScanFailure) {
            start = try scanRecord()
        } catch {
            return fail(error)
        }
        guard start >= 0 else {
            // Too long to be one record, but a page, whose records are read one by one.
            isList = true
            mode = .page(isFirst: true)
            return nil
        }
        noteLines(from: start)
        return document()
    }

    private func document() -> Event {
        wholeCount += 1
        return .document(
            JSONValue(UnsafePointer(input.base), UnsafePointer(scanner.entries), 0)
        )
    }

    private func nextElement(isFirst: Bool, closesTo outer: Mode) -> Event? {
        let isPage = outer == .pageTail
        guard input.skipSpace() else {
            return failAtEnd(.array(line: openerLine))
        }
        var byte = input.base[input.position]
        if byte == UInt8(ascii: "]") {
            input.position += 1
            mode = outer
            return nil
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else {
                return fail(
                    JSONScanFailure(problem: .expectedCommaOrBracket, offset: input.position)
                )
            }
            input.position += 1
            guard input.skipSpace() else { return failAtEnd(.array(line: openerLine)) }
            byte = input.base[input.position]
            if byte == UInt8(ascii: "]") {
                return fail(JSONScanFailure(problem: .expectedValue, offset: input.position))
            }
        }
        do throws(JSONScanFailure) {
            _ = try scanRecord(allowsPage: false)
        } catch {
            return fail(error)
        }
        mode = isPage ? .page(isFirst: false) : .array(isFirst: false)
        return document()
    }

    /// Scans one value at the reader's position and moves behind it, reading more where it is cut.
    ///
    /// - Returns: Where it began, or -1 where a page was entered.
    func scanRecord(allowsPage: Bool = true) throws(JSONScanFailure) -> Int {
        while true {
            do throws(JSONScanFailure) {
                let end = try scanner.scan(input.base, from: input.position, to: input.end)
                // At the very end a number may go on in what was not read yet.
                guard end == input.end, scanner.entries[0].kind == .number, !input.isFinal else {
                    if end - input.position > JSONScanner.maximumLength {
                        throw JSONScanFailure(problem: .tooLong, offset: input.position)
                    }
                    input.recordStart = input.position
                    input.position = end
                    return input.recordStart
                }
                _ = input.fill()
            } catch {
                guard case .endsInside = error.problem else { throw error }
                let length = input.end - input.position
                if allowsPage, length >= PageHead.leastLength, let list = pageList() {
                    openerLine = input.line(of: list)
                    input.position = list + 1
                    return -1
                }
                guard length <= JSONScanner.maximumLength else {
                    throw JSONScanFailure(problem: .tooLong, offset: input.position)
                }
                // Reading may have moved the memory, so that the failure's place must be found anew.
                let dropped = input.dropped
                guard input.fillMore() || input.dropped != dropped else { throw error }
            }
        }
    }

    private func pageList() -> Int? {
        pageKeys.removeAll()
        return PageHead.list(input.base, from: input.position, to: input.end, keys: &pageKeys)
    }

    /// Notes whether records stand on lines, and whether this one shares its line with the last.
    private func noteLines(from start: Int) {
        isGlued = hasSeenRecord && !input.beginsLine(start)
        hasSeenRecord = true
        if isLineMode == nil { isLineMode = !input.hasLineFeed(start, input.position) }
    }
}
