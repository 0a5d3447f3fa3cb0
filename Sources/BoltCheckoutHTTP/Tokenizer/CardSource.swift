package import BoltCheckoutFlows

/// Where a card comes from: a person at a terminal, or a file.
package protocol CardSource: AnyObject {
    /// Asks for a card.
    ///
    /// - Throws: ``ShopperError`` where the card is wrong or nobody can be asked.
    func card() throws(ShopperError) -> CardEntryAnswer
}

/// What asking for a card brought.
package enum CardEntryAnswer {
    /// A card that was checked.
    case card(CardEntry)
    /// The input ended.
    case endOfInput
    /// A signal arrived.
    case interrupted
}
