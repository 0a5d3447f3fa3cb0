/// The version of the tool.
enum Version {
    /// As `bolt-cli --version` prints it, behind the name.
    static let number = "0.1.0"
}
