import BoltSystem

/// The file that says whose certificates are trusted.
package enum CertificateFile {
    /// What is wrong with a file, in words; nil where it can be used.
    package static func problem(with path: String) -> String? {
        do throws(SystemError) {
            let bytes = try InputFile.open(path).readAll(limit: 64 << 20)
            let text = String(decoding: bytes, as: UTF8.self)
            // A trusted certificate of OpenSSL's own form has another word before CERTIFICATE.
            let isPEM = text.contains("-----BEGIN ") && text.contains("CERTIFICATE-----")
            return isPEM ? nil : "holds no certificate in PEM form"
        } catch {
            return error.description
        }
    }
}
