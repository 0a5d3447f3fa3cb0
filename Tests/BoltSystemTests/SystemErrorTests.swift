import BoltSystem
import Testing

struct SystemErrorTests {
    @Test func `says the reason in words`() {
        let error = #expect(throws: SystemError.self) {
            try InputFile.open("/nowhere/at/all")
        }
        #expect(error?.description == "no such file or directory")
        #expect(error?.isMissing == true)
        #expect(error?.isBrokenPipe == false)
    }

    @Test func `keeps a capital that belongs to a word`() {
        #expect(SystemError(code: 5, operation: "read").description.hasSuffix("/output error"))
    }

    @Test func `a path with a NUL is refused, not cut`() throws {
        #expect(throws: SystemError.invalid("open")) { try InputFile.open("/dev/null\0/x") }
    }
}
