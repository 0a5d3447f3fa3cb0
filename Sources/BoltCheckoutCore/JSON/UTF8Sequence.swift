/// The rules of UTF-8 for one code point: no overlong form, no surrogate, nothing above U+10FFFF.
package enum UTF8Sequence {
    /// The length of the valid sequence of two to four bytes at `index`, nil where there is none.
    ///
    /// Four bytes from `index` must be readable.
    @inline(__always)
    static func length(_ base: UnsafePointer<UInt8>, _ index: Int) -> Int? {
        let second = base[index + 1]
        switch base[index] {
        case 0xC2...0xDF:
            return isContinuation(second) ? 2 : nil
        case 0xE0...0xEF:
            let lowest: UInt8 = base[index] == 0xE0 ? 0xA0 : 0x80
            let highest: UInt8 = base[index] == 0xED ? 0x9F : 0xBF
            guard second >= lowest, second <= highest else { return nil }
            return isContinuation(base[index + 2]) ? 3 : nil
        case 0xF0...0xF4:
            let lowest: UInt8 = base[index] == 0xF0 ? 0x90 : 0x80
            let highest: UInt8 = base[index] == 0xF4 ? 0x8F : 0xBF
            guard second >= lowest, second <= highest, isContinuation(base[index + 2]) else {
                return nil
            }
            return isContinuation(base[index + 3]) ? 4 : nil
        default:
            return nil
        }
    }

    /// Whether the text ends within a sequence that could have become valid.
    static func isCut(_ base: UnsafePointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
        let needed: Int
        switch base[index] {
        case 0xC2...0xDF: needed = 2
        case 0xE0...0xEF: needed = 3
        case 0xF0...0xF4: needed = 4
        default: return false
        }
        guard index + needed > end else { return false }
        for following in index + 1..<max(end, index + 1) where !isContinuation(base[following]) {
            return false
        }
        return true
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Appends a code point, or half of a surrogate pair in the same pattern.
    package static func append(_ scalar: UInt32, to output: inout [UInt8]) {
        switch scalar {
        case ..<0x80:
            output.append(UInt8(scalar))
        case ..<0x800:
            output.append(UInt8(0xC0 | scalar >> 6))
            output.append(UInt8(0x80 | scalar & 0x3F))
        case ..<0x10000:
            output.append(UInt8(0xE0 | scalar >> 12))
            output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            output.append(UInt8(0x80 | scalar & 0x3F))
        default:
            output.append(UInt8(0xF0 | scalar >> 18 & 0x07))
            output.append(UInt8(0x80 | scalar >> 12 & 0x3F))
            output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            output.append(UInt8(0x80 | scalar & 0x3F))
        }
    }
}
