/// Where a reader stands in JSON that may be broken: what is open, what may come next, and what the
/// next value is by its name.
struct RedactionShape {
    /// What may come next.
    private enum Expectation {
        case value
        case valueOrEnd
        case key
        case keyOrEnd
        case colon
        case commaOrEnd
        case document
    }

    /// An object or list that is open.
    private struct Frame {
        let isObject: Bool
        /// What it is about.
        let parent: FieldParent
        /// The role of its elements, for a list.
        var role: FieldRole
        /// What the member that is named beside its value is.
        var labeled: FieldRole?
        /// What the last key means.
        var meaning = FieldMeaning()
    }

    /// What is wrong at a place.
    struct Defect: Equatable {
        let words: String
        /// Whether nobody knows any more what is a name and what is a value.
        let isGrave: Bool
    }

    /// As deep as the strict reader goes.
    static let maximumDepth = 512

    private var frames: [Frame] = []
    private var expectation = Expectation.document

    /// Whether nothing is open.
    var isBetweenDocuments: Bool { frames.isEmpty && expectation == .document }

    /// Whether one more may be opened.
    var isTooDeep: Bool { frames.count >= Self.maximumDepth }

    /// Whether the next string is a key.
    var expectsKey: Bool {
        switch expectation {
        case .key, .keyOrEnd: true
        case .commaOrEnd: frames.last?.isObject == true
        default: false
        }
    }

    /// Whether an object or list may begin here.
    var expectsValue: Bool {
        switch expectation {
        case .value, .valueOrEnd, .document: true
        default: false
        }
    }

    /// The role of the value that comes next.
    var role: FieldRole {
        guard let frame = frames.last else { return .plain }
        guard frame.isObject else { return frame.role }
        if frame.meaning.isLabeled, let labeled = frame.labeled { return labeled }
        return frame.meaning.role(in: frame.parent)
    }

    /// Whether the value that comes next names the member beside it.
    var isLabel: Bool { frames.last?.isObject == true && frames.last?.meaning.isLabel == true }

    /// Notes what the member beside this one is.
    mutating func label(_ role: FieldRole) {
        guard let last = frames.indices.last else { return }
        if case .sensitive = role {
            frames[last].labeled = role
        } else {
            frames[last].labeled = nil
        }
    }

    /// Forgets what is open.
    mutating func reset() {
        frames.removeAll(keepingCapacity: true)
        expectation = .document
    }

    /// Takes a key.
    mutating func key(_ meaning: FieldMeaning) -> Defect? {
        let isMissingComma = expectation == .commaOrEnd
        guard let last = frames.indices.last else { return nil }
        frames[last].meaning = meaning
        expectation = .colon
        return isMissingComma ? Defect(words: "a comma is missing", isGrave: false) : nil
    }

    /// Takes a colon.
    mutating func colon() -> Defect? {
        guard expectation == .colon else { return Defect(words: "unexpected ':'", isGrave: true) }
        expectation = .value
        return nil
    }

    /// Takes a comma.
    mutating func comma() -> Defect? {
        guard expectation == .commaOrEnd, let frame = frames.last else {
            return Defect(words: "unexpected ','", isGrave: expectation != .document)
        }
        expectation = frame.isObject ? .key : .value
        return nil
    }

    /// Takes a string, a number or a literal that is a value.
    mutating func scalar() -> Defect? {
        let defect = valueDefect
        close()
        return defect
    }

    /// Takes an opening bracket or brace.
    mutating func open(isObject: Bool) -> Defect? {
        let defect = valueDefect
        let role = self.role
        let outer = frames.last
        var parent = outer?.parent ?? .other
        if let outer, outer.isObject {
            parent = outer.parent == .kept ? .kept : outer.meaning.parent
        }
        frames.append(Frame(isObject: isObject, parent: parent, role: isObject ? .plain : role))
        expectation = isObject ? .keyOrEnd : .valueOrEnd
        return defect
    }

    /// Takes a closing bracket or brace.
    mutating func end(isObject: Bool) -> Defect? {
        guard let frame = frames.popLast() else {
            return Defect(words: "a bracket closes nothing", isGrave: true)
        }
        var defect: Defect?
        if frame.isObject != isObject {
            defect = Defect(words: "a bracket closes another kind of bracket", isGrave: true)
        } else if expectation == .value || expectation == .key {
            defect = Defect(words: "a value is missing", isGrave: false)
        } else if expectation == .colon {
            defect = Defect(words: "a value is missing", isGrave: true)
        }
        close()
        return defect
    }

    private var valueDefect: Defect? {
        switch expectation {
        case .value, .valueOrEnd, .document: nil
        case .commaOrEnd where frames.last?.isObject == false:
            Defect(words: "a comma is missing", isGrave: false)
        default: Defect(words: "a value stands where none belongs", isGrave: true)
        }
    }

    private mutating func close() {
        expectation = frames.isEmpty ? .document : .commaOrEnd
    }
}
