import BoltCheckoutCore

/// Writes values of transactions as compact JSON, card numbers masked.
enum DeskJSON {
    /// Writes a value, or null.
    static func append(_ value: ComparedValue?, to writer: inout JSONWriter) {
        guard let value else { return writer.null() }
        var own = JSONWriter()
        value.write(to: &own)
        var masked: [UInt8] = []
        own.bytes.withUnsafeBufferPointer { SourceMask.append($0, to: &masked) }
        writer.source(masked)
    }

    /// A value as text; empty for none.
    static func text(_ value: ComparedValue?) -> String {
        guard let value else { return "" }
        var writer = JSONWriter()
        append(value, to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
