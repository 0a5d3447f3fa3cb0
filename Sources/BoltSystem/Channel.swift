/// A queue between threads that holds a limited number of elements.
package final class Channel<Element: Sendable>: Sendable {
    private struct Queue {
        var elements: [Element] = []
        /// The elements before this one have been taken.
        var first = 0
        var isClosed = false

        var count: Int { elements.count - first }

        mutating func take() -> Element {
            let element = elements[first]
            first += 1
            if first == elements.count {
                elements.removeAll(keepingCapacity: true)
                first = 0
            } else if first >= 64 {
                elements.removeFirst(first)
                first = 0
            }
            return element
        }
    }

    private let capacity: Int
    private let queue = Monitor(Queue())

    /// Creates a channel.
    ///
    /// - Parameter capacity: How many elements may wait; at least 1.
    package init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// Adds an element, waiting while the channel is full.
    ///
    /// - Returns: false where the channel is closed; the element is dropped then.
    @discardableResult
    package func send(_ element: Element) -> Bool {
        let isSent = queue.withState(when: { $0.isClosed || $0.count < capacity }) { queue in
            if queue.isClosed { return false }
            queue.elements.append(element)
            return true
        }
        return isSent ?? false
    }

    /// Takes the oldest element, waiting while there is none.
    ///
    /// - Returns: nil when the channel is closed and empty, or the time is over.
    package func receive(until deadline: Deadline = .never) -> Element? {
        let element = queue.withState(
            when: { $0.isClosed || $0.count > 0 },
            until: deadline
        ) { queue -> Element? in
            queue.count > 0 ? queue.take() : nil
        }
        return element ?? nil
    }

    /// Ends the channel: what is in it can still be taken, nothing more is accepted.
    package func close() {
        queue.withState { $0.isClosed = true }
    }
}
