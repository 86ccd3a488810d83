/// The coach's evaluation of a position: the final score that it expects after each legal move. The coach's worker
/// sends the text form to the page, which stores it with the scores.
public struct Advice: Hashable, Sendable {
  /// The legal moves, best first. Equal moves are in the order of `Direction.allCases`. Empty if the game is over.
  public let moves: [AdvisedMove]

  /// The expected final score after the best move, or the actual score if the game is over.
  public let expectation: Points

  /// The valid expectations: 0 to `Int32.max` hundredths of a point, which no game comes close to.
  public static let expectationRange = Points.zero...Points(hundredths: Int64(Int32.max))

  /// Creates advice from legal moves in any order. If a direction occurs twice, the first move counts. `score` is the
  /// number of points so far, which is the final score if `moves` is empty.
  public init(moves: [AdvisedMove], score: Int) {
    let distinct = Direction.allCases.compactMap { direction in moves.first { $0.direction == direction } }
    // An insertion sort, because it is stable and there are at most four moves.
    self.moves = distinct.reduce(into: []) { sorted, move in
      let place = sorted.firstIndex { $0.expectation < move.expectation } ?? sorted.count
      sorted.insert(move, at: place)
    }
    let points = Points(whole: min(max(score, 0), Int(Int32.max) / 100))
    expectation = self.moves.first?.expectation ?? points
  }

  /// The best move, or `nil` if the game is over.
  public var bestMove: Direction? { moves.first?.direction }

  /// The best move and all that are equally good: less than half a point worse, which rounds to nothing.
  public var bestMoves: [Direction] {
    moves.filter { (expectation - $0.expectation).hundredths < 50 }.map { $0.direction }
  }

  /// Whether a loss is worth a reason: at least five points.
  public static func isCostly(_ loss: Points) -> Bool { loss >= Points(whole: 5) }

  /// The best of the costly moves, with which a hint compares the best move, or `nil` if no move is costly.
  public var bestCostlyMove: Direction? { moves.first { Self.isCostly(expectation - $0.expectation) }?.direction }

  /// Returns the expected final score after a move in `direction`, or `nil` if the move isn't legal.
  public func expectation(of direction: Direction) -> Points? {
    moves.first { $0.direction == direction }?.expectation
  }

  /// Returns the best move's expected score minus that of the move in `direction`, or `nil` if the latter is illegal.
  public func loss(of direction: Direction) -> Points? {
    expectation(of: direction).map { expectation - $0 }
  }

  /// Returns whether the advice has exactly the game's legal moves or, if the game is over, its final score.
  public func fits(_ game: Triples) -> Bool {
    guard Direction.allCases.allSatisfy({ game.canCollapse($0) == (expectation(of: $0) != nil) }) else { return false }
    return !moves.isEmpty || self == Advice(moves: [], score: game.score)
  }
}

/// A legal move and its expected final score.
public struct AdvisedMove: Hashable, Sendable {
  /// The move.
  public let direction: Direction

  /// The expected final score: the points so far, the points of the move, and the expected points after it.
  public let expectation: Points

  /// Creates a move, clamping its expected final score to `Advice.expectationRange`.
  public init(_ direction: Direction, expectation: Points) {
    self.direction = direction
    self.expectation = min(max(expectation, Advice.expectationRange.lowerBound), Advice.expectationRange.upperBound)
  }
}
