import BoltCheckoutCore

/// The lives of payments as one SVG picture: no script, nothing from elsewhere, and the same in
/// words for those who cannot see it.
struct TimelinePicture {
    private static let width = 760
    private static let margin = 32

    private let timelines: [PaymentTimeline]

    /// Creates a picture of at least one payment.
    init(_ timelines: [PaymentTimeline]) {
        self.timelines = timelines
    }

    /// The source of the picture.
    var svg: String {
        var canvas = SVGCanvas()
        var y = Self.margin
        for (index, timeline) in timelines.enumerated() {
            if index > 0 {
                canvas.line(x1: Self.margin, y1: y, x2: Self.width - Self.margin, y2: y, "rule")
                y += Self.margin
            }
            let section = TimelineSection(timeline, width: Self.width, margin: Self.margin)
            y = section.draw(on: &canvas, from: y) + Self.margin / 2
        }
        let height = y + Self.margin / 2
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" \
            width="\(Self.width)" height="\(height)" role="img" aria-labelledby="title desc">
            <title id="title">\(SVGCanvas.escaped(title))</title>
            <desc id="desc">\(SVGCanvas.escaped(description))</desc>
            <style>\(PictureStyle.sheet)</style>
            <rect width="\(Self.width)" height="\(height)" class="ground"/>
            \(canvas.elements)</svg>

            """
    }

    private var title: String {
        let names = timelines.map { $0.reference ?? "without a reference" }
        let shown = names.prefix(3).joined(separator: ", ")
        return "The life of payment \(shown)" + (names.count > 3 ? " and others" : "")
    }

    private var description: String {
        timelines.map { timeline in
            let events = timeline.events.map { event in
                let words = EventWords(event)
                let parts = [words.date, words.kind, words.money] + words.details
                return parts.filter { !$0.isEmpty }.joined(separator: ", ")
            }
            return "\(TimelineSection.headline(timeline)). \(events.joined(separator: ". "))."
        }.joined(separator: " ")
    }
}
