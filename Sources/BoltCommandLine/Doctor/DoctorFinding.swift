/// One line of a check of the installation.
struct DoctorFinding: Equatable, Sendable {
    /// How bad it is.
    enum Grade: Equatable, Sendable {
        /// As it should be.
        case fine
        /// Worth knowing; everything works.
        case warning
        /// Something that is needed is missing.
        case missing
    }

    /// What machines call it.
    let name: String
    /// What a person calls it.
    let label: String
    /// Under which heading a terminal shows it.
    let section: String
    /// What was found; nil for nothing. Never a secret.
    let value: String?
    /// How bad it is.
    let grade: Grade
    /// What to do about it, one line; nil where there is nothing to do.
    let advice: String?

    /// Creates a finding.
    init(
        _ name: String,
        _ label: String,
        in section: String,
        _ value: String?,
        _ grade: Grade = .fine,
        advice: String? = nil
    ) {
        self.name = name
        self.label = label
        self.section = section
        self.value = value
        self.grade = grade
        self.advice = advice
    }
}
