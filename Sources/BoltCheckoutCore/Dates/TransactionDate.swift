/// A date as transactions carry it: milliseconds since 1970, or what other systems made of that.
package struct TransactionDate: Equatable, Sendable {
    /// Why a date field is doubtful or unusable.
    package enum Warning: Equatable, Sendable {
        /// Ten digits: seconds, most likely. The number is not used.
        case looksLikeSeconds(Int64)
        /// The first instant of 1970, which nobody meant.
        case zero
        /// Outside the years 0001 to 9999.
        case outOfRange
        /// Neither a number nor a date.
        case unreadable
    }

    /// Milliseconds since 1970, UTC; nil when the field does not say.
    package let milliseconds: Int64?
    /// What is wrong with the field, if anything is.
    package let warning: Warning?

    private init(_ milliseconds: Int64?, _ warning: Warning?) {
        self.milliseconds = milliseconds
        self.warning = warning
    }

    /// Whether a number is milliseconds without a doubt.
    package static func isPlausible(_ number: Int64) -> Bool {
        TransactionDate(milliseconds: number).warning == nil
    }

    /// Reads a number of milliseconds.
    package init(milliseconds number: Int64) {
        switch number {
        case 0: self.init(0, .zero)
        case 1_000_000_000...9_999_999_999: self.init(nil, .looksLikeSeconds(number))
        case RFC3339.earliest...RFC3339.latest: self.init(number, nil)
        default: self.init(nil, .outOfRange)
        }
    }

    /// Reads the digits of a JSON number, or text: a number of milliseconds whose fraction is cut,
    /// an instant of RFC 3339, or a day, which begins at midnight UTC.
    package init(_ text: UnsafeBufferPointer<UInt8>) {
        if let instant = RFC3339.parse(text) {
            self.init(instant, nil)
            return
        }
        if let day = CalendarDay(text) {
            self.init(day.startMilliseconds, nil)
            return
        }
        switch TruncatedDecimal(text) {
        case .integer(let number): self.init(milliseconds: number)
        case .tooLarge: self.init(nil, .outOfRange)
        case .notANumber: self.init(nil, .unreadable)
        }
    }

    /// Reads text as the bytes of it are read.
    package init(_ text: String) {
        self = Array(text.utf8).withUnsafeBufferPointer { TransactionDate($0) }
    }
}

extension TransactionDate.Warning: CustomStringConvertible {
    /// One line, without the field's name in front.
    package var description: String {
        switch self {
        case .looksLikeSeconds(let number):
            "\(number) looks like seconds, not milliseconds; left out"
        case .zero:
            "0 is 1 January 1970"
        case .outOfRange:
            "outside the years 0001 to 9999; left out"
        case .unreadable:
            "neither milliseconds nor an RFC 3339 date; left out"
        }
    }
}
