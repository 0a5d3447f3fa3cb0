#if canImport(Glibc)
    import BoltCheckoutHTTP
    import BoltSystem
    import TestSupport
    import Testing

    struct BrowserLauncherTests {
        /// A launcher whose `xdg-open` is a script.
        private func launcher(_ script: String, in folder: TemporaryFolder) throws
            -> BrowserLauncher
        {
            let path = try folder.write("#!/bin/sh\n\(script)\n", to: "xdg-open")
            _ = try ChildProcess.run(ChildCommand("/bin/chmod", ["755", path]))
            return BrowserLauncher(environment: [
                "PATH": "\(folder.path):/usr/bin:/bin", "BOLT_API_KEY": "invented-secret",
                "OUT": folder.path(of: "out"),
            ])
        }

        @Test func `the opener gets the address and no key`() throws {
            let folder = try TemporaryFolder()
            let launcher = try launcher("{ echo \"$1\"; env; } >\"$OUT\"", in: folder)
            #expect(launcher.open("http://127.0.0.1:1/a?b=c&d='e'") == nil)
            let text = String(decoding: try folder.read("out"), as: UTF8.self)
            #expect(text.hasPrefix("http://127.0.0.1:1/a?b=c&d='e'\n"))
            #expect(!text.contains("BOLT_"))
            #expect(!text.contains("invented-secret"))
        }

        @Test func `an opener that fails is one note`() throws {
            let folder = try TemporaryFolder()
            let words = try launcher("exit 3", in: folder).open("http://127.0.0.1:1/")
            #expect(words == "'xdg-open' could not open a browser; open the address yourself")
        }

        @Test func `an opener that is not there is one note`() throws {
            let launcher = BrowserLauncher(environment: ["PATH": "/nowhere"])
            let words = launcher.open("http://127.0.0.1:1/")
            #expect(words == "'xdg-open' is not installed; open the address yourself")
        }

        @Test func `an opener that stays is not waited for and not ended`() throws {
            let folder = try TemporaryFolder()
            let launcher = try launcher("sleep 4; echo alive >\"$OUT\"", in: folder)
            let start = Clock.monotonicNanoseconds()
            #expect(launcher.open("http://127.0.0.1:1/") == nil)
            #expect(Clock.monotonicNanoseconds() - start < 3_900_000_000)
            let end = Deadline.after(milliseconds: 20_000)
            while !end.isOver, (try? folder.read("out"))?.isEmpty != false {
                try Poll.sleep(until: .after(milliseconds: 20), signals: nil)
            }
            #expect(try folder.read("out") == Array("alive\n".utf8))
        }

        @Test(arguments: [
            ([:], false), (["DISPLAY": ":0"], true), (["WAYLAND_DISPLAY": "w"], true),
        ])
        func `a screen is known by its variables`(environment: [String: String], has: Bool) {
            #expect(BrowserLauncher(environment: environment).hasScreen == has)
        }
    }
#endif
