import BoltCheckoutCore

/// How many deliveries came, and what they were.
struct ListenTally: Equatable, Sendable {
    /// Deliveries with a good signature.
    private(set) var verified = 0
    /// Requests whose signature was missing or wrong.
    private(set) var refused = 0
    /// Deliveries about something else than a transaction.
    private(set) var others = 0
    /// Deliveries whose content could not be read.
    private(set) var unreadable = 0
    private var marks: [DeliveryMark: Int] = [:]

    /// Counts a request that was refused.
    mutating func countRefused() { refused += 1 }

    /// Counts a delivery with a good signature.
    mutating func countVerified() { verified += 1 }

    /// Counts what a delivery told.
    mutating func count(_ mark: DeliveryMark) { marks[mark, default: 0] += 1 }

    /// Counts a delivery about something else.
    mutating func countOther() { others += 1 }

    /// Counts content that could not be read.
    mutating func countUnreadable() { unreadable += 1 }

    /// One line: `4 deliveries: 2 new, 1 duplicate, 1 out of order; 1 bad signature answered 401`.
    var words: String {
        var kinds = DeliveryMark.allCases.compactMap { mark in
            Self.words(marks[mark] ?? 0, mark.words)
        }
        kinds += [
            Self.words(others, "about something else"), Self.words(unreadable, "unreadable"),
        ].compactMap { $0 }
        let list = kinds.isEmpty ? "" : ": \(kinds.joined(separator: ", "))"
        let refusals =
            refused == 0
            ? "" : "; \(Self.plural(refused, "bad signature")) answered 401"
        return "\(Self.plural(verified, "deliver", "y", "ies"))\(list)\(refusals)"
    }

    private static func words(_ count: Int, _ name: String) -> String? {
        count == 0 ? nil : "\(count) \(name)"
    }

    private static func plural(
        _ count: Int,
        _ stem: String,
        _ one: String = "",
        _ many: String = "s"
    ) -> String {
        "\(count) \(stem)\(count == 1 ? one : many)"
    }
}

extension DeliveryMark {
    /// The mark as part of a sentence.
    fileprivate var words: String {
        switch self {
        case .new: "new"
        case .duplicate: "duplicate"
        case .again: "told again"
        case .conflict: "in conflict"
        case .outOfOrder: "out of order"
        }
    }
}
