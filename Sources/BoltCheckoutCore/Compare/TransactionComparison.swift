/// Compares two transactions with knowledge of what they are.
///
/// Members of lists are paired by what identifies them and not by their place, both spellings of a
/// key are one, and so are the numbers 2599 and 2599.0.
package enum TransactionComparison {
    /// Fields that change when somebody looks, or with the design of a page.
    private static let volatileNames: Set<String> = [
        "last_viewed_utc", "view_status", "icon_asset_path", "avatar", "logo",
    ]

    /// A transaction's values, out of their document, ready to be compared.
    package struct Side: Equatable, Sendable {
        let value: ComparedValue
        /// Whether it is the merchant's view, which has fields that the client's has not, and lacks
        /// others.
        package let isMerchantView: Bool

        /// Takes a transaction's values out of their document.
        package init(_ transaction: Transaction) {
            value = ComparedReading().transaction(transaction.value)
            isMerchantView =
                transaction.value.member("order")?.isObject == true
                || transaction.value.member("timeline") != nil
        }
    }

    /// In what two transactions differ, in the order of the first, then of the second.
    package static func differences(
        from first: Side,
        to second: Side
    ) -> [TransactionDifference] {
        var found: [TransactionDifference] = []
        let place = Place(
            path: "",
            isVolatile: false,
            hasOneView: first.isMerchantView == second.isMerchantView
        )
        compare(first.value, second.value, place, &found)
        return found
    }

    /// Where a value stands.
    private struct Place {
        let path: String
        let isVolatile: Bool
        /// Whether what one side lacks is missing, and not of another view.
        let hasOneView: Bool

        func standing(_ change: TransactionDifference.Change) -> TransactionDifference.Standing {
            if isVolatile { return .isVolatile }
            return change == .changed || hasOneView ? .counts : .isOfOneView
        }

        func member(_ name: String) -> Place {
            Place(
                path: path.isEmpty ? name : "\(path).\(name)",
                isVolatile: isVolatile || volatileNames.contains(name),
                hasOneView: hasOneView
            )
        }

        func element(_ label: String) -> Place {
            Place(path: "\(path)[\(label)]", isVolatile: isVolatile, hasOneView: true)
        }
    }

    private static func compare(
        _ first: ComparedValue?,
        _ second: ComparedValue?,
        _ place: Place,
        _ found: inout [TransactionDifference]
    ) {
        guard let first, let second else {
            compareWithNothing(first, second, place, &found)
            return
        }
        switch (first, second) {
        case (.object(let one), .object(let two)):
            compareMembers(one, two, place, &found)
        case (.list(let one), .list(let two)):
            compareLists(one, two, place, &found)
        default:
            guard !first.means(second) else { return }
            found.append(
                TransactionDifference(
                    path: place.path,
                    change: .changed,
                    before: first,
                    after: second,
                    standing: place.standing(.changed)
                )
            )
        }
    }

    private static func compareWithNothing(
        _ first: ComparedValue?,
        _ second: ComparedValue?,
        _ place: Place,
        _ found: inout [TransactionDifference]
    ) {
        guard let only = first ?? second else { return }
        if case .list(let elements) = only, place.hasOneView {
            // Each element is a difference of its own, as where the other list has one already.
            compareLists(first == nil ? [] : elements, second == nil ? [] : elements, place, &found)
            return
        }
        let change: TransactionDifference.Change = first == nil ? .added : .removed
        found.append(
            TransactionDifference(
                path: place.path,
                change: change,
                before: first,
                after: second,
                standing: place.standing(change)
            )
        )
    }

    private static func compareMembers(
        _ first: [ComparedMember],
        _ second: [ComparedMember],
        _ place: Place,
        _ found: inout [TransactionDifference]
    ) {
        let others = Dictionary(second.map { ($0.name, $0.value) }) { one, _ in one }
        for member in first {
            compare(member.value, others[member.name], place.member(member.name), &found)
        }
        let known = Set(first.map(\.name))
        for member in second where !known.contains(member.name) {
            compare(nil, member.value, place.member(member.name), &found)
        }
    }

    private static func compareLists(
        _ first: [ComparedValue],
        _ second: [ComparedValue],
        _ place: Place,
        _ found: inout [TransactionDifference]
    ) {
        if first.allSatisfy({ $0.scalarText != nil }), second.allSatisfy({ $0.scalarText != nil }) {
            compareScalars(first, second, place, &found)
        } else if let identity = ListIdentity(first, second) {
            let name = { (element: ComparedValue) in
                ComparedMember(name: identity.label(of: element), value: element)
            }
            compareElements(first.map(name), second.map(name), place, &found)
        } else {
            let name = { (offset: Int, element: ComparedValue) in
                ComparedMember(name: String(offset), value: element)
            }
            compareElements(
                first.enumerated().map(name),
                second.enumerated().map(name),
                place,
                &found
            )
        }
    }

    private static func compareElements(
        _ first: [ComparedMember],
        _ second: [ComparedMember],
        _ place: Place,
        _ found: inout [TransactionDifference]
    ) {
        let others = Dictionary(second.map { ($0.name, $0.value) }) { one, _ in one }
        for element in first {
            compare(element.value, others[element.name], place.element(element.name), &found)
        }
        let known = Set(first.map(\.name))
        for element in second where !known.contains(element.name) {
            compare(nil, element.value, place.element(element.name), &found)
        }
    }

    /// Lists of plain values are sets: their order says nothing.
    private static func compareScalars(
        _ first: [ComparedValue],
        _ second: [ComparedValue],
        _ place: Place,
        _ found: inout [TransactionDifference]
    ) {
        var surplus: [String: Int] = [:]
        for element in first { surplus[element.comparedText ?? "", default: 0] += 1 }
        var added: [ComparedValue] = []
        for element in second {
            let text = element.comparedText ?? ""
            if let count = surplus[text], count > 0 {
                surplus[text] = count - 1
            } else {
                added.append(element)
            }
        }
        for element in first {
            let text = element.comparedText ?? ""
            guard let count = surplus[text], count > 0 else { continue }
            surplus[text] = count - 1
            compare(element, nil, place.element(element.scalarText ?? ""), &found)
        }
        for element in added {
            compare(nil, element, place.element(element.scalarText ?? ""), &found)
        }
    }
}
