/// How many decimals stand between a currency's major and its minor unit (ISO 4217).
///
/// An unknown code has no exponent: nothing is ever guessed.
package enum CurrencyExponent {
    /// The codes with no decimals.
    static let withoutDecimals =
        "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"

    /// The codes with two decimals.
    static let withTwoDecimals = """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP \
        BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR \
        FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR \
        KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR \
        MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK \
        SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN \
        UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG ZWL
        """

    /// The codes with three decimals.
    static let withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND"

    /// The codes with four decimals.
    static let withFourDecimals = "CLF UYW"

    private static let unknown: UInt8 = 255

    /// The exponent of every packed code, ``unknown`` where there is none.
    private static let table: [UInt8] = {
        var table = [UInt8](repeating: unknown, count: 1 << 15)
        let groups: [(UInt8, String)] = [
            (0, withoutDecimals), (2, withTwoDecimals),
            (3, withThreeDecimals), (4, withFourDecimals),
        ]
        for (exponent, codes) in groups {
            for code in codes.split(separator: " ") {
                guard let code = CurrencyCode(String(code)) else { continue }
                table[Int(code.packed)] = exponent
            }
        }
        return table
    }()

    /// The exponent of `code`, 0 to 4; nil when it is not a currency's.
    package static func value(of code: CurrencyCode) -> Int? {
        let value = table[Int(code.packed)]
        return value == unknown ? nil : Int(value)
    }

    /// The exponent of the currency that `text` names in either case; nil when it names none.
    package static func value(of text: String) -> Int? {
        CurrencyCode(text).flatMap(value(of:))
    }
}
