/// Puts objects into a JSON array, or leaves the only one as it is.
///
/// Which of both it is may be known only when the input was read on, so the last object waits.
struct JSONList {
    private let console: Console
    private var waiting: [UInt8]?
    private var hasBegun = false

    init(_ console: Console) {
        self.console = console
    }

    /// Adds an object, without a line feed.
    mutating func add(_ object: [UInt8]) {
        if let last = waiting { write(last, ",\n") }
        waiting = object
    }

    /// Ends the output.
    ///
    /// - Parameters:
    ///   - isList: Whether the inputs form a list.
    ///   - isEmptyClaimed: Whether an empty list may be written where there was no object.
    mutating func end(isList: Bool, isEmptyClaimed: Bool) {
        guard let last = waiting else {
            if isEmptyClaimed { console.result("[]\n") }
            return
        }
        guard isList || hasBegun else {
            console.result(last)
            console.result("\n")
            return
        }
        write(last, "\n]\n")
    }

    private mutating func write(_ object: [UInt8], _ following: String) {
        if !hasBegun { console.result("[\n") }
        hasBegun = true
        console.result(object)
        console.result(following)
    }
}
