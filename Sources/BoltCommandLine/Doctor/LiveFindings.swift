import BoltCheckoutHTTP
import BoltSystem

/// Asks Bolt's API one question that needs no key, to see whether it is there and what time it has.
struct LiveFindings {
    /// A document that anybody may read.
    private static let path = "/.well-known/openid-configuration"

    let session: LiveSession
    let nowMilliseconds: () -> Int64

    /// What stands where nothing can be asked.
    ///
    /// - Parameter reason: Why.
    /// - Returns: The finding.
    static func notAsked(_ reason: String) -> DoctorFinding {
        DoctorFinding("reachable", "API answers", in: "Live", "not asked", .missing, advice: reason)
    }

    /// Asks.
    ///
    /// - Returns: Whether the API answers, and where it does the clock.
    func all() -> [DoctorFinding] {
        let reply: BoltReply
        do throws(HTTPError) {
            reply = try session.api.send(BoltCall(.get, Self.path, keys: []))
        } catch {
            return [
                DoctorFinding(
                    "reachable",
                    "API answers",
                    in: "Live",
                    "no",
                    .missing,
                    advice: error.description
                )
            ]
        }
        let now = nowMilliseconds()
        let words = "yes (HTTP \(reply.response.status))"
        return [
            DoctorFinding("reachable", "API answers", in: "Live", words),
            ClockFinding.finding(reply.clockDifference(nowMilliseconds: now)),
        ]
    }
}
