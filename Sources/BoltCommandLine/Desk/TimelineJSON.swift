import BoltCheckoutCore

/// Writes the lives of payments as JSON: every key every time.
enum TimelineJSON {
    /// A payment with its events.
    static func object(_ timeline: PaymentTimeline) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("reference", timeline.reference)
        writer.member("status", timeline.status.map(CardNumberMask.masked))
        writer.member("amount", timeline.amount)
        writer.member("currency", timeline.currency.map(CardNumberMask.masked))
        writer.member("captured", timeline.captured)
        writer.member("refunded", timeline.refunded)
        writer.key("is_stream")
        writer.bool(timeline.isStream)
        writer.key("events")
        writer.beginArray()
        for event in timeline.events {
            writer.beginObject()
            append(event, to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// One event with the reference of its payment.
    static func line(_ event: PaymentEvent, of timeline: PaymentTimeline) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("payment", timeline.reference)
        append(event, to: &writer)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static func append(_ event: PaymentEvent, to writer: inout JSONWriter) {
        writer.member("date", event.date.flatMap { RFC3339.format(milliseconds: $0) })
        writer.member("event", event.kind.word)
        writer.member("amount", event.amount)
        writer.member("currency", event.currency.map(CardNumberMask.masked))
        writer.member("actor", event.actor.map(CardNumberMask.masked))
        writer.member("status", event.status.map(CardNumberMask.masked))
        writer.member("note", event.note.map(CardNumberMask.masked))
        writer.member("reference", event.reference)
        writer.member("arrival", event.arrival.map(Int64.init))
        writer.key("repeat")
        writer.bool(event.isRepeat)
        writer.key("overruled")
        writer.bool(event.isOverruled)
    }
}
