import BoltCheckoutCore
import BoltSystem

/// The options that choose records.
struct SelectionOptions {
    static let condition = OptionSpec.value(
        "where",
        "CONDITION",
        "Only records that meet FIELD=VALUE; also != < <= > >=, all must hold",
        isRepeatable: true,
        section: .selection
    )
    static let since = OptionSpec.value(
        "since",
        "TIME",
        "Only from this day (2026-01-31) or instant on",
        section: .selection
    )
    static let until = OptionSpec.value(
        "until",
        "TIME",
        "Only up to the end of this day, or this instant",
        section: .selection
    )
    static let zone = OptionSpec.value(
        "tz",
        "ZONE",
        "Where days begin, such as America/New_York; UTC if left out",
        section: .selection
    )

    /// The declarations, in the order of the help.
    static let specs = [condition, since, until, zone]

    /// Which records are wanted.
    let filter: RecordFilter
    /// The fields that conditions ask about.
    let fields: [SelectedField]
    /// What days mean, for people; nil where no day was given.
    let zoneNote: String?

    /// Reads the options.
    ///
    /// - Throws: ``UsageError`` for a value that is none.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let zoneName = arguments.optional(Self.zone)
        let zone = try zoneName.map { name throws(UsageError) in try Self.zoneFile(name) }
        var conditions: [RecordCondition] = []
        for text in arguments.all(Self.condition) {
            do throws(RecordConditionError) {
                conditions.append(try RecordCondition(text, zone: zone))
            } catch {
                throw .badValue(value: text, option: Self.condition.dashed, rule: error.words)
            }
        }
        fields = conditions.map(\.field)
        let since = try Self.time(arguments, Self.since, zone)
        let until = try Self.time(arguments, Self.until, zone)
        guard
            zone == nil || since != nil || until != nil || conditions.contains(where: \.isAboutTime)
        else {
            throw .rule(
                "'--tz' says where days begin, and there is no '--since' or '--until'",
                hint: "name a day with one of them, or with --where 'date>=2026-01-31'"
            )
        }
        filter = RecordFilter(
            conditions: conditions,
            since: since?.range.lowerBound,
            until: until?.range.upperBound
        )
        zoneNote = since == nil && until == nil ? nil : "days are those of \(zoneName ?? "UTC")"
    }

    private static func time(
        _ arguments: ParsedArguments,
        _ option: OptionSpec,
        _ zone: TimeZoneFile?
    ) throws(UsageError) -> TimeSpan? {
        guard let text = arguments.optional(option) else { return nil }
        guard let span = TimeSpan(text, zone: zone) else {
            throw .badValue(
                value: text,
                option: option.dashed,
                rule: "write a day (2026-01-31) or an instant (2026-01-31T12:00:00Z)"
            )
        }
        return span
    }

    /// The rules of a time zone, from the system's own database.
    private static func zoneFile(_ name: String) throws(UsageError) -> TimeZoneFile {
        let isSafe = name.utf8.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\")
        }
        if isSafe, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") {
            for folder in ["/usr/share/zoneinfo/", "/usr/lib/zoneinfo/"] {
                guard let file = try? InputFile.open(folder + name),
                    let bytes = try? file.readAll(limit: 1 << 20),
                    let zone = try? TimeZoneFile(bytes)
                else { continue }
                return zone
            }
        }
        throw .badValue(
            value: name,
            option: zone.dashed,
            rule: "it is no time zone of this system; name one as America/New_York or UTC"
        )
    }
}
