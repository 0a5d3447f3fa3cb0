import CSystem

/// Waiting for the end of a process.
enum ChildWait {
    /// Waits for the end of a child.
    ///
    /// - Throws: An error that is a timeout when the deadline is over.
    static func wait(
        for process: Int32,
        until deadline: Deadline
    ) throws(SystemError) -> ChildEnding {
        if deadline == .never {
            let result = try SystemCall.check(csystem_wait_for(process, 0), "wait")
            return ChildEnding(waitResult: result)
        }
        // There is no portable wait with a time limit; the pauses grow to 20 ms.
        var pause: Int64 = 1
        while true {
            let result = csystem_wait_for(process, 1)
            if result != -csystem_code_busy() {
                return ChildEnding(waitResult: try SystemCall.check(result, "wait"))
            }
            if deadline.isOver { throw .timedOut("wait") }
            try Poll.sleep(until: deadline.earlier(.after(milliseconds: pause)), signals: nil)
            pause = min(pause * 2, 20)
        }
    }
}
