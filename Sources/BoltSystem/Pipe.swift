import CSystem

/// A pipe whose ends no child inherits by itself.
struct Pipe {
    let readEnd: FileDescriptor
    let writeEnd: FileDescriptor

    init() throws(SystemError) {
        var input: Int32 = -1
        var output: Int32 = -1
        try SystemCall.check(csystem_pipe(&input, &output), "make a pipe")
        readEnd = FileDescriptor(input)
        writeEnd = FileDescriptor(output)
    }
}
