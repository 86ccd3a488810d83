import GameCore

/// A simple player to compare with, and to take positions for practice from. A person can play the same way by hand.
public enum SimplePlayer: CaseIterable, Sendable {
  /// The player that plays the first legal move of down, left, right, and up.
  case sweeper
  /// The player that plays the move with the highest sum: two for each merge, one for each adjacent pair that could
  /// merge before the next spawn. Ties go to the first in the order of `sweeper`.
  case matchmaker

  private static let order: [Direction] = [.down, .left, .right, .up]

  /// Returns the player's move, or `nil` if no move is legal.
  public func move(in game: Triples) -> Direction? {
    let open = Self.order.filter(game.canCollapse)
    switch self {
    case .sweeper: return open.first
    case .matchmaker:
      var best: (move: Direction, weight: Int)?
      for move in open {
        let weight = Self.weight(of: move, in: game)
        if weight > best?.weight ?? -1 { best = (move, weight) }
      }
      return best?.move
    }
  }

  /// Plays a copy of a game to its end and returns the final score in points.
  public func score(of game: Triples) -> Int {
    let game = game.copy()
    while let move = move(in: game), (try? game.play(move)) != nil {}
    return game.score
  }

  private static func weight(of move: Direction, in game: Triples) -> Int {
    let next = game.copy()
    next.collapse(dir: move)
    return 2 * game.merges(move).count + mergeablePairCount(on: next.board)
  }

  private static func mergeablePairCount(on board: [[Int]]) -> Int {
    var count = 0
    for row in 0..<Triples.size {
      for column in 0..<Triples.size {
        for (below, beside) in [(1, 0), (0, 1)] where row + below < Triples.size && column + beside < Triples.size {
          if Tile.sum(of: board[row][column], and: board[row + below][column + beside]) != nil { count += 1 }
        }
      }
    }
    return count
  }
}
