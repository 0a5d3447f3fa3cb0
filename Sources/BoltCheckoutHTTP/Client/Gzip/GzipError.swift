/// Why bytes are not a whole gzip file.
package enum GzipError: Error, Equatable, Sendable {
    /// They break a rule of the format, end early, or do not match their own check sum.
    case malformed
    /// What is in them is larger than allowed.
    case tooLarge
}
