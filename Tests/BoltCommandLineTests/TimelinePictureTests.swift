import Foundation
import Testing

@testable import BoltCheckoutCore
@testable import BoltCommandLine

/// The picture of a payment's life, read back as XML.
struct TimelinePictureTests {
    @Test(arguments: [1, 5, 40])
    func `no two texts of a column overlap, and none leaves the picture`(count: Int) throws {
        let texts = try Self.texts(in: Self.picture(count, actor: "Ada Okafor"))
        for anchor in ["start", "end"] {
            let column = texts.filter { $0.anchor == anchor && $0.x > 150 }.map(\.y).sorted()
            #expect(zip(column, column.dropFirst()).allSatisfy { $1 - $0 >= 16 })
        }
        #expect(texts.allSatisfy { $0.x >= 32 && $0.x <= 728 && $0.y > 0 })
    }

    @Test(arguments: [
        String(repeating: "W", count: 200), String(repeating: "محمد عبد الرحمن ", count: 12),
        String(repeating: "欧阳晓明", count: 40), String(repeating: "Featherstonehaugh ", count: 20),
    ])
    func `long names of any script stay inside`(actor: String) throws {
        let texts = try Self.texts(in: Self.picture(2, actor: actor))
        let ends = texts.filter { $0.anchor == "start" && $0.y > 120 }.map { text in
            text.x + TextMeasure.width(text.text, size: 13)
        }
        #expect(ends.isEmpty == false)
        #expect(ends.allSatisfy { $0 <= 760 })
    }

    @Test func `says in words what it shows, and nothing acts`() throws {
        let picture = Self.picture(1, actor: "<script>alert(1)</script> & \u{202E}x\u{1B}[2J")
        #expect(picture.contains("<title id=\"title\">The life of payment R-1</title>"))
        #expect(picture.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; \\u202ex\\u001b[2J"))
        #expect(!picture.contains("<script"))
        #expect(!picture.contains("href"))
        #expect(picture.contains("prefers-color-scheme:dark"))
        #expect(picture.contains("@media print"))
        #expect(try Self.texts(in: picture).isEmpty == false)
    }

    @Test func `names from right to left keep what stands beside them in its place`() {
        var canvas = SVGCanvas()
        canvas.text("محمد · 12.50 GBP · Ada", x: 0, y: 0, "soft")
        #expect(canvas.elements.contains(">&#x2068;محمد&#x2069; · 12.50 GBP · Ada</text>"))
    }

    @Test func `lines are broken at words, and inside of words only where they are too long`() {
        #expect(
            TextBlock.lines("one two three", width: 60, size: 12, limit: 9) == ["one two", "three"]
        )
        #expect(TextBlock.lines("", width: 60, size: 12, limit: 3) == [""])
        let cut = TextBlock.lines("aa bb cc dd ee", width: 20, size: 12, limit: 2)
        #expect(cut.count == 2)
        #expect(cut[1].hasSuffix("…"))
    }

    private struct DrawnText {
        let x: Int
        let y: Int
        let anchor: String
        let text: String
    }

    private static func picture(_ count: Int, actor: String) -> String {
        let entries = (0..<count).map { index in
            let escaped = actor.unicodeScalars.map { $0.value < 0x20 ? "\\u001b" : String($0) }
            let name = escaped.joined()
            return #"{"date":\#(1_788_000_000_000 + index * 40_000_000),"type":"captured","#
                + #""amount":{"amount":1250,"currency":"USD"},"note":"a note","#
                + #""consumer":{"first_name":"\#(name)"}}"#
        }
        let source =
            #"{"id":"TA1","reference":"R-1","timeline":[\#(entries.joined(separator: ","))]}"#
        guard let document = try? JSONDocument(Array(source.utf8)) else { return "" }
        return document.withRoot { value in
            var collector = TimelineCollector()
            var remarks: [Remark] = []
            collector.add(Transaction(value, TransactionFieldTable()), &remarks)
            return TimelinePicture(collector.timelines).svg
        }
    }

    private static func texts(in picture: String) throws -> [DrawnText] {
        try picture.matches(
            of: /<text x="(\d+)" y="(\d+)" class="[a-z]+"( text-anchor="([a-z]+)")?>([^<]*)<\/text>/
        )
        .map { match in
            DrawnText(
                x: try #require(Int(match.output.1)),
                y: try #require(Int(match.output.2)),
                anchor: match.output.4.map(String.init) ?? "start",
                text: String(match.output.5.replacing(/&#x206[89];/, with: ""))
            )
        }
    }
}
