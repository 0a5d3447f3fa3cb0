import BoltSystem
import CLibcurl

/// libcurl, found on this computer and prepared.
final class CurlLibrary {
    /// Where it may be: Linux, with either of the two TLS libraries; macOS.
    static let names = [
        "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4", "libcurl.so",
        "/usr/lib/libcurl.4.dylib", "libcurl.4.dylib",
    ]

    /// The addresses of its functions. Lives as long as this object and never moves.
    let functions: UnsafePointer<clibcurl>
    private let storage: UnsafeMutablePointer<clibcurl>

    /// Opens the first library that is there and has every function.
    init?(names: [String]) {
        guard let library = DynamicLibrary.open(names), let bound = Self.bind(library) else {
            return nil
        }
        // TLS libraries write to sockets without asking for an error instead of the signal.
        Process.ignoreBrokenPipe()
        storage = .allocate(capacity: 1)
        storage.initialize(to: bound)
        functions = UnsafePointer(storage)
        guard clibcurl_start(functions) == CLIBCURL_OK else { return nil }
    }

    deinit { storage.deallocate() }

    /// The library's name and version, and those of what it is built on.
    var version: String { String(cString: clibcurl_version(functions)) }

    private static func bind(_ library: DynamicLibrary) -> clibcurl? {
        var isComplete = true
        func find(_ name: String) -> UnsafeMutableRawPointer? {
            let address = library.symbol("curl_\(name)")
            if address == nil { isComplete = false }
            return address
        }
        let functions = clibcurl(
            global_init: find("global_init"),
            version: find("version"),
            easy_strerror: find("easy_strerror"),
            easy_init: find("easy_init"),
            easy_cleanup: find("easy_cleanup"),
            easy_setopt: find("easy_setopt"),
            easy_getinfo: find("easy_getinfo"),
            slist_append: find("slist_append"),
            slist_free_all: find("slist_free_all"),
            multi_init: find("multi_init"),
            multi_cleanup: find("multi_cleanup"),
            multi_add_handle: find("multi_add_handle"),
            multi_remove_handle: find("multi_remove_handle"),
            multi_perform: find("multi_perform"),
            multi_poll: find("multi_poll"),
            multi_info_read: find("multi_info_read")
        )
        return isComplete ? functions : nil
    }
}
