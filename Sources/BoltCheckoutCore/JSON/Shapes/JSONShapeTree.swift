/// The places of documents: all keys so far of an open object, and of those around it.
struct JSONShapeTree {
    static let root = 0
    static let mostPlaces = 4096
    /// Longer keys lead nowhere: the tree holds copies, and no field that is known has such a name.
    static let longestKey = 256

    private struct Step: Hashable {
        var from: Int
        var kind: JSONKind
        var key: [UInt8]
    }

    private var places: [Step: Int] = [:]

    /// Steps behind a further key of an object.
    ///
    /// - Parameters:
    ///   - key: The key as it is spelled.
    ///   - place: The place inside the object, or behind its last key.
    /// - Returns: The place there; nil where there are too many places.
    mutating func place(behind key: [UInt8], after place: Int) -> Int? {
        reach(Step(from: place, kind: .string, key: key))
    }

    /// The place inside an array or object that is the value at a place; nil where there are too many.
    mutating func place(inside kind: JSONKind, of place: Int) -> Int? {
        reach(Step(from: place, kind: kind, key: []))
    }

    private mutating func reach(_ step: Step) -> Int? {
        if let place = places[step] { return place }
        let place = places.count + 1
        guard place < Self.mostPlaces else { return nil }
        places[step] = place
        return place
    }
}
