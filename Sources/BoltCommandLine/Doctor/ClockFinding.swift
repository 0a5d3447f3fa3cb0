/// Compares this computer's clock with a server's.
enum ClockFinding {
    /// Tokens and signatures tolerate no more than this.
    private static let toleratedMilliseconds: Int64 = 5 * 60_000

    /// The finding.
    ///
    /// - Parameter difference: Milliseconds by which this computer is behind; negative where it is
    ///   ahead; nil where the server does not say.
    /// - Returns: The finding.
    static func finding(_ difference: Int64?) -> DoctorFinding {
        guard let difference else { return finding("the server names no time") }
        let size = difference.magnitude
        let side = difference > 0 ? "behind" : "ahead"
        guard size > UInt64(toleratedMilliseconds) else {
            // The server's time has no fractions, so less than two seconds mean nothing.
            return finding(size < 2_000 ? "right" : "\(size / 1_000) s \(side)")
        }
        let words = "\(words(seconds: size / 1_000)) \(side)"
        return finding(words, .warning, advice: "this computer's clock is \(words)")
    }

    /// The whole minutes, hours or days, of the largest unit that there are at least two of.
    private static func words(seconds: UInt64) -> String {
        switch seconds {
        case 172_800...: "\(seconds / 86_400) days"
        case 7_200...: "\(seconds / 3_600) h"
        default: "\(seconds / 60) min"
        }
    }

    private static func finding(
        _ value: String,
        _ grade: DoctorFinding.Grade = .fine,
        advice: String? = nil
    ) -> DoctorFinding {
        DoctorFinding("clock", "Clock", in: "Live", value, grade, advice: advice)
    }
}
