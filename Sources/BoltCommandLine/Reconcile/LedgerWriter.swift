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
    /// Lines that wait for more of them.
    private var gathered: [UInt8] = []
    private var gatheredSide = LedgerSide.orders
    private static let parcelSize = 128 * 1024

    /// Starts the thread.
    ///
    /// - Throws: The system's error where it has no room for one.
    init(_ ledger: Ledger) throws(SystemError) {
        self.ledger = ledger
        thread = try WorkerThread { [self] in run() }
    }

    /// Hands over lines; few of them wait for more.
    func send(_ bytes: [UInt8], _ side: LedgerSide) {
        if side != gatheredSide { passOn() }
        gatheredSide = side
        if gathered.isEmpty, bytes.count >= Self.parcelSize {
            gathered = bytes
        } else {
            gathered += bytes
        }
        if gathered.count >= Self.parcelSize { passOn() }
    }

    private func passOn() {
        guard !gathered.isEmpty else { return }
        todo.send(Parcel(bytes: gathered, side: gatheredSide))
        gathered = []
    }

    /// Waits until everything is entered.
    func close() {
        passOn()
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
