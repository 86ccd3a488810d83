/// A game looked at move by move: where points were lost to play, and where the spawns won or lost them.
///
/// Before each move the coach expects a final score E. The move that was played has an expectation M of its own, taken
/// over all spawns that may follow it. So the move lost E − M, and the spawn that came changed M to the next position's
/// E. What the moves lost and what the spawns changed therefore add up, exactly, to the last expectation less the first.
public struct Review: Hashable, Sendable {
  /// The game.
  public let replay: Replay

  /// The coach's advice for each position, one more than there are moves.
  public let advices: [Advice]

  /// What became of each move.
  public let moves: [ReviewedMove]

  /// The points that the game really has.
  public let score: Int

  /// Whether the game is over. If it is not, `result` is still an expectation.
  public let isDone: Bool

  /// Puts a review together.
  ///
  /// - Parameters:
  ///   - replay: the game; it need not be over.
  ///   - advices: the advice for each position of the game, from before its first move to after its last.
  /// - Throws: `wrongCount` or `foreignAdvice`.
  public init(of replay: Replay, advices: [Advice]) throws(ReviewFault) {
    let positions = replay.positions
    guard advices.count == positions.count else { throw .wrongCount }
    for (index, position) in positions.enumerated() where !advices[index].fits(position) {
      throw .foreignAdvice(index)
    }
    self.replay = replay
    self.advices = advices
    score = positions[positions.count - 1].score
    isDone = advices[advices.count - 1].moves.isEmpty
    var moves: [ReviewedMove] = []
    for (index, played) in replay.moves.enumerated() {
      let (advice, next) = (advices[index], advices[index + 1])
      // Both are there, as the advice fits a position in which this move was played.
      guard let best = advice.best, let expected = advice.expectation(of: played) else { throw .foreignAdvice(index) }
      moves.append(
        ReviewedMove(
          number: index + 1, played: played, best: best, before: advice.expectation, after: next.expectation,
          loss: advice.expectation - expected, luck: next.expectation - expected))
    }
    self.moves = moves
  }

  /// The final score that was expected at the start.
  public var start: Points { advices[0].expectation }

  /// The final score, or what is expected of it where the game was left before it was over.
  public var result: Points { advices[advices.count - 1].expectation }

  /// What the player's moves cost, 0 or less: the sum of all losses, with a minus sign.
  public var play: Points { moves.reduce(.zero) { $0 - $1.loss } }

  /// What the spawns brought against their average: the sum of all luck. `play + luck` is exactly `result - start`.
  public var luck: Points { moves.reduce(.zero) { $0 + $1.luck } }

  /// The moves that lost something, the greatest loss first; of equals, the earlier first.
  public var mistakes: [ReviewedMove] {
    ranked { $0.loss }
  }

  /// The moves after which the expected score had changed most, up or down, in the order of the game.
  ///
  /// - Parameter count: how many, at most. Moves that changed nothing are none.
  public func turningPoints(_ count: Int = 5) -> [ReviewedMove] {
    let largest = ranked { $0.swing.magnitude }.prefix(max(0, count))
    return moves.filter { move in largest.contains { $0.number == move.number } }
  }

  /// The moves of which something is more than nothing, the largest first; of equals, the earlier first.
  ///
  /// (By insertion, at a place found by halving. The standard library's `sort` would be compiled into the browser's
  /// download anew for each use.)
  private func ranked(by size: (ReviewedMove) -> Points) -> [ReviewedMove] {
    var ranked: [ReviewedMove] = []
    for move in moves where size(move) > .zero {
      var (low, high) = (0, ranked.count)
      while low < high {
        let middle = (low + high) / 2
        if size(ranked[middle]) < size(move) { high = middle } else { low = middle + 1 }
      }
      ranked.insert(move, at: low)
    }
    return ranked
  }
}

/// One move of a game, and what it and the spawn after it did to the score that was to be expected.
public struct ReviewedMove: Hashable, Sendable {
  /// Which move of the game it is, counted from 1. It leads from position `number - 1` to position `number`.
  public let number: Int

  /// The move that was played.
  public let played: Direction

  /// The move that the coach would have played. It may differ from `played` though nothing was lost.
  public let best: Direction

  /// The final score that was expected before the move.
  public let before: Points

  /// The final score that was expected after the move and the spawn.
  public let after: Points

  /// What the move lost against the best one, 0 or more.
  public let loss: Points

  /// How the spawn turned out against the average of all that could have come: more than 0 is good luck.
  public let luck: Points

  /// What happened to the expected score altogether.
  public var swing: Points { after - before }
}
