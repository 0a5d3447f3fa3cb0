import BoltSystem
import TestSupport

/// A server with a certificate of a private authority; both last as long as this object.
final class TLSServer {
    static let isAvailable = ExecutableLookup.find("openssl", path: searchPath) != nil
    private static let searchPath = "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"

    let url: String
    let authorityFile: String
    private let folder: TemporaryFolder
    private let process: ChildProcess

    /// Makes the certificates and starts the server.
    init(name: String, settings: [String] = []) throws {
        folder = try TemporaryFolder()
        authorityFile = folder.path(of: "authority.pem")
        let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        try folder.write("subjectAltName=\(name)\n", to: "extension")
        let authority = ["-subj", "/CN=Invented Test Authority", "-days", "2"]
        try Self.run(
            ["req", "-x509"] + key + authority + ["-keyout", "a.key", "-out", "authority.pem"],
            in: folder
        )
        try Self.run(
            ["req"] + key + ["-subj", "/CN=invented", "-keyout", "s.key", "-out", "s.csr"],
            in: folder
        )
        let signing = ["x509", "-req", "-in", "s.csr", "-CA", "authority.pem", "-CAkey", "a.key"]
        let signed = ["-CAcreateserial", "-days", "2", "-extfile", "extension", "-out", "s.pem"]
        try Self.run(signing + signed, in: folder)
        let listening = ["s_server", "-www", "-accept", "127.0.0.1:0"]
        let command = ChildCommand(
            "openssl",
            listening + ["-cert", "s.pem", "-key", "s.key"] + settings,
            environment: ["PATH": Self.searchPath],
            folder: folder.path
        )
        process = try ChildProcess.start(command)
        var port: Substring?
        while port == nil {
            let line = try process.readOutputLine(until: .after(milliseconds: 20_000))
            guard let line else { throw SystemError.missing("start openssl s_server") }
            if line.hasPrefix("ACCEPT ") { port = line.split(separator: ":").last }
        }
        url = "https://127.0.0.1:\(port ?? "0")/"
    }

    private static func run(_ arguments: [String], in folder: TemporaryFolder) throws {
        let command = ChildCommand(
            "openssl",
            arguments,
            environment: ["PATH": searchPath],
            folder: folder.path
        )
        let result = try ChildProcess.run(command, until: .after(milliseconds: 20_000))
        guard result.ending == .exited(0) else { throw SystemError.invalid("run openssl") }
    }
}
