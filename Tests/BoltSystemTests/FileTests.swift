import BoltSystem
import TestSupport
import Testing

struct FileTests {
    @Test func `reads a file to its end`() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = try folder.write(bytes, to: "numbers")
        let file = try InputFile.open(path)
        #expect(file.size == 200_000)
        #expect(try file.readAll(limit: 200_000) == bytes)
    }

    @Test func `an empty file is no bytes`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "empty")
        #expect(try InputFile.open(path).readAll(limit: 10).isEmpty)
    }

    @Test func `refuses more than the limit, from files and from pipes`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("12345", to: "five")
        #expect(throws: SystemError.tooLarge("read")) {
            try InputFile.open(path).readAll(limit: 4)
        }
        let endless = try InputFile.open("/dev/zero")
        #expect(endless.size == nil)
        #expect(throws: SystemError.tooLarge("read")) { try endless.readAll(limit: 100_000) }
    }

    @Test func `refuses a folder as one`() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SystemError.self) { try InputFile.open(folder.path) }
        #expect(error?.isFolder == true)
        #expect(error?.description == "is a directory")
    }

    @Test(.enabled(if: (try? FileStatus.of(path: "/dev/full")) != nil))
    func `a full disk is an error that says so`() throws {
        let folder = try TemporaryFolder()
        let shell = ChildCommand("/bin/sh", ["-c", "cat > /dev/full"], environment: environment)
        let result = try ChildProcess.run(shell, input: [1, 2, 3])
        #expect(result.ending != .exited(0))
        #expect(SystemError(code: 28, operation: "write").isFull)
        #expect(try Folder.entries(folder.path).isEmpty)
    }

    @Test func `an atomic file appears complete, with its mode, and nothing beside it`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "result.json")
        let file = try AtomicFile(path: path)
        try file.write([1, 2])
        try file.write([3])
        #expect(throws: SystemError.self) { try FileStatus.of(path: path) }
        try file.commit()
        #expect(try folder.read("result.json") == [1, 2, 3])
        #expect(try FileStatus.of(path: path).mode == 0o600)
        #expect(try Folder.entries(folder.path) == ["result.json"])
    }

    @Test func `an atomic file that is not committed leaves the old one`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("old", to: "file")
        do {
            let file = try AtomicFile(path: path)
            try file.write([1])
        }
        #expect(try folder.read("file") == Array("old".utf8))
        #expect(try Folder.entries(folder.path) == ["file"])
        try AtomicFile.write(Array("new".utf8), to: path)
        #expect(try folder.read("file") == Array("new".utf8))
    }

    @Test func `an atomic file does not replace a folder`() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SystemError.self) { try AtomicFile(path: folder.path) }
        #expect(error?.isFolder == true)
    }

    @Test func `lists names in byte order`() throws {
        let folder = try TemporaryFolder()
        for name in ["b", "B", "a", "10", "9", "ä"] { try folder.write("x", to: name) }
        #expect(try Folder.entries(folder.path) == ["10", "9", "B", "a", "b", "ä"])
        let error = #expect(throws: SystemError.self) { try Folder.entries("/nowhere") }
        #expect(error?.isMissing == true)
    }

    @Test func `tells kinds apart and two names of one file`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("1234", to: "four")
        let status = try FileStatus.of(path: path)
        #expect(status.kind == .file)
        #expect(status.size == 4)
        #expect(try FileStatus.of(path: folder.path).kind == .folder)
        #expect(try FileStatus.of(path: "/dev/null").kind == .other)
        let again = try FileStatus.of(path: "\(folder.path)/./four")
        #expect(again.identity == status.identity)
    }

    @Test(arguments: [
        ("name", ".", "name", "x"),
        ("./name", ".", "name", "./x"),
        ("/name", "/", "name", "/x"),
        ("/a/b/name", "/a/b", "name", "/a/b/x"),
    ])
    func `takes a path apart`(path: String, folder: String, name: String, sibling: String) {
        let parts = FilePath(path)
        #expect(parts.folder == folder)
        #expect(parts.name == name)
        #expect(parts.sibling("x") == sibling)
    }

    private var environment: [String: String] { ["PATH": "/usr/bin:/bin"] }
}
