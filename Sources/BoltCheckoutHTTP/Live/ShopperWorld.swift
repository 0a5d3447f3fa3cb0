import BoltCheckoutCore
package import BoltSystem

/// The outside world of what only a shopper can do.
package struct ShopperWorld {
    /// When the wait is given up.
    package var deadline: Deadline
    /// What ends the wait early.
    package var signals: SignalPipe?
    /// That many bytes which nobody can guess.
    package var randomBytes: (Int) throws(SystemError) -> [UInt8]
    /// Hears what is good to know while the shopper is at it, one line each.
    package var tell: (String) -> Void
    /// Shows an address to the shopper: says it, and opens it where that is wanted.
    package var show: (String) -> Void
    /// Takes texts that must not be told again, whoever repeats them.
    package var hide: ([String]) -> Void

    /// Creates a world.
    package init(
        deadline: Deadline,
        signals: SignalPipe?,
        randomBytes: @escaping (Int) throws(SystemError) -> [UInt8],
        tell: @escaping (String) -> Void,
        show: @escaping (String) -> Void,
        hide: @escaping ([String]) -> Void = { _ in }
    ) {
        self.deadline = deadline
        self.signals = signals
        self.randomBytes = randomBytes
        self.tell = tell
        self.show = show
        self.hide = hide
    }

    /// A first part of paths that only who was given the address knows: 128 bits.
    func pathToken() throws(SystemError) -> String {
        Hexadecimal.text(try randomBytes(16))
    }
}
