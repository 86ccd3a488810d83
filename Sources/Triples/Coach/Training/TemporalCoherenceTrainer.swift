import NumberedGame

/// Learns the weights of a network from games that it plays against chance with what it has learned so far.
///
/// What is learned is the value of an *afterstate*, a board after a move and before the spawn: the points still to come.
/// After each move the value of the afterstate before it is corrected towards what then happened: the points of the
/// spawn and of the best move, and the value of where that move leads (M. Szubert and W. Jaśkowski, "Temporal Difference
/// Learning of N-Tuple Networks for the Game 2048", IEEE CIG 2014).
///
/// How much each weight follows is its own: the share of its past corrections that did not cancel out, the temporal
/// coherence learning of D. Beal and M. Smith ("Temporal Coherence and Prediction Decay in TD Learning", IJCAI 1999), as
/// W. Jaśkowski used it for 2048 ("Mastering 2048 with Delayed Temporal Coherence Learning, Multistage Weight Promotion,
/// Redundant Encoding and Carousel Shaping", IEEE Transactions on Games 10, 2018). There is no rate to choose, and it
/// sinks by itself.
///
/// One thread and one seed give the same weights always.
package final class TemporalCoherenceTrainer<Shape: TupleShape> {
  /// How many games have been played.
  package internal(set) var gameCount = 0

  /// How many moves have been played, in all games.
  package internal(set) var moveCount = 0

  var randomness: TrainingRandomness
  let weights = LearnedWeights<Shape>()
  private let rows = RowTable.shared
  /// Where the weights of five boards are: those that the moves lead to, and the one before them, which comes last.
  private let lookups: UnsafeMutablePointer<UnsafeMutablePointer<Int>>
  private let moves: UnsafeMutablePointer<Move>

  /// A network that has learned nothing.
  ///
  /// - Parameter seed: decides every spawn of every game.
  package init(seed: UInt64) {
    randomness = TrainingRandomness(seed: seed)
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

  /// Plays one game to its end and learns from every move.
  ///
  /// - Returns: the final score.
  @discardableResult
  package func playGame() -> Int { Shape.playGame(self) }

  @inline(__always)
  func playGameOfShape() -> Int {
    var score = 0
    var board = PackedBoard(cells: 0)
    for _ in 0..<4 { score &+= spawn(on: &board) }
    var valueBefore: Float = 0
    var spawned = 0
    var isFirst = true
    while let choice = bestMove(board) {
      if !isFirst { learn(Float(spawned) + choice.total - valueBefore) }
      isFirst = false
      (lookups[4], lookups[choice.number]) = (lookups[choice.number], lookups[4])
      let move = moves[choice.number]
      valueBefore = choice.total - Float(move.points)
      score &+= move.points
      board = move.isTurned ? move.board.transposed : move.board
      spawned = spawn(on: &board)
      score &+= spawned
      moveCount &+= 1
    }
    if !isFirst { learn(Float(spawned) - valueBefore) }
    gameCount &+= 1
    return score
  }

  /// The network as it is now, to play with.
  package func network() -> TupleNetwork {
    ShapedNetwork<Shape> { self.weights[$0].weight }
  }

  /// The network as it is now, as a file that `TupleNetwork.read(_:)` takes.
  ///
  /// - Parameters:
  ///   - step: to what multiple of how many hundredths of a point weights are rounded, 1 to 255. The larger, the smaller
  ///     the file, and the worse the network.
  ///   - experience: weights are left out whose corrections have magnitudes of fewer points in all than this: they were
  ///     met too seldom to know anything, and only make the file larger.
  package func networkFile(step: Int, experience: Float = 0) -> [UInt8] {
    ShapedNetwork<Shape> { index in
      let learned = self.weights[index]
      return learned.magnitude < experience ? 0 : learned.weight
    }.file(step: step)
  }

  /// A board that a move leads to, perhaps mirrored in its main diagonal, and the points of the move.
  private struct Move {
    var board: PackedBoard
    var points: Int
    var isTurned: Bool
  }

  @inline(__always)
  private func bestMove(_ board: PackedBoard) -> (number: Int, total: Float)? {
    let turned = board.transposed
    let (left, right) = rows.collapseAlongRows(board)
    let (up, down) = rows.collapseAlongRows(turned)
    // All are written, each over the one before it if that moved nothing: no processor foresees which moves there are.
    var count = 0
    moves[count] = Move(board: left.board, points: left.points, isTurned: false)
    count &+= left.board != board ? 1 : 0
    moves[count] = Move(board: right.board, points: right.points, isTurned: false)
    count &+= right.board != board ? 1 : 0
    moves[count] = Move(board: up.board, points: up.points, isTurned: true)
    count &+= up.board != turned ? 1 : 0
    moves[count] = Move(board: down.board, points: down.points, isTurned: true)
    count &+= down.board != turned ? 1 : 0
    guard count > 0 else { return nil }
    // First where everything is, then all looks at the memory in a row, which is then waited for once and not each time.
    for number in 0..<count { PlaneIndexes<Shape>(moves[number].board).write(to: lookups[number]) }
    var best = (number: 0, total: -Float.infinity)
    for number in 0..<count {
      let total = value(lookups[number]) + Float(moves[number].points)
      if total > best.total { best = (number, total) }
    }
    return best
  }

  /// The sum of the weights of a board.
  @inline(__always)
  private func value(_ lookups: UnsafeMutablePointer<Int>) -> Float {
    let counts = weights.places[Shape.offset(Shape.patternCount) &+ lookups[8 &* Shape.patternCount]].weight
    // Several sums, as each addition would otherwise wait for the one before. A board and the same mirrored in its main
    // diagonal are added to each other first: so they have the same sum, to the last bit.
    var sums = (counts, Float(0), Float(0), Float(0))
    for pattern in 0..<Shape.patternCount {
      let (table, lookup) = (weights.places + Shape.offset(pattern), lookups + 8 &* pattern)
      sums.0 += table[lookup[0]].weight + table[lookup[1]].weight
      sums.1 += table[lookup[4]].weight + table[lookup[5]].weight
      sums.2 += table[lookup[2]].weight + table[lookup[3]].weight
      sums.3 += table[lookup[6]].weight + table[lookup[7]].weight
    }
    return SIMD4(sums.0, sums.1, sums.2, sums.3).sum()
  }

  /// Corrects the weights of the board before.
  @inline(__always)
  private func learn(_ error: Float) {
    let step = error / Float(Shape.lookupCount)
    let before = lookups[4]
    for pattern in 0..<Shape.patternCount {
      let (table, lookup) = (weights.places + Shape.offset(pattern), before + 8 &* pattern)
      for lane in 0..<8 { table[lookup[lane]].follow(step: step, error: error) }
    }
    weights.places[Shape.offset(Shape.patternCount) &+ before[8 &* Shape.patternCount]].follow(step: step, error: error)
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

/// The chance of training games: SplitMix64 (see `NumberedGame`), repeated here so that the compiler can put it into the
/// innermost loop, and so that its state can be saved.
struct TrainingRandomness {
  /// All there is to it.
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
  package static func playGame(_ trainer: TemporalCoherenceTrainer<PocketShape>) -> Int { trainer.playGameOfShape() }
}

extension ClassicShape {
  package static func playGame(_ trainer: TemporalCoherenceTrainer<ClassicShape>) -> Int { trainer.playGameOfShape() }
}

extension LargeShape {
  package static func playGame(_ trainer: TemporalCoherenceTrainer<LargeShape>) -> Int { trainer.playGameOfShape() }
}
