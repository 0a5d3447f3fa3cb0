import BoltCheckoutCore

/// Writes in what two transactions differ, those that do not count last.
struct DifferenceWriter {
    /// The longest value shown in text; JSON has all of it.
    private static let longestValue = 160

    /// What an object is told by, where it has some of them.
    private static let summaryNames = [
        "date", "type", "status", "name", "quantity", "amount", "total_amount", "note",
    ]

    /// Those of them that may stand in an element's label.
    private static let labelNames: Set<String> = ["date", "type", "name", "note"]

    private let format: DeskFormat
    private let console: Console

    /// Creates a writer.
    init(_ format: DeskFormat, _ console: Console) {
        self.format = format
        self.console = console
    }

    /// Writes all differences.
    func write(_ differences: [TransactionDifference]) {
        let counting = differences.filter { $0.standing == .counts }
        let ordered =
            counting + differences.filter { $0.standing == .isOfOneView }
            + differences.filter { $0.standing == .isVolatile }
        switch format {
        case .text:
            for difference in ordered { writeLine(difference) }
            if counting.isEmpty {
                console.note("the transactions do not differ")
            }
        case .ndjson:
            for difference in ordered { console.result(Self.json(difference) + "\n") }
        case .json:
            let objects = ordered.map(Self.json).joined(separator: ",\n")
            console.result(ordered.isEmpty ? "[]\n" : "[\n\(objects)\n]\n")
        }
    }

    private func writeLine(_ difference: TransactionDifference) {
        let (word, color) = Self.mark(of: difference)
        var values = ""
        switch difference.change {
        case .added: values = Self.words(difference.after, below: difference.path)
        case .removed: values = Self.words(difference.before, below: difference.path)
        case .changed:
            values = "\(Self.words(difference.before)) -> \(Self.words(difference.after))"
            if difference.before?.isSecret == true { values += " (differs)" }
        }
        if let (minor, currency) = difference.moneyDifference, minor != 0 {
            values += ", \(Self.signed(minor, currency))"
        }
        let line = HarmlessText.text("\(difference.path): \(values)")
        let mark = console.colorsOutput ? color.paint(word) : word
        console.result("\(mark): \(line)\n")
    }

    private static func mark(of difference: TransactionDifference) -> (String, TerminalColor) {
        switch difference.standing {
        case .isVolatile: return ("volatile", .dim)
        case .isOfOneView: return ("one view", .dim)
        case .counts: break
        }
        return switch difference.change {
        case .added: ("added", .green)
        case .removed: ("removed", .red)
        case .changed: ("changed", .yellow)
        }
    }

    /// `+1.14 USD (+114)`.
    private static func signed(_ minor: Int64, _ currency: String?) -> String {
        let sign = minor > 0 ? "+" : ""
        return "\(sign)\(MoneyText.words(minor: minor, currency: currency)) (\(sign)\(minor))"
    }

    /// A value for a person: money in words and minor units, dates of RFC 3339, the rest shortened.
    /// What the path that it stands below says already is not said again.
    private static func words(_ value: ComparedValue?, below path: String = "") -> String {
        switch value {
        case nil: return ""
        case .money(let minor, let currency):
            return "\(MoneyText.words(minor: minor, currency: currency)) (\(minor))"
        case .text(let text, isText: _):
            return DisplayWidth.truncated(TextMask.masked(text), to: longestValue)
        case .bool, .date, .secret: return value?.scalarText ?? ""
        case .object(let members):
            let told = summaryNames.compactMap { name in members.first { $0.name == name } }
            let news = told.filter { !isSaid($0, in: path) }
            let parts = (news.isEmpty ? told : news).map { words($0.value) }
            guard parts.isEmpty else {
                return DisplayWidth.truncated(parts.joined(separator: ", "), to: longestValue)
            }
            return DisplayWidth.truncated(DeskJSON.text(value), to: longestValue)
        case .list:
            return DisplayWidth.truncated(DeskJSON.text(value), to: longestValue)
        }
    }

    /// Whether the label at the end of a path has a member in it.
    private static func isSaid(_ member: ComparedMember, in path: String) -> Bool {
        guard labelNames.contains(member.name), path.hasSuffix("]"),
            let text = member.value.scalarText
        else { return false }
        return ["[\(text)]", "[\(text) ", " \(text) ", " \(text)]"].contains { path.contains($0) }
    }

    /// One object on one line: every key every time.
    private static func json(_ difference: TransactionDifference) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("path", CardNumberMask.masked(difference.path))
        writer.member("change", difference.change.rawValue)
        writer.key("counts")
        writer.bool(difference.standing == .counts)
        writer.key("before")
        append(difference.before, to: &writer)
        writer.key("after")
        append(difference.after, to: &writer)
        let money = difference.moneyDifference
        writer.member("difference", money?.minor)
        writer.member("currency", money?.currency ?? currency(of: difference))
        writer.member("currency_before", currencyBefore(difference))
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Money by its minor units: the currency stands beside it.
    private static func append(_ value: ComparedValue?, to writer: inout JSONWriter) {
        if case .money(let minor, _) = value {
            writer.integer(minor)
        } else {
            DeskJSON.append(value, to: &writer)
        }
    }

    /// The currency of the value before, where it was another one.
    private static func currencyBefore(_ difference: TransactionDifference) -> String? {
        guard case .money(_, let before?) = difference.before,
            case .money(_, let after?) = difference.after, before != after
        else { return nil }
        return before
    }

    private static func currency(of difference: TransactionDifference) -> String? {
        guard case .money(_, let currency) = difference.after ?? difference.before else {
            return nil
        }
        return currency
    }
}
