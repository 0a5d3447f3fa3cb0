/// Why bytes are not a usable zoneinfo file.
package enum TimeZoneFileError: Error, Equatable, Sendable {
    /// They do not begin as one.
    case notAZoneFile
    /// They end too early.
    case cutOff
    /// A count, an index or an order in them is impossible.
    case inconsistent
    /// The rule for the future is in no known form.
    case unreadableRule
}

extension TimeZoneFileError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .notAZoneFile: "not a zoneinfo file"
        case .cutOff: "zoneinfo file is cut off"
        case .inconsistent: "zoneinfo file contradicts itself"
        case .unreadableRule: "zoneinfo file has a rule in no known form"
        }
    }
}
