import CSystem
import Synchronization

/// A descriptor with one owner: closed once, at the latest when the owner goes away.
final class FileDescriptor: Sendable {
    /// The system's number.
    let number: Int32
    private let isOpen: Atomic<Bool>

    /// Takes over a descriptor; a borrowed one, as the standard streams are, is never closed.
    init(_ number: Int32, isBorrowed: Bool = false) {
        self.number = number
        isOpen = Atomic(!isBorrowed)
    }

    deinit { _ = closeOnce() }

    /// Closes the descriptor, if that has not been done.
    func close() throws(SystemError) {
        try SystemCall.check(closeOnce(), "close")
    }

    private func closeOnce() -> Int32 {
        let wasOpen = isOpen.exchange(false, ordering: .acquiringAndReleasing)
        return wasOpen ? csystem_close(number) : 0
    }
}
