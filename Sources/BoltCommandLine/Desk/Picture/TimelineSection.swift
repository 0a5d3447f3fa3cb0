import BoltCheckoutCore

/// One payment's part of a picture: its head, its money as bars, its events along an axis.
struct TimelineSection {
    private static let lineHeight = 18
    private static let textSize = 13
    private static let softSize = 12

    private let timeline: PaymentTimeline
    private let left: Int
    private let right: Int
    private var axis: Int { left + 128 }
    private var textStart: Int { axis + 24 }

    /// Creates a section.
    init(_ timeline: PaymentTimeline, width: Int, margin: Int) {
        self.timeline = timeline
        left = margin
        right = width - margin
    }

    /// The payment in one line.
    static func headline(_ timeline: PaymentTimeline) -> String {
        var parts: [String] = []
        if let status = timeline.status {
            parts.append(timeline.isStream ? "final state \(status)" : status)
        }
        if let amount = timeline.amount {
            parts.append(MoneyText.words(minor: amount, currency: timeline.currency))
        }
        return CardNumberMask.masked(parts.joined(separator: " · "))
    }

    /// Draws the section.
    ///
    /// - Parameters:
    ///   - canvas: What to draw on.
    ///   - top: Where it begins.
    /// - Returns: Where it ends.
    func draw(on canvas: inout SVGCanvas, from top: Int) -> Int {
        var y = top + 16
        let name = timeline.reference.map { "Payment \($0)" } ?? "Payment"
        canvas.text(
            TextMeasure.truncated(name, width: right - left, size: 20),
            x: left,
            y: y,
            "head"
        )
        y += 24
        let headline = TextMeasure.truncated(
            Self.headline(timeline),
            width: right - left,
            size: Self.softSize
        )
        canvas.text(headline, x: left, y: y, "soft")
        y = drawBars(on: &canvas, from: y + 20)
        return drawEvents(on: &canvas, from: y + 20)
    }

    /// Draws amount, captured and refunded as bars of one scale.
    private func drawBars(on canvas: inout SVGCanvas, from top: Int) -> Int {
        let sums: [(String, Int64?, String)] = [
            ("Amount", timeline.amount, "plain"), ("Captured", timeline.captured, "taken"),
            ("Refunded", timeline.refunded, "back"),
        ]
        let known = sums.compactMap { name, sum, style in sum.map { (name, $0, style) } }
        guard let largest = known.map(\.1).max(), largest > 0, known.count > 1 else { return top }
        let room = right - textStart - 176
        var y = top
        for (name, sum, style) in known {
            canvas.text(name, x: left, y: y + 11, "soft")
            canvas.bar(x: textStart, y: y, width: room, height: 12, "track")
            let (product, overflows) = max(0, sum).multipliedReportingOverflow(by: Int64(room))
            let length = Int(
                overflows ? sum / max(1, largest / Int64(room)) : product / largest
            )
            if length > 0 { canvas.bar(x: textStart, y: y, width: length, height: 12, style) }
            let words = MoneyText.words(minor: sum, currency: timeline.currency)
            let shown = TextMeasure.truncated(
                CardNumberMask.masked(words),
                width: 164,
                size: Self.textSize
            )
            canvas.text(shown, x: right, y: y + 11, "sum", anchor: .end)
            y += 22
        }
        return y
    }

    private func drawEvents(on canvas: inout SVGCanvas, from top: Int) -> Int {
        guard !timeline.events.isEmpty else {
            canvas.text("Nothing is known of what happened.", x: left, y: top + 12, "soft")
            return top + Self.lineHeight
        }
        var y = top
        var rows = SVGCanvas()
        var dots: [Int] = []
        var lastDate: Int64?
        for event in timeline.events {
            if let gap = Self.gap(from: lastDate, to: event.date) {
                rows.text(gap, x: textStart, y: y + 12, "soft")
                y += Self.lineHeight + 8
            }
            dots.append(y + 8)
            y = drawEvent(event, on: &rows, from: y)
            lastDate = event.date ?? lastDate
        }
        if let first = dots.first, let last = dots.last, last > first {
            canvas.line(x1: axis, y1: first, x2: axis, y2: last, "axis")
        }
        canvas.append(rows)
        return y
    }

    private func drawEvent(
        _ event: PaymentEvent,
        on canvas: inout SVGCanvas,
        from top: Int
    ) -> Int {
        let words = EventWords(event)
        let style = Self.style(of: event) + " dot" + (event.date == nil ? " undated" : "")
        canvas.circle(x: axis, y: top + 8, radius: event.kind == .note ? 5 : 7, style)
        if event.date == nil {
            canvas.text("no date", x: left, y: top + 12, "soft")
        } else {
            canvas.text(String(words.date.prefix(10)), x: left, y: top + 12, "day")
            let time = words.date.dropFirst(11).prefix(8)
            canvas.text("\(time) UTC", x: left, y: top + 12 + Self.lineHeight, "soft")
        }
        canvas.text(words.kind, x: textStart, y: top + 12, "kind")
        let room = right - textStart
        let money = TextMeasure.truncated(words.money, width: room - 90, size: Self.textSize)
        canvas.text(money, x: right, y: top + 12, "sum", anchor: .end)
        var y = top + 12
        if !words.actor.isEmpty {
            let size = Self.textSize
            for line in TextBlock.lines(words.actor, width: room, size: size, limit: 2) {
                y += Self.lineHeight
                canvas.text(line, x: textStart, y: y, "who")
            }
        }
        if !words.remarks.isEmpty {
            let text = words.remarks.joined(separator: " · ")
            for line in TextBlock.lines(text, width: room, size: Self.softSize, limit: 3) {
                y += Self.lineHeight
                canvas.text(line, x: textStart, y: y, "soft")
            }
        }
        let least = event.date == nil ? top + 12 : top + 12 + Self.lineHeight
        return max(y, least) + 22
    }

    private static func style(of event: PaymentEvent) -> String {
        switch event.kind {
        case .created, .pending, .note: "plain"
        case .authorized, .reviewed: "good"
        case .captured: "taken"
        case .refunded, .voided: "back"
        case .declined, .rejected, .disputed: "bad"
        }
    }

    /// How many days of the calendar lie between two events, where it is not the same day.
    private static func gap(from first: Int64?, to second: Int64?) -> String? {
        guard let first, let second else { return nil }
        let days = day(of: second) - day(of: first)
        guard days > 0 else { return nil }
        return days == 1 ? "the next day" : "\(days) days later"
    }

    /// The day in UTC, counted from 1970.
    private static func day(of milliseconds: Int64) -> Int64 {
        let day: Int64 = 86_400_000
        let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: day)
        return rest < 0 ? whole - 1 : whole
    }
}
