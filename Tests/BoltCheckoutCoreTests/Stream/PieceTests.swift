import Foundation
import TestSupport
import Testing

@testable import BoltCheckoutCore

/// How the bytes arrive changes nothing.
struct PieceTests {
    /// Every fixture of the project, with its name.
    static let fixtures: [String] = {
        let root: String = PackageFolder.root + "/Fixtures"
        let names: [String] =
            (FileManager.default.enumerator(atPath: root)?.allObjects as? [String]) ?? []
        return names.filter { $0.contains(".") }.sorted().map { "\(root)/\($0)" }
    }()

    @Test(arguments: fixtures)
    func `one byte at a time gives the same events as one read`(path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let whole = StreamedInput.events(bytes)
        for piece in [1, 2, 3, 61] {
            #expect(StreamedInput.events(bytes, piece: piece) == whole)
        }
    }

    @Test func `there are fixtures to read`() {
        #expect(Self.fixtures.count > 100)
    }

    @Test func `cuts at every byte are told or leave whole records`() throws {
        let text = "{\"a\":\"é\\u00e9\",\"b\":[1,-2.5e3,true]}\n{\"c\":null}\n[1,{\"d\":{}}]\n"
        let bytes = Array(text.utf8)
        let whole = StreamedInput.events(bytes)
        for end in 0...bytes.count {
            let events = StreamedInput.events(Array(bytes[..<end]), piece: 1)
            #expect(events == StreamedInput.events(Array(bytes[..<end])))
            let documents = events.filter { if case .document = $0 { true } else { false } }
            #expect(documents == Array(whole.prefix(documents.count)))
        }
    }
}
