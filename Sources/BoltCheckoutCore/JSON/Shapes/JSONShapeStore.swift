/// Memory of a fixed size that parts of leads are kept in, so that pointers to them stay good.
struct JSONShapeStore<Element> {
    private let memory: UnsafeMutablePointer<Element>
    private let capacity: Int
    private var count = 0

    /// - Parameters:
    ///   - capacity: The number of elements there is room for.
    ///   - padding: The number of elements behind the last one that must be readable.
    init(capacity: Int, padding: Int = 0) {
        memory = .allocate(capacity: capacity + padding)
        self.capacity = capacity
    }

    /// Gives the memory back; the store must not be used afterwards.
    func release() { memory.deallocate() }

    /// Keeps a copy of some elements; nil where there is no room.
    mutating func keep(_ elements: some Collection<Element>) -> JSONLead.Run<Element>? {
        let size = elements.count
        guard count + size <= capacity else { return nil }
        let start = memory + count
        _ = UnsafeMutableBufferPointer(start: start, count: size).initialize(
            fromContentsOf: elements
        )
        count += size
        return JSONLead.Run(start: start, end: start + size)
    }
}
