import BoltSystem

/// The functions of libsodium that are used, with the types of its header.
struct SodiumFunctions {
    typealias Bytes = UnsafePointer<UInt8>?
    typealias Room = UnsafeMutablePointer<UInt8>?
    typealias Start = @convention(c) () -> Int32
    typealias Version = @convention(c) () -> UnsafePointer<CChar>
    typealias MakeKeyPair = @convention(c) (Room, Room) -> Int32
    typealias PublicKey = @convention(c) (Room, Bytes) -> Int32
    typealias Box = @convention(c) (Room, Bytes, UInt64, Bytes, Bytes, Bytes) -> Int32
    typealias Wipe = @convention(c) (UnsafeMutableRawPointer?, Int) -> Void

    let start: Start
    let version: Version
    let makeKeyPair: MakeKeyPair
    let publicKey: PublicKey
    let seal: Box
    let open: Box
    let wipe: Wipe

    /// Finds the functions; nil where one is missing.
    init?(_ library: DynamicLibrary) {
        guard let start = library.symbol("sodium_init"),
            let version = library.symbol("sodium_version_string"),
            let makeKeyPair = library.symbol("crypto_box_keypair"),
            let publicKey = library.symbol("crypto_scalarmult_base"),
            let seal = library.symbol("crypto_box_easy"),
            let open = library.symbol("crypto_box_open_easy"),
            let wipe = library.symbol("sodium_memzero")
        else { return nil }
        self.start = unsafeBitCast(start, to: Start.self)
        self.version = unsafeBitCast(version, to: Version.self)
        self.makeKeyPair = unsafeBitCast(makeKeyPair, to: MakeKeyPair.self)
        self.publicKey = unsafeBitCast(publicKey, to: PublicKey.self)
        self.seal = unsafeBitCast(seal, to: Box.self)
        self.open = unsafeBitCast(open, to: Box.self)
        self.wipe = unsafeBitCast(wipe, to: Wipe.self)
    }
}
