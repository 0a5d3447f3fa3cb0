extension StreamFacts {
    /// What the environment says about terminals: `NO_COLOR` that is not empty, `TERM` that is unset
    /// or `dumb` keep colors and cursor movement off; `COLUMNS` is the width.
    init(environment: [String: String]) {
        self.init()
        let terminal = environment["TERM"] ?? ""
        let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isCapable = !terminal.isEmpty && terminal != "dumb" && !refusesColor
        if let columns = environment["COLUMNS"].flatMap(Int.init), (20...1000).contains(columns) {
            self.columns = columns
        }
    }
}
