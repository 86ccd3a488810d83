import NumberedGame

/// The address of two finished games of the same deal: that of the sender's own, and behind `/vs/` the moves of the one that
/// it answers, as in `triples/1/14/uldr/vs/lldr`. An address without these is that of the sender's game alone.
package struct DuelAddress: Hashable {
  /// The address of the sender's game.
  package let game: [UInt8]

  /// The moves of the game that it answers, if there is one, as they stand in an address; never empty.
  package let answeredMoves: [UInt8]?

  /// What is said wherever a duel begins.
  package static var note: String { "The link contains the moves, so anyone who reads it closely can see them." }

  private static var mark: [UInt8] { "/vs/".utf8Bytes }

  /// Makes an address from its parts.
  package init(game: [UInt8], answeredMoves: [UInt8]?) {
    self.game = game
    self.answeredMoves = answeredMoves.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Takes an address apart. One without moves behind `/vs/` is left as it is, for the game's own reader to find fault with.
  package init(_ whole: [UInt8]) {
    let mark = Self.mark
    let start = whole.indices.first { whole[$0...].starts(with: mark) && $0 + mark.count < whole.count }
    guard let start else {
      self.init(game: whole, answeredMoves: nil)
      return
    }
    self.init(game: Array(whole[..<start]), answeredMoves: Array(whole[(start + mark.count)...]))
  }

  /// The address as it is shared.
  package var whole: [UInt8] { answeredMoves.map { game + Self.mark + $0 } ?? game }
}
