import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem

/// What is installed on this computer that bolt-cli opens when it needs it.
struct InstallationFindings {
    private static let section = "This computer"

    /// The names under which libcurl is looked for; nil for the usual ones.
    var curlNames: [String]?
    /// The names under which libsodium is looked for.
    var sodiumNames = Sodium.libraryNames
    /// Where the system keeps time zones.
    var zoneFolders = ["/usr/share/zoneinfo/", "/usr/lib/zoneinfo/"]

    /// The findings, in the order in which they are shown.
    var all: [DoctorFinding] {
        [
            DoctorFinding("version", "bolt-cli", in: Self.section, Version.number),
            curl, sodium, zones,
        ]
    }

    private var curl: DoctorFinding {
        var options = HTTPClientOptions()
        if let curlNames { options.libraryNames = curlNames }
        if let version = HTTPClient(options).libraryDescription() {
            return DoctorFinding("libcurl", "libcurl", in: Self.section, version)
        }
        let words = HTTPError(.libraryMissing, host: "", mayHaveBeenSent: false).description
        return DoctorFinding(
            "libcurl",
            "libcurl",
            in: Self.section,
            "missing",
            .missing,
            advice: "\(words); every live command needs it"
        )
    }

    private var sodium: DoctorFinding {
        do throws(SodiumError) {
            let library = try Sodium(names: sodiumNames)
            return DoctorFinding(
                "libsodium",
                "libsodium",
                in: Self.section,
                library.libraryDescription
            )
        } catch {
            return DoctorFinding(
                "libsodium",
                "libsodium",
                in: Self.section,
                "missing",
                .missing,
                advice: "\(error); 'payment-flow' needs it"
            )
        }
    }

    private var zones: DoctorFinding {
        let folder = zoneFolders.first { folder in
            guard let file = try? InputFile.open(folder + "America/New_York"),
                let bytes = try? file.readAll(limit: 1 << 20)
            else { return false }
            return (try? TimeZoneFile(bytes)) != nil
        }
        guard let folder else {
            return DoctorFinding(
                "zoneinfo",
                "Time zones",
                in: Self.section,
                "missing",
                .warning,
                advice: "there are no time zones for --tz; install tzdata"
            )
        }
        return DoctorFinding("zoneinfo", "Time zones", in: Self.section, folder)
    }
}
