import BoltCheckoutCore

/// `bolt-cli check`: the amount audit.
struct CheckCommand: Command {
    static let path = ["check"]
    static let summary = "Audit amounts, statuses and references of transactions"
    static let discussion = """
        Asks every rule of every transaction: cart lines and totals, charge, captures, refunds, \
        splits, currencies, statuses, references, dates; and compares the records of a run with \
        each other. Stated amounts are compared in minor units and never replaced; different \
        currencies are never compared.

        A finding is a line with reference, rule and words; in the other formats a row with the \
        expected and the actual amount. What is within the tolerance, and a partial capture, is a \
        note. A summary by rule follows on standard error. The exit code is 1 if anything was found.
        """
    static let examples = [
        CommandExample(
            "Audit saved transactions",
            "bolt-cli check Fixtures/inspect/mixed.ndjson"
        ),
        CommandExample(
            "One rule, for a program",
            "bolt-cli check --rule cart-amount -o ndjson Fixtures/check/cart-amount.json"
        ),
        CommandExample("Name the rules", "bolt-cli check --list-rules"),
    ]
    static let operands = OperandSpec.any(
        Operand("FILE", "A file of transactions, or - for standard input")
    )
    static let section = CommandSection.transactions

    private static let tolerance = OptionSpec.value(
        "tolerance",
        "N",
        "How far amounts may differ, in minor units; 0 if left out"
    )
    private static let rule = OptionSpec.value(
        "rule",
        "NAME",
        "Ask only this rule",
        isRepeatable: true
    )
    .suggesting(AuditRule.all.map(\.name))
    private static let skip = OptionSpec.value(
        "skip",
        "NAME",
        "Ask every rule but this one",
        isRepeatable: true
    )
    .suggesting(AuditRule.all.map(\.name))
    private static let listRules = OptionSpec.flag("list-rules", "Name the rules and end")
    static let options: [OptionSpec] = [tolerance, rule, skip, listRules, OutputFormat.option]

    private let inputs: [RecordInput]
    private let format: OutputFormat
    private let audit: Audit
    private let listsRules: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        inputs = try RecordInput.inputs(arguments.operands)
        format = try arguments.choice(OutputFormat.option, default: .text)
        listsRules = arguments.flag(Self.listRules)
        let wanted = try Self.names(Self.rule, arguments)
        let skipped = try Self.names(Self.skip, arguments)
        let rules = AuditRule.all.filter { rule in
            (wanted.isEmpty || wanted.contains(rule.name)) && !skipped.contains(rule.name)
        }
        guard !rules.isEmpty else {
            throw .rule("no rule is left to ask", hint: "'--skip' takes away what '--rule' names")
        }
        audit = Audit(
            rules: rules,
            tolerance: try arguments.integer(Self.tolerance, default: 0)
        )
    }

    private static func names(
        _ option: OptionSpec,
        _ arguments: ParsedArguments
    ) throws(UsageError) -> [String] {
        let names = try arguments.list(option)
        let known = AuditRule.all.map(\.name)
        for name in names where !known.contains(name) {
            throw .notAllowed(value: name, name: option.dashed, allowed: known)
        }
        return names
    }

    func run(in context: CommandContext) -> ExitCode {
        guard !listsRules else {
            return RuleList.write(audit.rules, to: context.console, format)
        }
        let walk = RecordWalk(in: context)
        let session = AuditSession(audit, format, context.console)
        walk.onInput = { session.input = $0 }
        walk.onPage = { session.notePage($0) }
        let tally = walk.run(
            inputs,
            inParts: session.consumer,
            { session.take($0) },
            { transaction, remarks throws(RecordProblem) in
                try session.check(transaction, &remarks) { walk.line(of: transaction) }
                return true
            }
        )
        return session.finish(tally)
    }
}
