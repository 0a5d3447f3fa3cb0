extension HelpTopic {
    /// Explains formats, columns and money.
    static func writeFormatting(to page: inout HelpLayout) {
        page.paragraphs("-o, --output chooses how results are written:")
        page.table([
            ("text", "'name: value', a line a field; a blank line between records (the default)"),
            ("tsv", "header line, then a line a record; tab, LF, CR and backslash escaped"),
            ("csv", "header line, then RFC 4180; cells that a spreadsheet would run begin with '"),
            ("json", "one object for one document with one transaction, else an array"),
            ("ndjson", "an object a line"),
        ])
        page.paragraphs(
            """
            Columns are the same in every format, in the same order, every time: empty when absent, \
            null in JSON. On a terminal text is labelled, aligned and colored; in a pipe it is plain.

            Amounts are whole minor units of their currency (cents for USD, yen for JPY), as Bolt \
            sends them. Dates are UTC, RFC 3339, with milliseconds. References are text: a number \
            that looks like one keeps its zeros and digits.

            --fields NAME,NAME picks columns, or any path such as cart.items.0.name; --list-fields \
            names them; --raw writes the source object.

            Control characters, and those that change the direction of text, are written as escapes \
            like \\u001b. Card numbers are masked in every output but references, ids, dates and \
            amounts.
            """
        )
    }

    /// Explains recorded replies.
    static func writeFixtures(to page: inout HelpLayout) {
        page.paragraphs(
            """
            A fixture is the body of a reply, byte for byte: 'curl -o' makes one. The status of the \
            reply stands in the name:
            """
        )
        page.table([
            ("NAME.json", "status 200"),
            ("NAME.402.json", "status 402"),
            ("NAME.cancel.json", "the shopper dismissed the page; the file is empty"),
        ])
        page.paragraphs(
            """
            --fixture PATH takes a file, or - for standard input. checkout and authorize also take \
            a folder, in which the one file named after the order token is looked up:

              $ bolt-cli checkout --order-token card --fixture Fixtures

            runs Fixtures/checkout/card.json, and authorize looks in Fixtures/authorize. A run from \
            a fixture ends exactly as the same reply would live; only a fixture that cannot be \
            opened is exit code 66.

            A login fixture is {"code", "state", "code_verifier"}, and "returned_state" for a \
            callback with the wrong state. A payment-flow fixture is a card record, as 'payment-flow \
            -o json' writes it.
            """
        )
    }
}
