/// Makes the completion script for bash, 3.2 and later.
struct BashCompletion {
    /// The commands of the tool.
    let outline: CommandOutline

    /// The script.
    var script: String {
        let names = outline.nodes.filter { !$0.name.isEmpty }
            .map { ShellQuoting.quoted($0.name) }
            .joined(separator: " | ")
        let places = outline.nodes.map(place).joined(separator: "\n")
        return """
            # bash completion for bolt-cli. To load it: source <(bolt-cli completion bash)

            _bolt_cli() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                local command='' option='' word='' index=0 ended=0
                local options='' next='' values='' files=0
                COMPREPLY=()

                for ((index = 1; index < COMP_CWORD; index++)); do
                    word=${COMP_WORDS[index]}
                    if [[ $word == -- ]]; then
                        ended=1
                        break
                    fi
                    case "${command:+$command }$word" in
                    \(names)) command="${command:+$command }$word" ;;
                    esac
                done

                # Where = ends a word, --output=json arrives as three words.
                option=$previous
                if [[ $current == = ]]; then
                    current=''
                elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
                    option=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                ((ended)) && option=''

                case $command in
            \(places)
                esac
            }

            _bolt_cli_words() {
                local word=''
                for word in $1; do
                    [[ $word == "$current"* ]] && COMPREPLY+=("$word")
                done
                return 0
            }

            _bolt_cli_files() {
                local name=''
                while IFS= read -r name; do
                    COMPREPLY+=("$name")
                done < <(compgen -f -- "$current")
                compopt -o filenames 2>/dev/null
                return 0
            }

            _bolt_cli_operands() {
                if ((!ended)) && [[ $current == -* ]]; then
                    _bolt_cli_words "$options"
                    return
                fi
                _bolt_cli_words "$next $values"
                ((files)) && _bolt_cli_files
                return 0
            }

            complete -F _bolt_cli bolt-cli

            """
    }

    /// What can be typed behind the words of one place.
    private func place(_ node: CommandOutline.Node) -> String {
        var lines = ["    \(ShellQuoting.quoted(node.name)))", "        case $option in"]
        for option in node.valued {
            let names = [option.dashed] + (option.short.map { ["-\($0)"] } ?? [])
            let answer: String
            if !option.completions.isEmpty {
                let words = option.completions.joined(separator: " ")
                answer = "_bolt_cli_words \(ShellQuoting.quoted(words))"
            } else {
                answer = option.takesPath ? "_bolt_cli_files" : ":"
            }
            lines.append("        \(names.joined(separator: " | "))) \(answer) ;;")
        }
        let options = node.options.map(\.dashed).joined(separator: " ")
        let next = node.next.map(\.word).joined(separator: " ")
        let values = node.operandValues.joined(separator: " ")
        lines += [
            "        *)",
            "            options=\(ShellQuoting.quoted(options))",
            "            next=\(ShellQuoting.quoted(next))",
            "            values=\(ShellQuoting.quoted(values))",
            "            files=\(node.takesFiles ? 1 : 0)",
            "            _bolt_cli_operands",
            "            ;;",
            "        esac",
            "        ;;",
        ]
        return lines.joined(separator: "\n")
    }
}
