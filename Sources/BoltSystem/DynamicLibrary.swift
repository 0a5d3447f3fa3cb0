import CSystem

/// A shared library that is opened when it is needed, and never closed again.
///
/// Libraries such as libcurl keep threads and state; closing one that has been used is not safe.
package struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer

    /// The name that was found.
    package let name: String

    /// Opens the first library that is there.
    ///
    /// - Parameter candidates: Names as the system's loader takes them, best first.
    /// - Returns: nil where none is installed.
    package static func open(_ candidates: [String]) -> DynamicLibrary? {
        for name in candidates {
            if let handle = csystem_library_open(name) {
                return DynamicLibrary(handle: handle, name: name)
            }
        }
        return nil
    }

    /// The address of a function or variable, nil where the library has none of that name.
    package func symbol(_ name: String) -> UnsafeMutableRawPointer? {
        csystem_library_symbol(handle, name)
    }
}
