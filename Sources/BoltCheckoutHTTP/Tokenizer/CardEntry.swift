package import BoltCheckoutCore
package import BoltSystem

/// A card as somebody typed it, checked. Number and code lie in memory that is wiped.
package struct CardEntry {
    /// The digits of the number.
    package let number: SecretBytes
    /// The code on the card.
    package let securityCode: SecretBytes
    /// The month in which it is good for the last time.
    package let expiration: CardExpiration
    /// The postal code of its holder.
    package let postalCode: String
    /// The network, told by the first digits.
    package let network: CardNetwork

    /// Checks a card.
    ///
    /// - Parameters:
    ///   - number: Digits; spaces and hyphens between them are taken out.
    ///   - expiration: The month, in any of the usual forms.
    ///   - securityCode: The code.
    ///   - postalCode: The postal code.
    ///   - nowMilliseconds: The time of day.
    /// - Throws: ``CardValidationError``, the first thing that is wrong.
    package init(
        number: SecretBytes,
        expiration: String,
        securityCode: SecretBytes,
        postalCode: String,
        nowMilliseconds: Int64
    ) throws(CardValidationError) {
        self.number = try Self.number(number)
        network = Self.network(of: self.number)
        self.expiration = try Self.expiration(expiration, nowMilliseconds)
        self.securityCode = try Self.securityCode(securityCode, of: network)
        self.postalCode = try Self.postalCode(postalCode)
    }

    /// The first six digits, which Bolt's requests name.
    var bin: String { part { $0.prefix(6) } }
    /// The last four digits.
    var last4: String { part { $0.suffix(4) } }

    private func part(
        _ pick: (UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>
    ) -> String {
        number.withBytes { String(decoding: pick($0), as: UTF8.self) }
    }
}

extension CardEntry {
    /// Checks a number and takes its separators out.
    package static func number(_ typed: SecretBytes) throws(CardValidationError) -> SecretBytes {
        let digits = SecretBytes()
        typed.withBytes { bytes in
            for byte in bytes where byte != 0x20 && byte != UInt8(ascii: "-") {
                digits.append(byte)
            }
        }
        let problem = digits.withBytes { bytes in
            CardNumber.problem(in: bytes.bindMemory(to: UInt8.self))
        }
        if let problem { throw problem }
        return digits
    }

    /// The network of a number that was checked.
    package static func network(of number: SecretBytes) -> CardNetwork {
        number.withBytes { CardNetwork(digits: $0.bindMemory(to: UInt8.self)) } ?? .unknown
    }

    /// Reads the month of expiry.
    package static func expiration(
        _ text: String,
        _ nowMilliseconds: Int64
    ) throws(CardValidationError) -> CardExpiration {
        guard text.utf8.contains(where: { $0 > 0x20 }) else { throw .expirationRequired }
        guard let expiration = CardExpiration(text) else { throw .expirationInvalid }
        guard !expiration.isPast(atMilliseconds: nowMilliseconds) else { throw .expirationPast }
        return expiration
    }

    /// Checks the code on the card.
    package static func securityCode(
        _ typed: SecretBytes,
        of network: CardNetwork
    ) throws(CardValidationError) -> SecretBytes {
        guard typed.count > 0 else { throw .securityCodeRequired }
        let isDigits = typed.withBytes { bytes in
            bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        guard isDigits, typed.count == network.securityCodeLength else {
            throw .securityCodeInvalid
        }
        return typed
    }

    /// Checks a postal code: letters and digits of any country, 2 to 12 characters.
    package static func postalCode(_ text: String) throws(CardValidationError) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { throw .postalCodeRequired }
        let isPlain = words.utf8.allSatisfy { byte in
            byte.isASCIILetter || byte.isASCIIDigit || byte == 0x20 || byte == 0x2D
        }
        guard isPlain, (2...12).contains(words.utf8.count) else { throw .postalCodeInvalid }
        return words
    }
}
