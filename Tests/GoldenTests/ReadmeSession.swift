/// A ```` ```console ```` block of the README: commands behind `$ `, each followed by what it
/// prints.
///
/// The commands of a block run in one shell, so that `$?` and variables live from line to line.
struct ReadmeSession {
    /// The lines between the fences.
    let lines: [String]

    /// The blocks of a Markdown text, in order.
    static func sessions(in markdown: String) -> [ReadmeSession] {
        var sessions: [ReadmeSession] = []
        var open: [String]?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            switch (open, line) {
            case (nil, "```console"):
                open = []
            case (let lines?, "```"):
                sessions.append(ReadmeSession(lines: lines))
                open = nil
            case (let lines?, _):
                open = lines + [String(line)]
            case (nil, _):
                break
            }
        }
        return sessions
    }

    /// The commands: a line behind `$ ` and the lines that a `\` at its end adds.
    var commands: [[String]] {
        var commands: [[String]] = []
        var continues: Bool = false
        for line in lines {
            if continues {
                commands[commands.count - 1].append(line)
            } else if line.hasPrefix("$ ") {
                commands.append([line])
            } else {
                continue
            }
            continues = line.hasSuffix("\\")
        }
        return commands
    }

    /// A script that prints the block as it must stand in the README: every command, then what
    /// it writes to either stream.
    var script: String {
        var script: String = "exec 2>&1\nstatus=0\n"
        for command in commands {
            let shown: String = command.joined(separator: "\n").replacing("'", with: #"'\''"#)
            let body: String = command.joined(separator: "\n").dropFirst(2).description
            script += "printf '%s\\n' '\(shown)'\n(exit $status)\n\(body)\nstatus=$?\n"
        }
        return script
    }

    /// The block as text, a line feed after each line.
    var text: String {
        lines.map { $0 + "\n" }.joined()
    }
}
