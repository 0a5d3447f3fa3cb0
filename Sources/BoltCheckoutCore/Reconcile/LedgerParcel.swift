/// Lines of a ledger one behind the other in bytes, on their way from whoever read them, on any
/// thread, to the ledger.
///
/// Each is a ``Head`` and then its texts: key, reference, parent, currency, status.
package struct LedgerParcel: Sendable {
    /// What stands before the texts of a line.
    struct Head: BitwiseCopyable {
        var keyHash: UInt64 = 0
        var referenceHash: UInt64 = 0
        var amount: Int64 = 0
        /// What was captured, where that is less than the amount.
        var captured: Int64 = 0
        var date: Int64 = .min
        var keyCount: UInt32 = 0
        var referenceCount: UInt32 = 0
        var parentCount: UInt32 = 0
        var line: UInt32 = 0
        /// The currency where it is three capital letters, else 0: its text follows.
        var currencyCode: UInt16 = 0
        var currencyCount: UInt16 = 0
        /// The status where it is a usual one, else 0: its text follows.
        var statusCode: UInt16 = 0
        var statusCount: UInt16 = 0
        var isRefund = false
        var hasAmount = false
        var isPartlyCaptured = false

        /// The bytes of head and texts.
        @inline(__always)
        var size: Int {
            MemoryLayout<Head>.size + Int(keyCount) + Int(referenceCount) + Int(parentCount)
                + Int(currencyCount) + Int(statusCount)
        }
    }

    /// Codes and statuses longer than this are cut: nobody's are.
    private static let nameLimit = 1024

    /// The lines.
    package private(set) var bytes: [UInt8] = []
    private let hash: ByteHash

    /// Begins without lines.
    ///
    /// - Parameter hash: The ledger's hash.
    package init(_ hash: ByteHash) {
        self.hash = hash
    }

    /// Hands over the lines and forgets them.
    ///
    /// - Parameter spare: An array whose memory is used for the next lines.
    /// - Returns: The lines.
    package mutating func take(using spare: [UInt8] = []) -> [UInt8] {
        var lines = spare
        lines.removeAll(keepingCapacity: true)
        swap(&lines, &bytes)
        return lines
    }

    /// Adds a line.
    package mutating func append(_ line: LedgerLine) {
        Self.append(line, hash, to: &bytes)
    }

    /// Adds a line to bytes that hold lines.
    package static func append(_ line: LedgerLine, _ hash: ByteHash, to bytes: inout [UInt8]) {
        var head = Head()
        var currency = LedgerLine.none
        head.currencyCode = LedgerName.currencyCode(line.currency)
        if head.currencyCode == 0 {
            currency = UnsafeBufferPointer(rebasing: line.currency.prefix(nameLimit))
        }
        var status = LedgerLine.none
        head.statusCode = LedgerName.statusCode(line.status)
        if head.statusCode == 0 {
            status = UnsafeBufferPointer(rebasing: line.status.prefix(nameLimit))
        }
        head.keyHash = line.key.isEmpty ? 0 : hash.hash(line.key)
        head.referenceHash = line.reference.isEmpty ? 0 : hash.hash(line.reference)
        head.amount = line.amount ?? 0
        head.date = line.date ?? .min
        head.keyCount = UInt32(clamping: line.key.count)
        head.referenceCount = UInt32(clamping: line.reference.count)
        head.parentCount = UInt32(clamping: line.parent.count)
        head.line = UInt32(clamping: line.line)
        head.currencyCount = UInt16(clamping: currency.count)
        head.statusCount = UInt16(clamping: status.count)
        head.isRefund = line.lane == .refund
        head.hasAmount = line.amount != nil
        head.captured = line.partlyCaptured ?? 0
        head.isPartlyCaptured = line.partlyCaptured != nil
        withUnsafeTemporaryAllocation(byteCount: head.size, alignment: 8) { memory in
            guard let start = memory.baseAddress else { return }
            start.storeBytes(of: head, as: Head.self)
            var next = start + MemoryLayout<Head>.size
            next = copy(line.key, to: next)
            next = copy(line.reference, to: next)
            next = copy(line.parent, to: next)
            next = copy(currency, to: next)
            next = copy(status, to: next)
            bytes.append(contentsOf: UnsafeRawBufferPointer(memory))
        }
    }

    /// Copies a text, most often a short one, and returns where it ends.
    @inline(__always)
    private static func copy(
        _ text: UnsafeBufferPointer<UInt8>,
        to target: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer {
        guard let base = text.baseAddress, text.count > 0 else { return target }
        let source = UnsafeRawPointer(base)
        let count = text.count
        guard count >= 8, count <= 16 else {
            target.copyMemory(from: source, byteCount: count)
            return target + count
        }
        // Both halves, which overlap where the text is shorter than sixteen bytes.
        let first = source.loadUnaligned(as: UInt64.self)
        let last = source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        target.storeBytes(of: first, as: UInt64.self)
        target.storeBytes(of: last, toByteOffset: count - 8, as: UInt64.self)
        return target + count
    }

    /// The head at an offset.
    @inline(__always)
    static func head(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Head {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: Head.self)
    }
}
