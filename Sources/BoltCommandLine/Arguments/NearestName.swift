/// The name that was probably meant.
///
/// - Parameters:
///   - word: What was typed.
///   - names: What there is.
/// - Returns: The nearest name, or `nil` if none is near.
func nearestName(to word: String, in names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
        let distance = editDistance(Array(word.utf8.prefix(64)), Array(name.utf8))
        let limit = max(1, name.utf8.count / 3)
        if distance <= limit, distance < best?.distance ?? Int.max {
            best = (name, distance)
        }
    }
    return best?.name
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (line, leftByte) in left.enumerated() {
        var diagonal = row[0]
        row[0] = line + 1
        for (column, rightByte) in right.enumerated() {
            let replaced = diagonal + (leftByte == rightByte ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        }
    }
    return row[right.count]
}
