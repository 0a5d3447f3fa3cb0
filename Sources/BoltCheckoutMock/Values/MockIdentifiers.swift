import BoltCheckoutCore

/// Draws identifiers. They look like Bolt's and are the same in every run, so that what a script
/// prints today it prints tomorrow.
struct MockIdentifiers {
    private static let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789".utf8)
    private var count: UInt64 = 0

    /// An id with a prefix of two letters, 13 characters.
    mutating func id(_ prefix: String) -> String {
        prefix + text(11, of: Self.letters)
    }

    /// A transaction's reference: three groups of four.
    mutating func reference() -> String {
        let groups = (0..<3).map { _ in text(4, of: Self.letters) }
        return groups.joined(separator: "-")
    }

    /// 64 hexadecimal digits.
    mutating func token() -> String {
        Hexadecimal.text(draw())
    }

    /// Digits.
    mutating func digits(_ length: Int) -> String {
        text(length, of: Array("0123456789".utf8))
    }

    private mutating func text(_ length: Int, of alphabet: [UInt8]) -> String {
        let bytes = draw().prefix(length).map { alphabet[Int($0) % alphabet.count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func draw() -> [UInt8] {
        count &+= 1
        return SHA256.hash(Array("bolt-cli mock \(count)".utf8))
    }
}
