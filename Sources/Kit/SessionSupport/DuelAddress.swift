import GameCore

/// The address of two finished games of the same deal: the sender's game, then `/vs/` and the moves of the game that it
/// answers, as in `triples/1/14/uldr/vs/lldr`. Without `/vs/` and moves, it is the address of the sender's game alone.
package struct DuelAddress: Hashable {
  package let game: [UInt8]

  /// The moves of the game that the sender's game answers, as in an address, or `nil` if there is none. Never empty.
  package let answeredMoves: [UInt8]?

  private static var mark: [UInt8] { "/vs/".utf8Bytes }

  /// Creates an address. Empty moves count as `nil`.
  package init(game: [UInt8], answeredMoves: [UInt8]?) {
    self.game = game
    self.answeredMoves = answeredMoves.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Splits a link, whose moves may be hidden.
  package init(link: [UInt8]) throws(HiddenMoves.Fault) { self.init(try HiddenMoves.reveal(link)) }

  /// Splits an address. If no moves follow `/vs/`, all of it becomes `game`, and the parser of games reports the error.
  package init(_ text: [UInt8]) {
    let mark = Self.mark
    let start = text.indices.first { text[$0...].starts(with: mark) && $0 + mark.count < text.count }
    guard let start else {
      self.init(game: text, answeredMoves: nil)
      return
    }
    self.init(game: Array(text[..<start]), answeredMoves: Array(text[(start + mark.count)...]))
  }

  package var text: [UInt8] { answeredMoves.map { game + Self.mark + $0 } ?? game }
}
