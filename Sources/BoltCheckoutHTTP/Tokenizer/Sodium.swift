package import BoltSystem

/// NaCl boxes (X25519, XSalsa20, Poly1305) through libsodium, which is opened when it is needed.
package struct Sodium {
    /// The names under which the library is looked for.
    package static let libraryNames = [
        "libsodium.so.23", "libsodium.so.26", "libsodium.so", "libsodium.dylib",
        "/opt/homebrew/lib/libsodium.dylib", "/usr/local/lib/libsodium.dylib",
    ]

    /// The length of a public and of a secret key in bytes.
    package static let keyLength = 32
    /// The length of a nonce in bytes.
    package static let nonceLength = 24
    /// By how many bytes a box is longer than what is in it.
    package static let overhead = 16

    /// The library that was found, in words, for example `"libsodium 1.0.18 (libsodium.so.23)"`.
    package let libraryDescription: String

    private let functions: SodiumFunctions

    /// Opens the library.
    ///
    /// - Parameter names: The names to look for, best first.
    /// - Throws: ``SodiumError/libraryMissing`` where there is none.
    package init(names: [String] = libraryNames) throws(SodiumError) {
        guard let library = DynamicLibrary.open(names) else { throw .libraryMissing }
        guard let functions = SodiumFunctions(library), functions.start() >= 0 else {
            throw .libraryUnusable(name: library.name)
        }
        self.functions = functions
        let version = String(cString: functions.version())
        libraryDescription = "libsodium \(version) (\(library.name))"
    }

    /// A new key pair.
    package func makeKeyPair() throws(SodiumError) -> SodiumKeyPair {
        var publicKey = [UInt8](repeating: 0, count: Self.keyLength)
        var secretKey = [UInt8](repeating: 0, count: Self.keyLength)
        defer { wipe(&secretKey) }
        guard functions.makeKeyPair(&publicKey, &secretKey) == 0 else { throw .weakKey }
        return SodiumKeyPair(publicKey: publicKey, secretKey: SecretBytes(secretKey))
    }

    /// The key pair of a secret key that was made before; the array is wiped.
    package func keyPair(secretKey: inout [UInt8]) throws(SodiumError) -> SodiumKeyPair {
        defer { wipe(&secretKey) }
        try check(secretKey, Self.keyLength, "secret key")
        var publicKey = [UInt8](repeating: 0, count: Self.keyLength)
        guard functions.publicKey(&publicKey, secretKey) == 0 else { throw .weakKey }
        return SodiumKeyPair(publicKey: publicKey, secretKey: SecretBytes(secretKey))
    }

    /// Puts a message into a box.
    ///
    /// - Parameters:
    ///   - message: What goes in.
    ///   - nonce: 24 bytes that are used once with these keys.
    ///   - publicKey: The key of who will open it.
    ///   - secretKey: The own secret key.
    /// - Returns: 16 bytes of authentication code, then the ciphertext.
    /// - Throws: An error for keys and nonces that can't be used.
    package func seal(
        _ message: SecretBytes,
        nonce: [UInt8],
        to publicKey: [UInt8],
        from secretKey: SecretBytes
    ) throws(SodiumError) -> [UInt8] {
        try check(nonce, Self.nonceLength, "nonce")
        try check(publicKey, Self.keyLength, "public key")
        guard secretKey.count == Self.keyLength else {
            throw .wrongLength(what: "secret key", expected: Self.keyLength)
        }
        var box = [UInt8](repeating: 0, count: message.count + Self.overhead)
        let result = message.withBytes { text in
            secretKey.withBytes { key in
                functions.seal(
                    &box,
                    Self.start(text),
                    UInt64(text.count),
                    nonce,
                    publicKey,
                    Self.start(key)
                )
            }
        }
        guard result == 0 else { throw .weakKey }
        return box
    }

    /// Takes a message out of a box.
    ///
    /// - Parameters:
    ///   - box: The authentication code and the ciphertext.
    ///   - nonce: The nonce it was made with.
    ///   - publicKey: The key of who made it.
    ///   - secretKey: The own secret key.
    /// - Returns: The message.
    /// - Throws: ``SodiumError/notAuthentic`` where anything does not fit.
    package func open(
        _ box: [UInt8],
        nonce: [UInt8],
        from publicKey: [UInt8],
        with secretKey: SecretBytes
    ) throws(SodiumError) -> SecretBytes {
        try check(nonce, Self.nonceLength, "nonce")
        try check(publicKey, Self.keyLength, "public key")
        guard secretKey.count == Self.keyLength else {
            throw .wrongLength(what: "secret key", expected: Self.keyLength)
        }
        guard box.count >= Self.overhead else { throw .notAuthentic }
        var message = [UInt8](repeating: 0, count: box.count - Self.overhead)
        // Not empty, so that the library gets an address also for an empty message.
        message.reserveCapacity(1)
        defer { wipe(&message) }
        let result = secretKey.withBytes { key in
            functions.open(
                &message,
                box,
                UInt64(box.count),
                nonce,
                publicKey,
                Self.start(key)
            )
        }
        guard result == 0 else { throw .notAuthentic }
        return SecretBytes(message)
    }

    /// Overwrites bytes that were secret; the compiler cannot leave that out.
    package func wipe(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBytes { functions.wipe($0.baseAddress, $0.count) }
    }

    private func check(
        _ bytes: [UInt8],
        _ expected: Int,
        _ what: String
    ) throws(SodiumError) {
        guard bytes.count == expected else { throw .wrongLength(what: what, expected: expected) }
    }

    private static func start(_ bytes: UnsafeRawBufferPointer) -> UnsafePointer<UInt8>? {
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    }
}
