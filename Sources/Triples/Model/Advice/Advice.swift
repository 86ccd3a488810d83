/// What the coach says of one position: the final score that it expects of every legal move.
///
/// The coach and whoever asks it are strangers to each other; this is the language that both speak. As text it crosses
/// from the coach's worker to the page, and is kept with the scores.
public struct Advice: Hashable, Sendable {
  /// The legal moves, best first; of equals, in the order of `Direction.allCases`. Empty when the game is over.
  public let moves: [AdvisedMove]

  /// The final score that is expected if the best move is played, or that the game has when it is over.
  public let expectation: Points

  /// The expectations that there are: 0 to what fits into 32 bits. No game comes near the latter.
  public static let range = Points.zero...Points(hundredths: Int64(Int32.max))

  /// Makes advice from the legal moves, in any order. Of moves in the same direction the first counts.
  ///
  /// - Parameters:
  ///   - moves: what is expected of each.
  ///   - score: the points so far. Where there is no move, they are the final score.
  public init(moves: [AdvisedMove], score: Int) {
    let distinct = Direction.allCases.compactMap { direction in moves.first { $0.direction == direction } }
    // An insertion sort, as it is stable, and there are four at most.
    self.moves = distinct.reduce(into: []) { sorted, move in
      let place = sorted.firstIndex { $0.expectation < move.expectation } ?? sorted.count
      sorted.insert(move, at: place)
    }
    let points = Points(whole: min(max(score, 0), Int(Int32.max) / 100))
    expectation = self.moves.first?.expectation ?? points
  }

  /// The best move, or `nil` when the game is over.
  public var best: Direction? { moves.first?.direction }

  /// What is expected of a move, or `nil` if it is not legal.
  public func expectation(of direction: Direction) -> Points? {
    moves.first { $0.direction == direction }?.expectation
  }

  /// How many points fewer than of the best move are expected of a move, 0 or more, or `nil` if it is not legal.
  public func loss(of direction: Direction) -> Points? {
    expectation(of: direction).map { expectation - $0 }
  }

  /// Whether this can be advice for a game as it stands: it speaks of its legal moves, all of them, and no others, and
  /// when it is over, of its score.
  public func fits(_ game: Triples) -> Bool {
    guard Direction.allCases.allSatisfy({ game.canCollapse($0) == (expectation(of: $0) != nil) }) else { return false }
    return !moves.isEmpty || self == Advice(moves: [], score: game.score)
  }
}

/// One legal move and what the coach expects of it.
public struct AdvisedMove: Hashable, Sendable {
  /// The move.
  public let direction: Direction

  /// The final score that the coach expects after it, before it knows the spawn: the points so far, those that the move
  /// makes, and those still to come.
  public let expectation: Points

  /// Makes a move from its parts.
  ///
  /// - Parameters:
  ///   - direction: where the board collapses to.
  ///   - expectation: what lies outside `Advice.range` becomes the nearest that lies in it.
  public init(_ direction: Direction, expectation: Points) {
    self.direction = direction
    self.expectation = min(max(expectation, Advice.range.lowerBound), Advice.range.upperBound)
  }
}
