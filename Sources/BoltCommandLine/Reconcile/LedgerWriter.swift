import BoltCheckoutCore
import BoltSystem

/// Enters parcels into a ledger on a thread of its own, while others are read.
///
/// Until it is closed nobody else may touch the ledger.
final class LedgerWriter {
    private enum Parcel: Sendable {
        case lines([UInt8], LedgerSide, isLent: Bool)
        case expectedOrders(Int)
    }

    private static let parcelSize = 128 * 1024
    private static let capacity = 8

    private let todo = Channel<Parcel>(capacity: capacity)
    /// Arrays whose lines are entered, so that their memory is used again.
    private let spares = Monitor<[[UInt8]]>([])
    private var thread: WorkerThread?
    /// Lines that wait for more of them.
    private var gathered: [UInt8] = []
    private var gatheredSide = LedgerSide.orders

    /// Starts the thread.
    ///
    /// - Throws: The system's error where it has no room for one.
    init(_ ledger: Ledger) throws(SystemError) {
        // Handed to the thread, and taken back once the thread has ended.
        nonisolated(unsafe) let ledger = ledger
        thread = try WorkerThread { [todo, spares] in Self.enter(todo, into: ledger, spares) }
    }

    /// Prepares for about so many orders.
    func expectOrders(_ count: Int) { todo.send(.expectedOrders(count)) }

    /// An array to write lines into, which ``send(_:of:)`` takes.
    func spare() -> [UInt8] { spares.withState { $0.popLast() ?? [] } }

    /// Hands over lines, which are entered at once.
    func send(_ lines: [UInt8], of side: LedgerSide) {
        passOn()
        if !lines.isEmpty { todo.send(.lines(lines, side, isLent: true)) }
    }

    /// Hands over lines; few of them wait for more.
    func gather(_ lines: [UInt8], of side: LedgerSide) {
        if side != gatheredSide { passOn() }
        gatheredSide = side
        if gathered.isEmpty, lines.count >= Self.parcelSize {
            gathered = lines
        } else {
            gathered += lines
        }
        if gathered.count >= Self.parcelSize { passOn() }
    }

    private func passOn() {
        guard !gathered.isEmpty else { return }
        todo.send(.lines(gathered, gatheredSide, isLent: false))
        gathered = []
    }

    /// Waits until everything is entered.
    func close() {
        passOn()
        todo.close()
        thread?.join()
        thread = nil
    }

    private static func enter(
        _ todo: Channel<Parcel>,
        into ledger: Ledger,
        _ spares: Monitor<[[UInt8]]>
    ) {
        while let parcel = todo.receive() {
            switch parcel {
            case .expectedOrders(let count):
                ledger.expectOrders(count)
            case .lines(let lines, let side, let isLent):
                lines.withUnsafeBufferPointer { ledger.enter($0, on: side) }
                if isLent { spares.withState { $0.append(lines) } }
            }
        }
    }
}
