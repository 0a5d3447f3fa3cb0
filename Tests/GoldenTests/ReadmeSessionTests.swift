import Testing

struct ReadmeSessionTests {
    private static let markdown: String = #"""
        # Title
        ```sh
        $ not this
        ```
        ```console
        $ printf 'a\n' \
          | cat
        a
        $ false
        $ echo $?
        1
        ```
        """#

    @Test func `takes console blocks only, with their commands`() {
        let sessions: [ReadmeSession] = ReadmeSession.sessions(in: Self.markdown)
        #expect(sessions.map(\.commands.count) == [3])
        #expect(sessions.first?.commands.first == [#"$ printf 'a\n' \"#, "  | cat"])
    }
}
