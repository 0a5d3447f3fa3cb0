import CSystem

/// The environment variables that the program was started with.
package enum EnvironmentVariables {
    /// All variables; bytes that are no UTF-8 are replaced. Of a name given twice the first counts.
    package static func current() -> [String: String] {
        var variables: [String: String] = [:]
        guard var entry = csystem_environment() else { return variables }
        while let text = entry.pointee {
            let pair = String(cString: text)
            if let equals = pair.firstIndex(of: "=") {
                let name = String(pair[..<equals])
                let value = String(pair[pair.index(after: equals)...])
                if variables[name] == nil { variables[name] = value }
            }
            entry += 1
        }
        return variables
    }
}
