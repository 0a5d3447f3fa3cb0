/// The objects of a list of a record, however it is written.
enum AuditList {
    /// Visits the objects of an array, of an object with numbered keys, or the one object that stands
    /// in the place of a list.
    ///
    /// - Parameters:
    ///   - list: The list; nil has no members.
    ///   - body: Gets each object and its position.
    @inline(__always)
    static func forEach(_ list: JSONValue?, _ body: (_ member: JSONValue, _ index: Int) -> Void) {
        guard let list else { return }
        switch list.kind {
        case .array:
            var index = 0
            for element in list.elements {
                if element.isObject { body(element, index) }
                index += 1
            }
        case .object where list.member("0")?.isObject == true:
            var index = 0
            for (_, value) in list.members {
                if value.isObject { body(value, index) }
                index += 1
            }
        case .object where list.count > 0:
            body(list, 0)
        default:
            return
        }
    }

    /// The number of objects of a list.
    static func count(_ list: JSONValue?) -> Int {
        var count = 0
        forEach(list) { _, _ in count += 1 }
        return count
    }
}
