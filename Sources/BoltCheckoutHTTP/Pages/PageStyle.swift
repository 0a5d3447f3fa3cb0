/// How the pages look: one column, the system's fonts, light and dark as the browser wants it.
enum PageStyle {
    /// The style sheet. It is small enough to come with the page's own second request.
    static let css = """
        :root { color-scheme: light dark; --ground: #f6f5f1; --card: #ffffff; --text: #1d2329;
          --quiet: #55606b; --line: #d9d8d2; --good: #14693a; --bad: #a1231c; --focus: #2456c9; }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #15181c; --card: #1f242a; --text: #eceff2; --quiet: #a9b4bf;
            --line: #39414a; --good: #7bd49c; --bad: #ff9a90; --focus: #8fb4ff; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
          background: var(--ground); color: var(--text);
          font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
        main { width: min(34rem, 100%); background: var(--card); border: 1px solid var(--line);
          border-radius: 0.75rem; padding: 2rem; }
        h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25; }
        p { margin: 0 0 1rem; }
        [role=status] { font-weight: 600; }
        [role=status][data-kind=good] { color: var(--good); }
        [role=status][data-kind=bad] { color: var(--bad); }
        .quiet { color: var(--quiet); font-size: 0.9375rem; margin-bottom: 0; }
        code { font-family: ui-monospace, "Cascadia Mono", Menlo, monospace; font-size: 0.9em;
          overflow-wrap: anywhere; }
        button { font: inherit; padding: 0.5rem 1rem; border-radius: 0.5rem;
          border: 1px solid var(--line); background: var(--card); color: inherit; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
        """
}
