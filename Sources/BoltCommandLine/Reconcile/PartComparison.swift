import BoltCheckoutCore
import BoltSystem

/// Compares the parts of a reconciliation, each on a thread of its own.
enum PartComparison {
    /// Compares parts.
    ///
    /// - Parameter parts: The parts; the first is compared on this thread.
    /// - Returns: The same parts, compared, in the same order.
    static func run(_ parts: [ReconciliationPart]) -> [ReconciliationPart] {
        var compared = parts
        let done = Channel<(Int, ReconciliationPart)>(capacity: max(1, parts.count))
        var threads: [WorkerThread] = []
        for index in compared.indices {
            let part = parts[index]
            let thread =
                index == 0
                ? nil
                : try? WorkerThread {
                    var part = part
                    part.run()
                    done.send((index, part))
                }
            if let thread { threads.append(thread) }
            // Where the system has no room for a thread, this one does it.
            if thread == nil { compared[index].run() }
        }
        for thread in threads { thread.join() }
        done.close()
        while let (index, part) = done.receive() { compared[index] = part }
        return compared
    }
}
