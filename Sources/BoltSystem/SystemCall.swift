/// Turns the results of the C side, which are negative error numbers, into thrown errors.
enum SystemCall {
    /// The result, where it is no error.
    @discardableResult
    static func check(_ result: Int32, _ operation: String) throws(SystemError) -> Int32 {
        guard result >= 0 else { throw SystemError(code: -result, operation: operation) }
        return result
    }

    /// The count, where it is no error.
    static func check(_ result: Int, _ operation: String) throws(SystemError) -> Int {
        guard result >= 0 else {
            throw SystemError(code: Int32(truncatingIfNeeded: -result), operation: operation)
        }
        return result
    }

    /// Refuses text that the C side would cut off at a NUL.
    static func checkText(_ text: String, _ operation: String) throws(SystemError) {
        guard !text.utf8.contains(0) else { throw .invalid(operation) }
    }
}
