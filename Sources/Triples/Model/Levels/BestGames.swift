import GameCore

/// Converts moves to and from text with three moves per character. `Data/triples-par.txt` documents the format.
package enum PackedMoves {
  private static let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8Bytes
  private static let padding = UInt8(ascii: "=")

  package static func text(_ moves: [Direction]) -> [UInt8] {
    var text: [UInt8] = []
    for start in stride(from: 0, to: moves.count, by: 3) {
      var digit = 0
      for place in start..<start + 3 {
        let code = place < moves.count ? Direction.allCases.firstIndex(of: moves[place]) : nil
        digit = 4 * digit + (code ?? 0)
      }
      text.append(digits[digit])
    }
    return text + Array(repeating: padding, count: (3 - moves.count % 3) % 3)
  }

  /// Reads moves, or returns `nil` if the text isn't exactly what `text(_:)` returns for them.
  package static func moves(_ text: ArraySlice<UInt8>) -> [Direction]? {
    var moves: [Direction] = []
    let body = text.prefix { $0 != padding }
    let missing = text.count - body.count
    for byte in body {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      for shift in [4, 2, 0] { moves.append(Direction.allCases[digit >> shift & 3]) }
    }
    guard missing <= moves.count else { return nil }
    moves.removeLast(missing)
    guard Self.text(moves) == Array(text) else { return nil }
    return moves
  }
}

package enum BestGames {
  /// Returns the best known complete game with the given number. `text` is the contents of `Data/triples-par.txt`, of
  /// which only the game's line is decoded. Returns `nil` if the game isn't in the table or its line is invalid.
  package static func replay(of number: GameNumber, in text: [UInt8]) -> Replay? {
    let start = number.description.utf8Bytes + [UInt8(ascii: " ")]
    for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: start) {
      guard let last = line.lastIndex(of: UInt8(ascii: " ")), let moves = PackedMoves.moves(line[(last + 1)...])
      else { return nil }
      return try? Replay(line: Replay(number: number).line + [UInt8(ascii: " ")] + moves.map { $0.letter })
    }
    return nil
  }
}
