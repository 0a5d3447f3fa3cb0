import CSystem

/// Both sides of a terminal that no screen belongs to.
package final class PseudoTerminal: Sendable {
    /// The side of the person.
    let master: FileDescriptor

    /// The path of the side of the program.
    package let path: String

    /// Opens a new terminal.
    package init(columns: Int32 = 80, rows: Int32 = 24) throws(SystemError) {
        var name = [CChar](repeating: 0, count: 256)
        let result = csystem_pseudo_terminal(columns, rows, &name, name.count)
        master = FileDescriptor(try SystemCall.check(result, "open a terminal"))
        let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        path = String(decoding: bytes, as: UTF8.self)
    }

    /// The system's number of the person's side.
    package var descriptor: Int32 { master.number }

    /// Types something. `"\u{3}"` is Ctrl-C, `"\u{4}"` Ctrl-D.
    package func type(_ text: String) throws(SystemError) {
        let bytes = Array(text.utf8)
        let result = bytes.withUnsafeBytes { buffer in
            csystem_write_all(master.number, buffer.baseAddress, buffer.count)
        }
        try SystemCall.check(result, "type")
    }
}
