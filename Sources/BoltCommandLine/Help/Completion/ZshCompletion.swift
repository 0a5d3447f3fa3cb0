/// Makes the completion script for zsh, for `_arguments`.
struct ZshCompletion {
    /// The commands of the tool.
    let outline: CommandOutline

    /// The script.
    var script: String {
        let names = outline.nodes.filter { !$0.name.isEmpty }
            .map { ShellQuoting.quoted($0.name) }
            .joined(separator: "|")
        let places = outline.nodes.map(place).joined(separator: "\n")
        return """
            #compdef bolt-cli
            # zsh completion for bolt-cli. To load it, put it as _bolt-cli into a folder of $fpath,
            # or: source <(bolt-cli completion zsh)

            _bolt-cli() {
                local command='' word=''
                local -i index=2 last=1
                while (( index < CURRENT )); do
                    word=${words[index]}
                    [[ $word == -- ]] && break
                    case "${command:+$command }$word" in
                        (\(names))
                            command="${command:+$command }$word"
                            last=index
                            ;;
                    esac
                    (( index += 1 ))
                done
                words=("${words[1]}" "${(@)words[last + 1,-1]}")
                (( CURRENT -= last - 1 ))

                case $command in
            \(places)
                esac
            }

            if [[ ${funcstack[1]} == _bolt-cli ]]; then
                _bolt-cli "$@"
            else
                compdef _bolt-cli bolt-cli
            fi

            """
    }

    /// What can be typed behind the words of one place.
    private func place(_ node: CommandOutline.Node) -> String {
        var specs = node.options.map(option)
        if !node.next.isEmpty {
            let words = node.next.map { word, summary in
                "\(word)\\:\(ShellQuoting.quoted(escaped(summary)).dropFirst().dropLast())"
            }
            let list = words.map { "\"\($0)\"" }.joined(separator: " ")
            specs.append("'1:command:((\(list)))'")
        }
        if !node.operandValues.isEmpty {
            specs.append("'*:\(operandName(node)):(\(node.operandValues.joined(separator: " ")))'")
        } else if node.takesFiles {
            specs.append("'*:\(operandName(node)):_files'")
        }
        let lines = specs.map { "                \($0)" }.joined(separator: " \\\n")
        return """
                    (\(ShellQuoting.quoted(node.name)))
                        _arguments -s -S : \\
            \(lines)
                        ;;
            """
    }

    private func operandName(_ node: CommandOutline.Node) -> String {
        escaped(node.operands.all.first?.placeholder ?? "")
    }

    private func option(_ option: OptionSpec) -> String {
        var text = "[\(escaped(option.summary))]"
        if let placeholder = option.placeholder {
            let action =
                option.completions.isEmpty
                ? (option.takesPath ? "_files" : "( )")
                : "(\(option.completions.joined(separator: " ")))"
            text += ":\(escaped(placeholder)):\(action)"
        }
        let long = option.isFlag ? option.dashed : "\(option.dashed)="
        guard let short = option.short else {
            let repeats = option.isRepeatable ? "*" : ""
            return ShellQuoting.quoted("\(repeats)\(long)\(text)")
        }
        let letter = option.isFlag ? "-\(short)" : "-\(short)+"
        let excludes = option.isRepeatable ? "*" : "(-\(short) \(option.dashed))"
        return "\(ShellQuoting.quoted(excludes)){\(letter),\(long)}\(ShellQuoting.quoted(text))"
    }

    /// Text inside a specification, where colons and brackets mean something.
    private func escaped(_ text: String) -> String {
        var safe = ""
        for character in text {
            if ":[]\\".contains(character) { safe.append("\\") }
            safe.append(character)
        }
        return safe
    }
}
