import BoltCheckoutCore

/// Text as part of a page: nothing in it can become markup, inside an attribute neither.
package enum HTMLText {
    /// Escapes a text for content and for attributes in double quotes.
    package static func escape(_ text: String) -> String {
        var result = ""
        for scalar in HarmlessText.text(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
