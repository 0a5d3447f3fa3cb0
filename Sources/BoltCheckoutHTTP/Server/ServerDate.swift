import BoltCheckoutCore

/// The time of day in the form of the `Date` header (RFC 9110, section 5.6.7).
enum ServerDate {
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The text of a moment.
    ///
    /// - Parameter milliseconds: Since 1970, UTC; moments before 1970 are shown as its beginning.
    /// - Returns: For example `"Sun, 06 Nov 1994 08:49:37 GMT"`.
    static func text(milliseconds: Int64) -> String {
        let seconds = max(0, milliseconds / 1000)
        let dayNumber = Int(seconds / 86_400)
        let date = CalendarDay(dayNumber: dayNumber).date
        let ofDay = Int(seconds % 86_400)
        // 1 January 1970 was a Thursday.
        let day = days[dayNumber % 7]
        let month = months[(date.month - 1) % 12]
        let time = "\(two(ofDay / 3600)):\(two(ofDay / 60 % 60)):\(two(ofDay % 60))"
        return "\(day), \(two(date.day)) \(month) \(date.year) \(time) GMT"
    }

    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}
