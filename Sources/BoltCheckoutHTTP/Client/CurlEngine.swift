import BoltSystem
import CLibcurl

/// libcurl's side of a client: keeps connections open from one call to the next.
final class CurlEngine {
    let library: CurlLibrary
    private let multi: UnsafeMutableRawPointer

    /// How a call ended.
    enum Ending: Equatable {
        /// With one of libcurl's codes.
        case finished(Int32)
        /// The deadline was over.
        case timedOut
        /// A signal arrived.
        case cancelled
        /// Whoever takes the body wants no more.
        case stopped
    }

    convenience init?(names: [String]) {
        guard let library = CurlLibrary(names: names) else { return nil }
        self.init(library)
    }

    /// Creates an engine with connections of its own.
    init?(_ library: CurlLibrary) {
        guard let multi = clibcurl_multi_create(library.functions) else { return nil }
        self.library = library
        self.multi = multi
    }

    deinit { clibcurl_multi_destroy(library.functions, multi) }

    /// Runs one call to its end.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - deadline: When to give up.
    ///   - signals: Ends the call when a signal arrives.
    ///   - goesOn: Asked after each step; false ends the call.
    /// - Returns: How it ended.
    func run(
        _ call: CurlCall,
        until deadline: Deadline,
        signals: SignalPipe?,
        goesOn: () -> Bool = { true }
    ) -> Ending {
        let functions = library.functions
        let code = clibcurl_multi_add(functions, multi, call.handle)
        guard code == 0 else { return .finished(Int32(CLIBCURL_OUT_OF_MEMORY)) }
        defer { clibcurl_multi_remove(functions, multi, call.handle) }
        while true {
            if signals?.pending != nil { return .cancelled }
            let code = clibcurl_multi_step(functions, multi, call.handle)
            guard goesOn() else { return .stopped }
            if code >= 0 { return .finished(code) }
            if deadline.isOver { return .timedOut }
            // At most a second: libcurl's own timers are shorter, but may be wrong.
            let span = Int32(clamping: min(deadline.remainingMilliseconds ?? 1_000, 1_000))
            let signal = signals?.readDescriptor ?? -1
            if clibcurl_multi_wait(functions, multi, signal, span) == 1 { return .cancelled }
        }
    }
}
