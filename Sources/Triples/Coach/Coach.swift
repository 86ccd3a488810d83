import TriplesModel

/// A coach that computes the expected final score of every legal move. It uses only the board and the score of a game,
/// so it can't know the coming spawns.
public final class Coach {
  /// The node limit for hints, reviews, and coach games: two to four plies, some hundredths of a second in browsers.
  public static let usualNodeLimit = CoachQuestion.usualNodeLimit

  private let search: Expectimax

  /// Creates a coach that evaluates boards with the given network.
  public init(network: TupleNetwork) {
    search = Expectimax(network: network)
  }

  /// Returns the expected final score of each legal move after a search of `nodeLimit` nodes (see `SearchLimit.nodes`).
  /// With a tile above 12288, which no game comes near, returns the score right after each move instead.
  public func advice(for game: Triples, nodeLimit: Int = Coach.usualNodeLimit) -> Advice {
    let score = Points(whole: game.score)
    guard let board = PackedBoard(game) else {
      let moves = Direction.allCases.filter(game.canCollapse).map { direction in
        let next = game.copy()
        next.collapse(dir: direction)
        return AdvisedMove(direction, expectation: Points(whole: next.score))
      }
      return Advice(moves: moves, score: game.score)
    }
    let moves = search.search(board, limit: .nodes(nodeLimit)).map { move in
      AdvisedMove(move.direction, expectation: score + Points(hundredths: Int64(move.value)))
    }
    return Advice(moves: moves, score: game.score)
  }

  /// Returns the expected final score of every legal move at the end of a replay.
  public func advice(for replay: Replay, nodeLimit: Int = Coach.usualNodeLimit) -> Advice {
    advice(for: replay.game, nodeLimit: nodeLimit)
  }
}
