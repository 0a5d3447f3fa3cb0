extension JSONScanPass {
    /// Reads `null`, `true` or `false`.
    static func literal(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) throws(JSONScanFailure) -> (JSONKind, Int) {
        let text: StaticString
        let kind: JSONKind
        switch base[start] {
        case UInt8(ascii: "n"): (text, kind) = ("null", .null)
        case UInt8(ascii: "t"): (text, kind) = ("true", .true)
        case UInt8(ascii: "f"): (text, kind) = ("false", .false)
        default: throw JSONScanFailure(problem: .expectedValue, offset: start)
        }
        let length = text.utf8CodeUnitCount
        for offset in 1..<length where base[start + offset] != text.utf8Start[offset] {
            throw JSONScanFailure(
                problem: .expectedValue,
                offset: start + offset >= end ? end : start
            )
        }
        return (kind, start + length)
    }

    /// The failure, or that the text ends inside what is open where it is at the end.
    func atEnd(_ failure: JSONScanFailure, _ end: Int) -> JSONScanFailure {
        guard failure.offset >= end else { return failure }
        switch failure.problem {
        case .expectedValue, .expectedKey, .expectedColon, .expectedCommaOrBrace,
            .expectedCommaOrBracket:
            guard depth > 0 else {
                return JSONScanFailure(problem: .endsInside(.value), offset: end)
            }
            let frame = frames[depth - 1]
            let opener = entries[frame.entry].start
            // The opener's offset stands for its line until the failure is located.
            return JSONScanFailure(
                problem: .endsInside(frame.isObject ? .object(line: opener) : .array(line: opener)),
                offset: end
            )
        default:
            return failure
        }
    }
}
