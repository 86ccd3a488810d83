import GameCore
import TriplesModel

@testable import TriplesCoach

/// A simple implementation of `TemporalCoherenceTrainer` without optimizations. It must learn exactly the same weights.
struct PlainTrainer<Shape: TupleShape> {
  /// A weight, the sum of its corrections, and the sum of their magnitudes.
  typealias PlainWeight = (weight: Float, error: Float, magnitude: Float)

  /// The learned weights by their indexes in network files.
  private(set) var weights: [Int: PlainWeight] = [:]
  private(set) var moveCount = 0
  private var randomness: SplitMix64

  init(seed: UInt64) {
    randomness = SplitMix64(seed: seed)
  }

  mutating func playGame() -> Int {
    var board = PackedBoard(cells: 0)
    var score = 0
    for _ in 0..<4 { score += spawn(on: &board) }
    var before: (board: PackedBoard, value: Float)?
    var spawned = 0
    while let best = bestMove(board) {
      if let before { learn(before.board, error: Float(spawned) + best.total - before.value) }
      before = (best.board, best.total - Float(best.points))
      board = best.board
      spawned = spawn(on: &board)
      score += best.points + spawned
      moveCount += 1
    }
    if let before { learn(before.board, error: Float(spawned) - before.value) }
    return score
  }

  private func bestMove(_ board: PackedBoard) -> (board: PackedBoard, points: Int, total: Float)? {
    var best: (board: PackedBoard, points: Int, total: Float)?
    for direction in [Direction.left, .right, .up, .down] {
      let (after, points) = RowTable.shared.collapse(board, direction)
      guard after != board else { continue }
      let total = value(after) + Float(points)
      if total > best?.total ?? -.infinity { best = (after, points, total) }
    }
    return best
  }

  /// Returns a board's indexes: those of the eight orientations for each pattern, and then the index of the counts.
  private func indexes(_ board: PackedBoard) -> (patterns: [[Int]], counts: Int) {
    let ranks = (0..<16).map { board.rank(row: $0 / 4, column: $0 % 4) }
    let (ones, twos) = (ranks.count { $0 == 1 }, ranks.count { $0 == 2 })
    let other = board.withOnesAndTwosExchanged
    let isExchanged = ones < twos || (ones == twos && other.smallestOrientation < board.smallestOrientation)
    let upright = isExchanged ? other : board
    let turned = upright.transposed
    let orientations = [upright, turned].flatMap { [$0, $0.mirrored, $0.flipped, $0.flipped.mirrored] }
    let patterns = Shape.patterns.enumerated().map { pattern, cells in
      orientations.map { board in
        cells.reversed().reduce(0) { $0 << 4 | min(board.rank(row: $1 / 4, column: $1 % 4), Shape.rankLimit) }
          + Shape.offset(pattern)
      }
    }
    let counts = max(ones, twos) << 8 | min(ones, twos) << 4 | ranks.count { $0 == 0 }
    return (patterns, Shape.offset(Shape.patternCount) + counts)
  }

  /// Adds up four sums, each of two orientations of every pattern. `TemporalCoherenceTrainer` adds in this order, which
  /// affects the rounding.
  private func value(_ board: PackedBoard) -> Float {
    let (patterns, counts) = indexes(board)
    var sums: [Float] = [weights[counts]?.weight ?? 0, 0, 0, 0]
    for lookups in patterns {
      for sum in 0..<4 { sums[sum] += (weights[lookups[sum]]?.weight ?? 0) + (weights[lookups[sum + 4]]?.weight ?? 0) }
    }
    return SIMD4(sums[0], sums[1], sums[2], sums[3]).sum()
  }

  private mutating func learn(_ board: PackedBoard, error: Float) {
    let (patterns, counts) = indexes(board)
    for index in patterns.joined() + [counts] {
      let past = weights[index] ?? (0, 0, 0)
      let coherence = (error / Float(Shape.lookupCount)) * (abs(past.error) + 1e-9) / (past.magnitude + 1e-9)
      weights[index] = (past.weight + coherence, past.error + error, past.magnitude + abs(error))
    }
  }

  private mutating func spawn(on board: inout PackedBoard) -> Int {
    let bits = randomness.next()
    let open = (0..<16).filter { board.rank(row: $0 / 4, column: $0 % 4) == 0 }
    let place = Int(((bits >> 1).multipliedFullWidth(by: UInt64(open.count) << 1)).high)
    let rank = 1 + Int(bits & 1)
    board.cells |= UInt64(rank) << UInt64(4 * open[place])
    return rank
  }
}
