/// How a child process ended.
package enum ChildEnding: Equatable, Sendable {
    /// It returned a code.
    case exited(Int32)
    /// A signal ended it.
    case signaled(Int32)

    init(waitResult: Int32) {
        self = waitResult < 256 ? .exited(waitResult) : .signaled(waitResult - 256)
    }

    /// The code as a shell's `$?` has it: 128 is added to a signal's number.
    package var shellCode: Int32 {
        switch self {
        case .exited(let code): code
        case .signaled(let signal): 128 + signal
        }
    }
}

/// What a child process left.
package struct ChildResult: Equatable, Sendable {
    /// What it wrote to standard output.
    package let stdout: [UInt8]

    /// What it wrote to standard error.
    package let stderr: [UInt8]

    /// How it ended.
    package let ending: ChildEnding
}
