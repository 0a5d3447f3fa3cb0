import BoltCheckoutCore
import BoltSystem

/// Enters parcels into a ledger on a thread of its own, while others are read.
///
/// Until it is closed nobody else may touch the ledger.
// Unchecked: the ledger is handed to the thread and taken back once the thread has ended.
final class LedgerWriter: @unchecked Sendable {
    private struct Parcel: Sendable {
        let bytes: [UInt8]
        let side: LedgerSide
    }

    private let ledger: Ledger
    private let todo = Channel<Parcel>(capacity: 8)
    private var thread: WorkerThread?

    /// Starts the thread.
    ///
    /// - Throws: The system's error where it has no room for one.
    init(_ ledger: Ledger) throws(SystemError) {
        self.ledger = ledger
        thread = try WorkerThread { [self] in run() }
    }

    /// Hands over lines.
    func send(_ bytes: [UInt8], _ side: LedgerSide) {
        guard !bytes.isEmpty else { return }
        todo.send(Parcel(bytes: bytes, side: side))
    }

    /// Waits until everything is entered.
    func close() {
        todo.close()
        thread?.join()
        thread = nil
    }

    private func run() {
        while let parcel = todo.receive() {
            parcel.bytes.withUnsafeBufferPointer { ledger.enter($0, on: parcel.side) }
        }
    }
}
