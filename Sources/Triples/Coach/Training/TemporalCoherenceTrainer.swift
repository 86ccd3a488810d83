import GameCore

/// A trainer that learns the weights of a network by playing games with what it has learned so far.
///
/// It learns the values of *afterstates*, boards after a move and before the spawn: the expected future points. Each
/// move corrects the value of the previous afterstate toward the points of the spawn and the best move, plus the value
/// of the afterstate that follows (M. Szubert, W. Jaśkowski, "Temporal Difference Learning of N-Tuple Networks for the
/// Game 2048", IEEE CIG 2014).
///
/// The learning rate of each weight is the proportion of its past corrections that didn't cancel out, so it decreases
/// by itself and need not be chosen. This is the temporal coherence learning of D. Beal and M. Smith ("Temporal
/// Coherence and Prediction Decay in TD Learning", IJCAI 1999), as W. Jaśkowski used it for 2048 ("Mastering 2048 with
/// Delayed Temporal Coherence Learning, Multistage Weight Promotion, Redundant Encoding and Carousel Shaping", IEEE
/// Transactions on Games 10, 2018).
///
/// Training is single-threaded, so a seed always gives the same weights.
package final class TemporalCoherenceTrainer<Shape: TupleShape> {
  package internal(set) var gameCount = 0

  package internal(set) var moveCount = 0

  var randomness: TrainingRandomNumberGenerator
  let weights = LearnedWeights<Shape>()
  private let rowTable = RowTable.shared
  /// The indexes of the weights of five boards: up to four after legal moves, and last the afterstate to correct.
  private let lookups: UnsafeMutablePointer<UnsafeMutablePointer<Int>>
  private let moves: UnsafeMutablePointer<Move>

  /// Creates a trainer that has learned nothing. The seed determines every spawn of every game.
  package init(seed: UInt64) {
    randomness = TrainingRandomNumberGenerator(seed: seed)
    lookups = .allocate(capacity: 5)
    for board in 0..<5 {
      lookups[board] = .allocate(capacity: Shape.lookupCount)
      lookups[board].initialize(repeating: 0, count: Shape.lookupCount)
    }
    moves = .allocate(capacity: 4)
  }

  deinit {
    for board in 0..<5 { lookups[board].deallocate() }
    lookups.deallocate()
    moves.deallocate()
  }

  /// Plays a game to its end, learns from every move, and returns the final score.
  @discardableResult
  package func playGame() -> Int { Shape.playGame(self) }

  @inline(__always)
  func playTrainingGame() -> Int {
    var score = 0
    var board = PackedBoard(cells: 0)
    for _ in 0..<4 { score &+= spawn(on: &board) }
    var valueBefore: Float = 0
    var spawned = 0
    var isFirst = true
    while let choice = bestMove(board) {
      if !isFirst { learn(Float(spawned) + choice.total - valueBefore) }
      isFirst = false
      (lookups[4], lookups[choice.index]) = (lookups[choice.index], lookups[4])
      let move = moves[choice.index]
      valueBefore = choice.total - Float(move.points)
      score &+= move.points
      board = move.isTransposed ? move.board.transposed : move.board
      spawned = spawn(on: &board)
      score &+= spawned
      moveCount &+= 1
    }
    if !isFirst { learn(Float(spawned) - valueBefore) }
    gameCount &+= 1
    return score
  }

  package func network() -> TupleNetwork {
    ShapedNetwork<Shape> { self.weights[$0].weight }
  }

  /// Returns the network as a file for `TupleNetwork.read(_:)`, with weights rounded to multiples of `step`, 1 to 255
  /// hundredths of a point. A larger step makes the file smaller and the network worse. Leaves out weights whose
  /// corrections add up to less than `minMagnitude` points in magnitude, because they had too few to be useful.
  package func networkFile(step: Int, minMagnitude: Float = 0) -> [UInt8] {
    ShapedNetwork<Shape> { index in
      let learned = self.weights[index]
      return learned.absoluteErrorSum < minMagnitude ? 0 : learned.weight
    }.file(step: step)
  }

  /// The board after a move, the points of the move, and whether the board is mirrored in its main diagonal.
  private struct Move {
    var board: PackedBoard
    var points: Int
    var isTransposed: Bool
  }

  @inline(__always)
  private func bestMove(_ board: PackedBoard) -> (index: Int, total: Float)? {
    let turned = board.transposed
    let (left, right) = rowTable.collapseAlongRows(board)
    let (up, down) = rowTable.collapseAlongRows(turned)
    // To avoid mispredicted branches, write every move. A move that changes nothing is overwritten by the next one.
    var count = 0
    moves[count] = Move(board: left.board, points: left.points, isTransposed: false)
    count &+= left.board != board ? 1 : 0
    moves[count] = Move(board: right.board, points: right.points, isTransposed: false)
    count &+= right.board != board ? 1 : 0
    moves[count] = Move(board: up.board, points: up.points, isTransposed: true)
    count &+= up.board != turned ? 1 : 0
    moves[count] = Move(board: down.board, points: down.points, isTransposed: true)
    count &+= down.board != turned ? 1 : 0
    guard count > 0 else { return nil }
    // Compute all indexes first and then read all weights, so that the memory accesses overlap.
    for number in 0..<count { PlaneIndexes<Shape>(moves[number].board).write(to: lookups[number]) }
    var best = (index: 0, total: -Float.infinity)
    for number in 0..<count {
      let total = value(lookups[number]) + Float(moves[number].points)
      if total > best.total { best = (number, total) }
    }
    return best
  }

  @inline(__always)
  private func value(_ lookups: UnsafeMutablePointer<Int>) -> Float {
    let counts = weights.weights[Shape.offset(Shape.patternCount) &+ lookups[8 &* Shape.patternCount]].weight
    // Several sums avoid a chain of dependent additions. The weights of a board and of its mirror image in the main
    // diagonal are added to each other first, so that both boards have exactly the same sum.
    var sums = (counts, Float(0), Float(0), Float(0))
    for pattern in 0..<Shape.patternCount {
      let (table, lookup) = (weights.weights + Shape.offset(pattern), lookups + 8 &* pattern)
      sums.0 += table[lookup[0]].weight + table[lookup[1]].weight
      sums.1 += table[lookup[4]].weight + table[lookup[5]].weight
      sums.2 += table[lookup[2]].weight + table[lookup[3]].weight
      sums.3 += table[lookup[6]].weight + table[lookup[7]].weight
    }
    return SIMD4(sums.0, sums.1, sums.2, sums.3).sum()
  }

  @inline(__always)
  private func learn(_ error: Float) {
    let step = error / Float(Shape.lookupCount)
    let before = lookups[4]
    for pattern in 0..<Shape.patternCount {
      let (table, lookup) = (weights.weights + Shape.offset(pattern), before + 8 &* pattern)
      for lane in 0..<8 { table[lookup[lane]].correct(step: step, error: error) }
    }
    weights.weights[Shape.offset(Shape.patternCount) &+ before[8 &* Shape.patternCount]].correct(
      step: step, error: error)
  }

  @inline(__always)
  private func spawn(on board: inout PackedBoard) -> Int {
    let bits = randomness.next()
    let isTwo = bits & 1
    let place = (bits >> 1).multipliedFullWidth(by: UInt64(board.openCount) << 1).high
    board.cells |= board.openCell(Int(truncatingIfNeeded: place)) << isTwo
    return 1 &+ Int(truncatingIfNeeded: isTwo)
  }
}

/// The random number generator of training games: SplitMix64 (see `GameCore`). It is repeated here so that the
/// compiler can inline it into the innermost loop, and so that its state can be saved.
struct TrainingRandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  @inline(__always)
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension PocketShape {
  package static func playGame(_ trainer: TemporalCoherenceTrainer<PocketShape>) -> Int { trainer.playTrainingGame() }
}

extension ClassicShape {
  package static func playGame(_ trainer: TemporalCoherenceTrainer<ClassicShape>) -> Int { trainer.playTrainingGame() }
}

extension LargeShape {
  package static func playGame(_ trainer: TemporalCoherenceTrainer<LargeShape>) -> Int { trainer.playTrainingGame() }
}
