/// What stopped a scan: the problem and its offset, before anyone has asked for line and path.
struct JSONScanFailure: Error, Equatable {
    var problem: JSONSyntaxError.Problem
    var offset: Int

    /// The failure with its place in `bytes`, for people.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that were scanned.
    ///   - path: Where in the document the scan stood.
    ///   - firstLine: The number of the line that `bytes` begin with.
    /// - Returns: The problem with line, column and path.
    func located(
        in bytes: UnsafeBufferPointer<UInt8>,
        path: String,
        line firstLine: Int = 1
    ) -> JSONSyntaxError {
        let position = TextPosition(of: offset, in: bytes, firstLine: firstLine)
        var problem = problem
        if case .endsInside(.object(let opener)) = problem {
            problem = .endsInside(
                .object(line: TextPosition(of: opener, in: bytes, firstLine: firstLine).line)
            )
        }
        if case .endsInside(.array(let opener)) = problem {
            problem = .endsInside(
                .array(line: TextPosition(of: opener, in: bytes, firstLine: firstLine).line)
            )
        }
        return JSONSyntaxError(
            problem: problem,
            offset: offset,
            line: position.line,
            column: position.column,
            path: path,
            found: offset < bytes.count ? bytes[offset] : nil
        )
    }
}
