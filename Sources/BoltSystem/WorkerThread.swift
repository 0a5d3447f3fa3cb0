import CSystem

/// A thread of its own for blocking work.
///
/// The system's signals go to the thread that started the program, never to a worker.
package final class WorkerThread {
    private var handle: UnsafeMutableRawPointer?

    /// Starts a thread.
    ///
    /// - Parameters:
    ///   - stackSize: Bytes of stack, at least 64 KiB.
    ///   - body: The work.
    /// - Throws: The system's error where it has no room for another thread.
    package init(
        stackSize: Int = 1 << 20,
        _ body: @escaping @Sendable () -> Void
    ) throws(SystemError) {
        let context = Unmanaged.passRetained(Work(body))
        var code: Int32 = 0
        let size = max(stackSize, 65_536)
        handle = csystem_thread_start(
            { context in
                guard let context else { return }
                Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            },
            context.toOpaque(),
            size,
            &code
        )
        guard handle != nil else {
            context.release()
            throw SystemError(code: code, operation: "start a thread")
        }
    }

    // A thread that nobody joins would keep its stack for ever.
    deinit { join() }

    /// Waits until the work is done.
    package func join() {
        guard let thread = handle else { return }
        handle = nil
        csystem_thread_join(thread)
    }

    /// Lets the thread end by itself: nobody waits for it any more.
    package func detach() {
        guard let thread = handle else { return }
        handle = nil
        csystem_thread_detach(thread)
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }
}
