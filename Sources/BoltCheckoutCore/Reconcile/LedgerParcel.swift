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
    package mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
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
        withUnsafeBytes(of: head) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: line.key)
        bytes.append(contentsOf: line.reference)
        if !line.parent.isEmpty { bytes.append(contentsOf: line.parent) }
        if !currency.isEmpty { bytes.append(contentsOf: currency) }
        if !status.isEmpty { bytes.append(contentsOf: status) }
    }

    /// The head at an offset.
    @inline(__always)
    static func head(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Head {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: Head.self)
    }
}
