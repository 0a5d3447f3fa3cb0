/// A value without members of its own, and its place in a document.
///
/// The place is kept as the chain of what the value stands in; a path is made when it is asked for,
/// so that a million values do not take a million paths.
package struct DocumentLeaf {
    package let value: JSONValue
    /// The object or array it stands in.
    let container: DocumentContainer
    private let step: DocumentContainer.Step

    init(_ value: JSONValue, in container: DocumentContainer, _ step: DocumentContainer.Step) {
        self.value = value
        self.container = container
        self.step = step
    }

    /// The object or array it stands in.
    package var parent: JSONValue { container.value }
    /// The number of keys and positions of the path.
    package var depth: Int { container.depth + 1 }
    /// Keys and positions from the top.
    package var path: [String] { container.path(then: step, \.name) }
    /// The path with the wire's spelling of keys and `*` for positions: what the catalogue knows.
    package var pattern: [String] { container.path(then: step, \.wireName) }
    /// The pattern between dots, of the first ``DocumentContainer/headLength`` steps where it has more:
    /// a path of hundreds of steps is not made for each value below it.
    package var patternHead: String {
        container.depth < DocumentContainer.headLength
            ? container.head(then: step) : container.head
    }
    /// The last step of the pattern.
    package var lastWireName: String { step.wireName }
    /// The last step of the path.
    package var name: String { step.name }
    /// Whether both stand in the same object or array.
    package func isBeside(_ other: DocumentLeaf) -> Bool { container === other.container }
    /// Whether the path leads through a key whose values are never shown.
    package var isSecret: Bool { container.isSecret || step.isSecret || step.isHeader }

    /// The values of an object that say something, in document order: no null, no empty text, no
    /// empty list or object.
    ///
    /// Works without recursion: depth costs no stack.
    ///
    /// - Parameters:
    ///   - root: The object.
    ///   - except: A member that is left out with all that is in it.
    /// - Returns: The values, valid as long as the document is.
    package static func all(in root: JSONValue, except: JSONValue? = nil) -> [DocumentLeaf] {
        var leaves: [DocumentLeaf] = []
        var open: [DocumentLevel] = [DocumentLevel(DocumentContainer(root, in: nil, nil))]
        while !open.isEmpty {
            guard let (value, step) = open[open.count - 1].next() else {
                open.removeLast()
                continue
            }
            let container = open[open.count - 1].container
            switch value.kind {
            case .null: continue
            case .string where value.bytes.isEmpty: continue
            case .object, .array:
                if value.count == 0 || except?.isSame(as: value) == true { continue }
                open.append(DocumentLevel(DocumentContainer(value, in: container, step)))
            default:
                leaves.append(DocumentLeaf(value, in: container, step))
            }
        }
        return leaves
    }
}

/// An object or array of a document that has something in it, and where it stands.
final class DocumentContainer {
    /// A key, or a position in an array.
    enum Step {
        case key(JSONValue)
        case position(Int)

        /// The bytes of a key that are shown in full; a longer one is only hinted at.
        private static let mostBytes = 120

        /// The key or position as a path spells it.
        var name: String {
            switch self {
            case .key(let key) where key.bytes.count > Self.mostBytes: key.display
            case .key(let key) where key.hasEscapes:
                key.visibleText ?? key.display
            case .key(let key): String(decoding: key.bytes, as: UTF8.self)
            case .position(let position): String(position)
            }
        }

        /// The wire's spelling of the key, `*` for a position.
        var wireName: String {
            guard case .key = self else { return "*" }
            let name = name
            let isCamelCase = name.utf8.contains { $0 < UInt8(ascii: "_") }
            guard isCamelCase, !name.utf8.contains(UInt8(ascii: "_")),
                let other = KeySpelling.other(Array(name.utf8))
            else { return name }
            return String(decoding: other, as: UTF8.self)
        }

        var isSecret: Bool {
            if case .key = self { return SensitiveKey.isNeverShown(name) }
            return false
        }

        var isHeader: Bool {
            if case .key = self { return SensitiveKey.isHeader(name) }
            return false
        }
    }

    /// The steps of a pattern that are kept ready; the catalogue's paths have fewer.
    static let headLength = 6

    let value: JSONValue
    let depth: Int
    let isSecret: Bool
    /// The first steps of the pattern, between dots.
    let head: String
    /// Itself, or where it stands deeper the container that has the whole of ``head``.
    var anchor: DocumentContainer { farAnchor ?? self }
    private let farAnchor: DocumentContainer?
    /// What it stands in itself.
    let outer: DocumentContainer?
    private let step: Step?

    init(_ value: JSONValue, in outer: DocumentContainer?, _ step: Step?) {
        self.value = value
        self.outer = outer
        self.step = step
        depth = outer.map { $0.depth + 1 } ?? 0
        if let outer, let step, outer.depth < Self.headLength {
            head = outer.head(then: step)
            farAnchor = nil
        } else {
            head = outer?.head ?? ""
            farAnchor = outer?.anchor
        }
        isSecret = outer?.isSecret == true || step?.isSecret == true
    }

    /// The pattern of something in it.
    func head(then step: Step) -> String {
        depth == 0 ? step.wireName : "\(head).\(step.wireName)"
    }

    /// The steps from the top, each as `name` spells it.
    func path(then last: Step, _ name: (Step) -> String) -> [String] {
        var steps: [String] = [name(last)]
        var container: DocumentContainer? = self
        while let current = container, let step = current.step {
            steps.append(name(step))
            container = current.outer
        }
        return steps.reversed()
    }
}

/// An object or array that is being walked through.
private struct DocumentLevel {
    let container: DocumentContainer
    private var members: JSONMembers
    private var elements: JSONElements
    private var position = 0

    init(_ container: DocumentContainer) {
        self.container = container
        members = container.value.members
        elements = container.value.elements
    }

    mutating func next() -> (JSONValue, DocumentContainer.Step)? {
        if container.value.isObject {
            guard let (key, member) = members.next() else { return nil }
            return (member, .key(key))
        }
        guard let element = elements.next() else { return nil }
        position += 1
        return (element, .position(position - 1))
    }
}
