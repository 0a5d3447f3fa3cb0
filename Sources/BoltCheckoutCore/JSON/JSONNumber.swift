/// The grammar and the exact integer value of numbers. No floating point.
package enum JSONNumber {
    /// Finds the end of a number and checks its grammar.
    @inline(__always)
    static func end(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) throws(JSONScanFailure) -> Int {
        var index = start
        if base[index] == UInt8(ascii: "-") { index &+= 1 }
        if base[index] == UInt8(ascii: "0") {
            index &+= 1
            if isDigit(base[index]) { throw malformed(start) }
        } else {
            index = try digits(base, index, start, end)
        }
        let following = base[index]
        if following == UInt8(ascii: ".") {
            index = try digits(base, index &+ 1, start, end)
        }
        if base[index] | 0x20 == UInt8(ascii: "e") {
            index &+= 1
            if base[index] == UInt8(ascii: "+") || base[index] == UInt8(ascii: "-") { index &+= 1 }
            index = try digits(base, index, start, end)
        }
        return index
    }

    @inline(__always)
    private static func digits(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ number: Int,
        _ end: Int
    ) throws(JSONScanFailure) -> Int {
        var index = start
        while isDigit(base[index]) { index &+= 1 }
        guard index > start else {
            throw start >= end
                ? JSONScanFailure(problem: .endsInside(.value), offset: end) : malformed(number)
        }
        return index
    }

    private static func malformed(_ offset: Int) -> JSONScanFailure {
        JSONScanFailure(problem: .malformedNumber, offset: offset)
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Reads a number that must be whole: `2599`, `2599.0` and `2.599e3` are 2599.
    ///
    /// - Parameter text: A number in JSON's grammar.
    /// - Returns: Its exact value.
    /// - Throws: ``JSONNumberError`` where there is a fraction, or the value needs more than 64 bits.
    package static func integer(
        _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONNumberError) -> Int64 {
        if let plain = plainInteger(text) { return plain }
        var index = 0
        var isNegative = false
        if text.first == UInt8(ascii: "-") {
            isNegative = true
            index = 1
        }
        var value: Int64 = 0
        var overflows = false
        var pendingZeros = 0
        var fractionDigits = 0
        var inFraction = false
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: ".") {
                inFraction = true
            } else if isDigit(byte) {
                if inFraction { fractionDigits += 1 }
                if byte == UInt8(ascii: "0") {
                    pendingZeros += 1
                } else {
                    // Zeros count only once a digit follows, so that `2599.000` stays small.
                    overflows =
                        overflows || !shift(&value, by: pendingZeros + 1)
                        || !subtract(Int64(byte - UInt8(ascii: "0")), from: &value)
                    pendingZeros = 0
                }
            } else {
                break
            }
            index += 1
        }
        let exponent = exponent(text, from: index)
        if value == 0 && !overflows { return 0 }
        let scale = exponent - fractionDigits + pendingZeros
        if scale < 0 { throw .notWhole }
        guard !overflows, shift(&value, by: scale) else { throw .outOfRange }
        if isNegative { return value }
        guard value != .min else { throw .outOfRange }
        return -value
    }

    /// The value of at most 18 digits, which fit 64 bits; nil for anything else.
    @inline(__always)
    private static func plainInteger(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard text.count <= 18 else { return nil }
        var value: Int64 = 0
        for byte in text {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int64(digit)
        }
        return value
    }

    /// Reads text that must be a whole number of JSON's grammar and nothing else.
    package static func integer(
        ofText text: UnsafeBufferPointer<UInt8>
    ) throws(JSONNumberError) -> Int64 {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { throw .notANumber }
        return try integer(text)
    }

    /// Reads text that must be a whole number of JSON's grammar and nothing else.
    package static func integer(ofText text: [UInt8]) throws(JSONNumberError) -> Int64 {
        let result: Result<Int64, JSONNumberError> = text.withUnsafeBufferPointer { bytes in
            do throws(JSONNumberError) {
                return .success(try integer(ofText: bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// The value of `e-12` at `start`, kept within a million either way.
    private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard start < text.count else { return 0 }
        var value = 0
        for index in start..<text.count where isDigit(text[index]) {
            value = min(value * 10 + Int(text[index] - UInt8(ascii: "0")), 100_000_000)
        }
        return start + 1 < text.count && text[start + 1] == UInt8(ascii: "-") ? -value : value
    }

    /// Multiplies by a power of ten; false where 64 bits don't hold the result.
    private static func shift(_ value: inout Int64, by places: Int) -> Bool {
        if value == 0 { return true }
        guard places <= 19 else { return false }
        for _ in 0..<places {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            if overflow { return false }
            value = product
        }
        return true
    }

    /// Digits are collected below zero, where there is room for `Int64.min`.
    private static func subtract(_ digit: Int64, from value: inout Int64) -> Bool {
        let (difference, overflow) = value.subtractingReportingOverflow(digit)
        value = difference
        return !overflow
    }
}

/// Why a number is not a 64-bit integer.
package enum JSONNumberError: Error, Equatable, Sendable {
    case notANumber
    case notWhole
    case outOfRange

    /// What is wrong with it, as the end of a sentence that begins with the number.
    package var words: String {
        switch self {
        case .notANumber: "is not a number"
        case .notWhole: "is not a whole number"
        case .outOfRange: "is outside the 64-bit range"
        }
    }
}
