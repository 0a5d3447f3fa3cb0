/// Makes the completion script for fish.
struct FishCompletion {
    /// The commands of the tool.
    let outline: CommandOutline

    /// The script.
    var script: String {
        let names = outline.nodes.filter { !$0.name.isEmpty }
            .map { ShellQuoting.fishQuoted($0.name) }
            .joined(separator: " ")
        let places = outline.nodes.flatMap(place).joined(separator: "\n")
        return """
            # fish completion for bolt-cli. To load it: bolt-cli completion fish | source

            function __bolt_cli_command
                set -l command ''
                for word in (commandline -opc)[2..-1]
                    test "$word" = --; and break
                    set -l candidate (string trim "$command $word")
                    contains -- "$candidate" \(names)
                    and set command "$candidate"
                end
                echo "$command"
            end

            function __bolt_cli_at
                test (__bolt_cli_command) = "$argv[1]"
            end

            complete -c bolt-cli -e
            complete -c bolt-cli -f
            \(places)

            """
    }

    /// A line for each thing that can be typed behind the words of one place.
    private func place(_ node: CommandOutline.Node) -> [String] {
        let condition = ShellQuoting.fishQuoted(
            "__bolt_cli_at \(ShellQuoting.fishQuoted(node.name))"
        )
        let start = "complete -c bolt-cli -n \(condition)"
        var lines = node.next.map { word, summary in
            "\(start) -a \(word) -d \(ShellQuoting.fishQuoted(summary))"
        }
        for option in node.options {
            let letter = option.short.map { " -s \($0)" } ?? ""
            let summary = ShellQuoting.fishQuoted(option.summary)
            lines.append("\(start) -l \(option.name)\(letter)\(value(option)) -d \(summary)")
        }
        if !node.operandValues.isEmpty {
            let values = ShellQuoting.fishQuoted(node.operandValues.joined(separator: " "))
            lines.append("\(start) -a \(values)")
        } else if node.takesFiles {
            lines.append("\(start) -F")
        }
        return lines
    }

    private func value(_ option: OptionSpec) -> String {
        if option.isFlag { return "" }
        if !option.completions.isEmpty {
            return " -x -a \(ShellQuoting.fishQuoted(option.completions.joined(separator: " ")))"
        }
        return option.takesPath ? " -r -F" : " -x"
    }
}
