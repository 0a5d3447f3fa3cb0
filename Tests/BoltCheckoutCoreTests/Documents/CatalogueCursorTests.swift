import BoltCheckoutCore
import Testing

struct CatalogueCursorTests {
    /// The longest entry whose path begins the pattern, found by trying each.
    private static func expected(_ pattern: [String]) -> [Int]? {
        for depth in stride(from: pattern.count, to: 0, by: -1) {
            let path = pattern[..<depth].joined(separator: ".")
            if let position = Catalogue.fields.lastIndex(where: { $0.path == path }) {
                return [position, depth]
            }
        }
        return nil
    }

    @Test(arguments: [
        #"{"id":"T","order":{"cart":{"items":[{"name":"A","more":{"a":1}},{"name":"B"}],"x":2}}}"#,
        #"{"cart":{"shipments":[{"a":{"b":{"c":{"d":{"e":{"f":[1,{"g":2}]}}}}},"cost":{"amount":1}}]}}"#,
        #"{"none":{"id":1},"captures":[{"id":"C","amount":{"amount":5}},[[[[[[[7]]]]]]]],"status":"s"}"#,
        #"{"orderReference":1,"fromConsumer":{"firstName":"Ada","deep":{"er":[{"id":2}]}},"a.b":{"c":3}}"#,
    ])
    func `finds what a search through all entries finds`(json: String) throws {
        let document = try JSONDocument(Array(json.utf8))
        document.withRoot { root in
            var cursor = CatalogueCursor(CatalogueLookup())
            for leaf in DocumentLeaf.all(in: root) {
                let found = cursor.entry(of: leaf, leaf.patternHead)
                #expect(
                    found.map { [$0.position, $0.depth] } == Self.expected(leaf.pattern),
                    "\(leaf.path)"
                )
            }
        }
    }
}
