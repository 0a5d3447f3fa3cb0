import BoltCheckoutCore
package import BoltSystem

/// Recorded replies from a folder: transactions to inspect, orders to pay, results of checkouts.
package struct FixtureLibrary {
    /// Transactions in the order of their files; of a reference that occurs twice the first counts.
    package private(set) var transactions: [JSONTree] = []
    /// Recorded results of checkouts by order token, byte for byte.
    package private(set) var checkouts: [String: [UInt8]] = [:]
    /// Files that could not be read as JSON, which some fixtures are meant to be.
    package private(set) var skippedFiles = 0

    private static let deepest = 4
    private static let largestFile = 16 << 20
    private static let mostBytes = 64 << 20
    private var references: Set<String> = []
    private var bytesRead = 0

    /// No fixtures.
    package init() {}

    /// Reads a folder and the folders in it.
    ///
    /// - Parameter folder: The path.
    /// - Throws: The system's error where the folder itself can't be read.
    package init(folder: String) throws(SystemError) {
        let names = try Folder.entries(folder)
        read(names, in: folder, depth: 0)
    }

    private mutating func read(_ names: [String], in folder: String, depth: Int) {
        for name in names where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            switch (try? FileStatus.of(path: path))?.kind {
            case .folder where depth < Self.deepest:
                let entries = try? Folder.entries(path)
                read(entries ?? [], in: path, depth: depth + 1)
            case .file where name.hasSuffix(".json") || name.hasSuffix(".ndjson"):
                readFile(path, name)
            default: break
            }
        }
    }

    private mutating func readFile(_ path: String, _ name: String) {
        let limit = min(Self.largestFile, Self.mostBytes - bytesRead)
        let file = try? InputFile.open(path)
        guard let bytes = try? file?.readAll(limit: limit) else {
            skippedFiles += 1
            return
        }
        bytesRead += bytes.count
        if name.hasSuffix(".ndjson") {
            for line in bytes.split(separator: 0x0A) {
                if let tree = JSONTree(parsing: Array(line)) { add(tree) }
            }
            return
        }
        guard let tree = JSONTree(parsing: bytes) else {
            skippedFiles += 1
            return
        }
        let stem = name.dropLast(5)
        if path.hasSuffix("/checkout/\(name)"), !stem.contains("."), !stem.isEmpty {
            checkouts[String(stem)] = bytes
        }
        add(tree)
    }

    /// Looks for transactions in the envelopes that recorded replies and hooks have.
    private mutating func add(_ tree: JSONTree) {
        if case .array(let elements) = tree {
            for element in elements { add(element) }
        } else if let inner = tree["transaction"] ?? tree["data"], inner.isObject {
            add(inner)
        } else if case .array(let elements)? = tree["transactions"] {
            for element in elements { add(element) }
        } else if let reference = tree["reference"]?.string, !reference.isEmpty,
            tree["status"]?.string != nil, tree["amount"]?.isObject == true,
            references.insert(reference).inserted
        {
            transactions.append(tree)
        }
    }
}
