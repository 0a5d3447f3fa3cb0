/// The tables of codes. Each file beside this one holds those of one part of a transaction.
enum ExplanationTable {}
