/// One header line of a request or a reply.
package struct HTTPHeader: Equatable, Sendable {
    /// The name as written; its case means nothing.
    package let name: String

    /// The value without spaces at its ends.
    package let value: String

    /// Creates a header.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Whether the header has a name, in any case of letters.
    package func isNamed(_ other: String) -> Bool {
        name.lowercased() == other.lowercased()
    }

    /// Whether the header can be sent: no line break or control character can get into a request.
    var isSendable: Bool {
        let isName =
            !name.isEmpty
            && name.utf8.allSatisfy { byte in
                byte.isASCIILetter || byte.isASCIIDigit || "-_.".utf8.contains(byte)
            }
        return isName && value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 }
    }
}

extension Sequence<HTTPHeader> {
    /// The value of the first header of a name, in any case of letters.
    package func value(of name: String) -> String? {
        first { $0.isNamed(name) }?.value
    }
}
