import NumberedGame
import TriplesModel

/// A player of few thoughts, who sets what a lesser medal takes. Anybody can do what it does by hand.
public enum SimplePlayer: CaseIterable, Sendable {
  /// Plays down whenever it can, else left, else right, else up. It sets bronze.
  case sweeper
  /// Weighs each move: two for every pair that it makes, and one for every pair that lies side by side afterwards, before
  /// the new tile comes. It looks no further; of equal moves it takes the Sweeper's. It sets silver.
  case matchmaker

  /// The directions, the one that is liked best first.
  private static let order: [Direction] = [.down, .left, .right, .up]

  /// The move that the player makes, or `nil` if there is none.
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

  /// Plays a game to its end.
  ///
  /// - Returns: the final score in points.
  public func score(of game: Triples) -> Int {
    let game = game.copy()
    while let move = move(in: game), (try? game.play(move)) != nil {}
    return game.score
  }

  private static func weight(of move: Direction, in game: Triples) -> Int {
    let next = game.copy()
    next.collapse(dir: move)
    return 2 * game.merges(move).count + pairs(on: next.board)
  }

  /// How many pairs that could become one tile lie side by side.
  private static func pairs(on board: [[Int]]) -> Int {
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
