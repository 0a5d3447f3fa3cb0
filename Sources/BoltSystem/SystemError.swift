import CSystem

/// Why the operating system refused something.
///
/// The description is the reason alone, in words; who reports it adds what it was about.
package struct SystemError: Error, Equatable, Sendable {
    /// The system's error number.
    package let code: Int32

    /// What was tried, for example `"open"`. Never part of the description.
    package let operation: String

    /// Creates an error from the system's number.
    package init(code: Int32, operation: String) {
        self.code = code
        self.operation = operation
    }

    /// The call was given up because its time ran out.
    package static func timedOut(_ operation: String) -> SystemError {
        SystemError(code: csystem_code_timed_out(), operation: operation)
    }

    /// The call was given up because a signal asked for it.
    package static func cancelled(_ operation: String) -> SystemError {
        SystemError(code: csystem_code_cancelled(), operation: operation)
    }

    /// The value given can't be used, for example a path with a NUL in it.
    package static func invalid(_ operation: String) -> SystemError {
        SystemError(code: csystem_code_invalid(), operation: operation)
    }

    /// The input is larger than the reader allows.
    package static func tooLarge(_ operation: String) -> SystemError {
        SystemError(code: csystem_code_too_large(), operation: operation)
    }

    /// There is a file of that name already.
    package static func existing(_ operation: String) -> SystemError {
        SystemError(code: csystem_code_exists(), operation: operation)
    }

    /// There is no such file, folder or program.
    package static func missing(_ operation: String) -> SystemError {
        SystemError(code: csystem_code_missing(), operation: operation)
    }
}

extension SystemError {
    /// Whether the reader of a pipe went away.
    package var isBrokenPipe: Bool { code == csystem_code_broken_pipe() }

    /// Whether there is no such file or folder.
    package var isMissing: Bool { code == csystem_code_missing() }

    /// Whether permission was denied.
    package var isDenied: Bool { code == csystem_code_denied() }

    /// Whether the file is there already.
    package var isExisting: Bool { code == csystem_code_exists() }

    /// Whether a folder stands where a file was expected.
    package var isFolder: Bool { code == csystem_code_is_folder() }

    /// Whether the disk, or the user's share of it, is full.
    package var isFull: Bool { code == csystem_code_full() || code == csystem_code_quota() }

    /// Whether the input was larger than the reader allows.
    package var isTooLarge: Bool { code == csystem_code_too_large() }

    /// Whether the time ran out.
    package var isTimeout: Bool { code == csystem_code_timed_out() }

    /// Whether a signal ended the wait.
    package var isCancelled: Bool { code == csystem_code_cancelled() }

    /// Whether nobody listens at the address.
    package var isRefused: Bool { code == csystem_code_refused() }

    /// Whether the other side cut the connection.
    package var isReset: Bool { code == csystem_code_reset() }

    /// Whether the address is taken.
    package var isAddressInUse: Bool { code == csystem_code_in_use() }
}

extension SystemError: CustomStringConvertible {
    /// The reason in words, lower case, for example `"no such file or directory"`.
    package var description: String {
        let capacity = 256
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            csystem_error_text(code, start, capacity)
            return String(cString: start)
        }
        guard let first = text.unicodeScalars.first else { return "error \(code)" }
        let rest = text.unicodeScalars.dropFirst()
        // "I/O error" and the like keep their capitals.
        if let second = rest.first, !second.properties.isLowercase { return text }
        return first.properties.lowercaseMapping + String(String.UnicodeScalarView(rest))
    }
}
