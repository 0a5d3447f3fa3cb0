import Testing

@testable import BoltCheckoutCore

/// The memory that a ledger is made of.
struct LedgerMemoryTests {
    @Test func `texts stay where they are, whatever their length`() {
        let arena = ByteArena()
        let texts: [[UInt8]] = (0..<50_000).map { Array("text \($0)".utf8) }
        let long = [UInt8](repeating: 7, count: 2_500_000)
        var places: [ArenaText] = []
        for text in texts { places.append(text.withUnsafeBufferPointer { arena.append($0) }) }
        let longPlace = long.withUnsafeBufferPointer { arena.append($0) }
        let last = Array("last".utf8).withUnsafeBufferPointer { arena.append($0) }
        for (text, place) in zip(texts, places) {
            #expect(arena.text(at: place).elementsEqual(text))
        }
        #expect(arena.text(at: longPlace).elementsEqual(long))
        #expect(arena.string(at: last) == "last")
        long.withUnsafeBufferPointer { #expect(arena.holds($0, at: longPlace)) }
        let none = Array("lasu".utf8)
        none.withUnsafeBufferPointer { #expect(!arena.holds($0, at: last)) }
    }

    @Test func `an index finds what it was given, through its growth`() {
        let index = HashIndex()
        let hash = ByteHash(seed: 3)
        func hashed(_ number: Int) -> UInt64 { hash.hash(Int64(number), after: 0) }
        for number in 0..<200_000 {
            #expect(index.findOrInsert(hashed(number), new: number) { $0 == number } == nil)
        }
        for number in 0..<200_000 {
            #expect(index.find(hashed(number)) { $0 == number } == number)
        }
        #expect(index.find(hashed(200_000)) { _ in true } == nil)
        index.replace(hashed(5), 5, by: 9)
        #expect(index.find(hashed(5)) { $0 == 9 } == 9)
    }

    @Test func `the same hash for different texts is no harm`() {
        let index = HashIndex()
        let same: UInt64 = 0xFFFF_FFFF_0000_0001
        for number in 0..<5_000 {
            #expect(index.findOrInsert(same, new: number) { $0 == number } == nil)
        }
        #expect(index.find(same) { $0 == 4_321 } == 4_321)
    }

    @Test func `names have numbers of their own`() {
        var table = NameTable(LedgerName.statuses)
        func number(_ name: String) -> UInt16 {
            Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0) }
        }
        for name in ["completed", "authorized", "failed", "cancelled", "pending"] {
            let code = Array(name.utf8).withUnsafeBufferPointer { LedgerName.statusCode($0) }
            #expect(code == number(name))
            #expect(table.string(code) == name)
        }
        #expect(number("") == 0)
        #expect(number("new") == 6)
        #expect(number("new") == 6)
        #expect(table.string(6) == "new")
    }

    @Test(arguments: ["AAA", "USD", "ZZZ"])
    func `a currency's letters survive its number`(code: String) {
        let number = Array(code.utf8).withUnsafeBufferPointer { LedgerName.currencyCode($0) }
        #expect(number > 0)
        #expect(String(decoding: LedgerName.currency(number), as: UTF8.self) == code)
    }

    @Test(arguments: ["usd", "US", "U D", "EURO", ""])
    func `other texts have no number`(code: String) {
        #expect(Array(code.utf8).withUnsafeBufferPointer { LedgerName.currencyCode($0) } == 0)
    }
}
