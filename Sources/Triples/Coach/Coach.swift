import TriplesModel

/// The coach: what it expects of every move that a player can make.
///
/// It is given a game and looks at the board alone. What comes next it does not know: the game's number and generator
/// are never asked for.
public final class Coach {
  /// The nodes of a hint in play, a review or a game that is watched: two to four plies, and some hundredths of a second
  /// in a browser.
  public static let usualNodes = CoachQuestion.usualNodes

  private let search: Expectimax

  /// A coach that judges by a network.
  public init(network: TupleNetwork) {
    search = Expectimax(network: network)
  }

  /// What final score the coach expects of every legal move.
  ///
  /// - Parameters:
  ///   - game: of which the board and the score are looked at, and nothing else.
  ///   - nodes: how much it may look ahead, see `SearchLimit.nodes`.
  /// - Returns: the advice. With a tile beyond 12288 on the board, which no game comes near, it expects of each move
  ///   just the points that the game would then have.
  public func advice(for game: Triples, nodes: Int = Coach.usualNodes) -> Advice {
    let score = Points(whole: game.score)
    guard let board = PackedBoard(game) else {
      let moves = Direction.allCases.filter(game.canCollapse).map { direction in
        let next = game.copy()
        next.collapse(dir: direction)
        return AdvisedMove(direction, expectation: Points(whole: next.score))
      }
      return Advice(moves: moves, score: game.score)
    }
    let moves = search.search(board, limit: .nodes(nodes)).map { move in
      AdvisedMove(move.direction, expectation: score + Points(hundredths: Int64(move.value)))
    }
    return Advice(moves: moves, score: game.score)
  }

  /// What final score the coach expects of every legal move at the end of a replay.
  public func advice(for replay: Replay, nodes: Int = Coach.usualNodes) -> Advice {
    advice(for: replay.game, nodes: nodes)
  }
}
