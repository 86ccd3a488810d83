/// A move-by-move review of a game: the points that each move lost, and the points that each spawn gained or lost.
///
/// Before a move, the coach expects a final score E. After the move, it expects M on average over all possible spawns.
/// So the move lost E − M, and the actual spawn changed M to the E of the next position. All these changes add up
/// exactly to the last E minus the first.
public struct Review: Hashable, Sendable {
  /// The reviewed game.
  public let replay: Replay

  /// The coach's advice for each position. There is one more position than there are moves.
  public let advices: [Advice]

  /// The review of each move.
  public let moves: [ReviewedMove]

  /// The score of the game at its last position.
  public let score: Int

  /// Whether the game is over. If it isn't, `result` is an expected score.
  public let isDone: Bool

  /// Creates a review of a game, even an unfinished one. `advices` has the advice for each position, first to last.
  /// Throws `wrongAdviceCount` if the counts differ, or `mismatchedAdvice` if advice doesn't fit its position.
  public init(of replay: Replay, advices: [Advice]) throws(ReviewFault) {
    let positions = replay.positions
    guard advices.count == positions.count else { throw .wrongAdviceCount }
    for (index, position) in positions.enumerated() where !advices[index].fits(position) {
      throw .mismatchedAdvice(index)
    }
    self.replay = replay
    self.advices = advices
    score = positions[positions.count - 1].score
    isDone = advices[advices.count - 1].moves.isEmpty
    var moves: [ReviewedMove] = []
    for (index, played) in replay.moves.enumerated() {
      let (advice, next) = (advices[index], advices[index + 1])
      // Neither is `nil`, because the advice fits a position in which this move was played.
      guard let best = advice.bestMove, let expected = advice.expectation(of: played) else {
        throw .mismatchedAdvice(index)
      }
      moves.append(
        ReviewedMove(
          number: index + 1, playedMove: played, bestMove: best, scoreBefore: advice.expectation,
          scoreAfter: next.expectation,
          loss: advice.expectation - expected, luck: next.expectation - expected))
    }
    self.moves = moves
  }

  /// The final score expected at the start.
  public var expectedScoreAtStart: Points { advices[0].expectation }

  /// The final score, or the expected final score if the game isn't over.
  public var result: Points { advices[advices.count - 1].expectation }

  /// The points that the player's moves cost, 0 or less: the negated sum of all losses.
  public var skill: Points { moves.reduce(.zero) { $0 - $1.loss } }

  /// The points that the spawns gained or lost in total. `skill + luck` is exactly `result - expectedScoreAtStart`.
  public var luck: Points { moves.reduce(.zero) { $0 + $1.luck } }

  /// The moves that lost points, from the greatest loss to the smallest. Equal losses are in the order of the game.
  public var mistakes: [ReviewedMove] {
    rankedMoves { $0.loss }
  }

  /// Returns up to `count` moves that, with their spawns, changed the expected score most, in the order of the game.
  public func turningPoints(maxCount count: Int = 5) -> [ReviewedMove] {
    let largest = rankedMoves { $0.swing.magnitude }.prefix(max(0, count))
    return moves.filter { move in largest.contains { $0.number == move.number } }
  }

  /// Returns the moves with a positive `size`, largest first, and equal ones in the order of the game. Uses a binary
  /// insertion sort, because each use of `sort` is specialized and would enlarge the browser's download.
  private func rankedMoves(by size: (ReviewedMove) -> Points) -> [ReviewedMove] {
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

/// A move of a reviewed game, and the effect of the move and of the spawn after it on the expected score.
public struct ReviewedMove: Hashable, Sendable {
  /// The number of the move in the game, counted from 1. It leads from position `number - 1` to position `number`.
  public let number: Int

  /// The move that was played.
  public let playedMove: Direction

  /// The move that the coach would have played. It may differ from `playedMove` even if `loss` is 0.
  public let bestMove: Direction

  /// The expected final score before the move.
  public let scoreBefore: Points

  /// The expected final score after the move and the spawn.
  public let scoreAfter: Points

  /// The points that the move lost compared to the best move, 0 or more.
  public let loss: Points

  /// The points that the spawn gained compared to the average of all possible spawns. Positive means good luck.
  public let luck: Points

  /// The change of the expected score by the move and its spawn.
  public var swing: Points { scoreAfter - scoreBefore }
}
