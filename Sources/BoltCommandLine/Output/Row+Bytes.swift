import BoltCheckoutCore

extension Row {
    /// The bytes of a cell.
    func withBytes(of cell: Cell, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[cell.bytes])) }
    }
}

extension OutputColumn {
    /// Masks card numbers in the cell that was just written.
    ///
    /// - Parameters:
    ///   - output: What the cell was appended to.
    ///   - start: Where it begins.
    ///   - kind: What it holds; numbers made here are amounts and dates.
    func mask(_ output: inout [UInt8], from start: Int, kind: Row.Kind) {
        guard !isUnmasked, kind == .text || kind == .source else { return }
        CardNumberMask.mask(&output, from: start)
    }
}
