import BoltCheckoutCore
import Foundation
import Testing

/// The HMAC-SHA-256 file of Project Wycheproof, where the folder with public vectors is there.
struct WycheproofTests {
    struct File: Decodable {
        let numberOfTests: Int
        let testGroups: [Group]
    }

    struct Group: Decodable {
        let tagSize: Int
        let tests: [Vector]
    }

    struct Vector: Decodable {
        let tcId: Int
        let key: String
        let msg: String
        let tag: String
        let result: String
    }

    static let folder = ProcessInfo.processInfo.environment["BOLT_CORPORA"]

    @Test(.enabled(if: folder != nil, "BOLT_CORPORA is not set"))
    func `agrees with every verdict`() throws {
        let url = URL(fileURLWithPath: try #require(Self.folder))
            .appendingPathComponent("wycheproof-hmac-sha256.json")
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        var count = 0
        for group in file.testGroups {
            for vector in group.tests {
                let key = try #require(Hexadecimal.decode(Array(vector.key.utf8)))
                let message = try #require(Hexadecimal.decode(Array(vector.msg.utf8)))
                let tag = try #require(Hexadecimal.decode(Array(vector.tag.utf8)))
                let code = HMACSHA256.code(for: message, key: key).prefix(group.tagSize / 8)
                let isValid = ConstantTime.equals(Array(code), tag)
                #expect(isValid == (vector.result == "valid"), "test \(vector.tcId)")
                count += 1
            }
        }
        #expect(count == file.numberOfTests)
        #expect(count > 0)
    }
}
