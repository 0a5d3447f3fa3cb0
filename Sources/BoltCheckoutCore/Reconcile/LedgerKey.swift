/// The one form in which keys are compared: as they are, but for what no terminal must see, which
/// stands as the visible escape that our own CSV has in its place.
enum LedgerKey {
    /// Whether a key has anything to escape.
    @inline(__always)
    static func needsEscape(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in key where byte < 0x20 || byte >= 0x7F { return true }
        return false
    }

    /// Calls `body` with the escaped key.
    static func withEscaped(
        _ key: UnsafeBufferPointer<UInt8>,
        _ scratch: inout [UInt8],
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        scratch.removeAll(keepingCapacity: true)
        var index = 0
        while let hostile = HostileText.first(in: key, from: index, quotes: false) {
            scratch.append(contentsOf: UnsafeBufferPointer(rebasing: key[index..<hostile.index]))
            switch hostile.kind {
            case .codePoint(let code) where code == 9 || code == 10 || code == 13:
                scratch.append(UInt8(truncatingIfNeeded: code))
            default:
                HarmlessText.appendEscape(hostile.kind, to: &scratch)
            }
            index = hostile.index + hostile.length
        }
        scratch.append(contentsOf: UnsafeBufferPointer(rebasing: key[index...]))
        scratch.withUnsafeBufferPointer(body)
    }
}
