import CSystem

/// Waiting for descriptors.
package enum Poll {
    /// What to wait for.
    package struct Events: OptionSet, Sendable {
        package let rawValue: Int32

        /// Creates a set from the C side's bits.
        package init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// Something can be read, or the end is there.
        package static let read = Events(rawValue: Int32(CSYSTEM_WAIT_READ))

        /// Something can be written, or the other side is gone.
        package static let write = Events(rawValue: Int32(CSYSTEM_WAIT_WRITE))
    }

    /// One descriptor of a wait.
    package struct Entry: Equatable, Sendable {
        /// The descriptor.
        package let descriptor: Int32

        /// What to wait for.
        package let events: Events

        /// Creates an entry.
        package init(_ descriptor: Int32, _ events: Events) {
            self.descriptor = descriptor
            self.events = events
        }
    }

    /// Waits until at least one descriptor is ready or the time is over.
    ///
    /// - Returns: What is ready, in the order of the entries; all empty when the time is over.
    package static func wait(
        for entries: [Entry],
        until deadline: Deadline
    ) throws(SystemError) -> [Events] {
        var list = entries.map { entry in
            csystem_wait(descriptor: entry.descriptor, wanted: entry.events.rawValue, ready: 0)
        }
        while true {
            let milliseconds = deadline.pollMilliseconds
            let ready = csystem_wait_any(&list, list.count, milliseconds)
            try SystemCall.check(ready, "wait")
            // A signal handler that ran also ends the C side's wait, early.
            if ready > 0 || deadline.isOver {
                return list.map { Events(rawValue: $0.ready) }
            }
        }
    }

    /// Waits for one descriptor.
    ///
    /// - Throws: An error that is a timeout, or cancelled where a signal arrived first.
    package static func wait(
        for events: Events,
        on descriptor: Int32,
        until deadline: Deadline,
        signals: SignalPipe?
    ) throws(SystemError) {
        var entries = [Entry(descriptor, events)]
        if let signals { entries.append(Entry(signals.readDescriptor, .read)) }
        let ready = try wait(for: entries, until: deadline)
        if ready.count > 1 && !ready[1].isEmpty { throw .cancelled("wait") }
        if ready[0].isEmpty { throw .timedOut("wait") }
    }

    /// Waits for nothing but the time and signals.
    ///
    /// - Throws: An error that is cancelled where a signal arrived.
    package static func sleep(until deadline: Deadline, signals: SignalPipe?) throws(SystemError) {
        var entries: [Entry] = []
        if let signals { entries.append(Entry(signals.readDescriptor, .read)) }
        let ready = try wait(for: entries, until: deadline)
        if ready.contains(where: { !$0.isEmpty }) { throw .cancelled("wait") }
    }
}
