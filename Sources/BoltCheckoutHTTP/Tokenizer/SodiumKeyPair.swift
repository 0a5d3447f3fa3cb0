package import BoltSystem

/// A Curve25519 key pair for boxes.
package struct SodiumKeyPair {
    /// The 32 bytes that the other side gets.
    package let publicKey: [UInt8]

    /// The 32 bytes that nobody gets; wiped with their object.
    package let secretKey: SecretBytes
}
