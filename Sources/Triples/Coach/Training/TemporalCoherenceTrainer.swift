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
  let weights: UnsafeMutablePointer<Float>
  /// The sum of all corrections of each weight, and the sum of their magnitudes.
  let errors: UnsafeMutablePointer<SIMD2<Float>>
  private let indexes: UnsafeMutablePointer<SIMD8<UInt64>>
  private let rows = RowTable.shared

  private static var laneCount: Int { Shape.patternCount + 1 }

  /// A network that has learned nothing.
  ///
  /// - Parameter seed: decides every spawn of every game.
  package init(seed: UInt64) {
    randomness = TrainingRandomness(seed: seed)
    let count = Shape.indexCount
    weights = .allocate(capacity: count)
    weights.initialize(repeating: 0, count: count)
    errors = .allocate(capacity: count)
    errors.initialize(repeating: .zero, count: count)
    // Two sets of indexes: those of the position before, and those of the move considered best.
    indexes = .allocate(capacity: 2 * Self.laneCount)
    indexes.initialize(repeating: .zero, count: 2 * Self.laneCount)
  }

  deinit {
    weights.deallocate()
    errors.deallocate()
    indexes.deallocate()
  }

  /// Plays one game to its end and learns from every move.
  ///
  /// - Returns: the final score.
  @discardableResult
  package func playGame() -> Int {
    var score = 0
    var board = PackedBoard(cells: 0)
    for _ in 0..<4 { score &+= spawn(on: &board) }
    var before = indexes
    var after = indexes + Self.laneCount
    var valueBefore: Float = 0
    var spawned = 0
    var isFirst = true
    while let choice = bestMove(board) {
      collectIndexes(choice.board, into: after)
      if !isFirst { learn(before, Float(spawned) + choice.total - valueBefore) }
      isFirst = false
      swap(&before, &after)
      valueBefore = choice.total - Float(choice.points)
      score &+= choice.points
      board = choice.board
      spawned = spawn(on: &board)
      score &+= spawned
      moveCount &+= 1
    }
    if !isFirst { learn(before, Float(spawned) - valueBefore) }
    gameCount &+= 1
    return score
  }

  /// The network as it is now, to play with.
  package func network() -> TupleNetwork {
    ShapedNetwork<Shape> { self.weights[$0] }
  }

  /// The network as it is now, as a file that `TupleNetwork.read(_:)` takes.
  ///
  /// - Parameters:
  ///   - step: to what multiple of how many hundredths of a point weights are rounded, 1 to 255. The larger, the smaller
  ///     the file, and the worse the network.
  ///   - experience: weights are left out whose corrections have magnitudes of fewer points in all than this: they were
  ///     met too seldom to know anything, and only make the file larger.
  package func networkFile(step: Int, experience: Float = 0) -> [UInt8] {
    ShapedNetwork<Shape> { self.errors[$0].y < experience ? 0 : self.weights[$0] }.file(step: step)
  }

  private struct Choice {
    var board: PackedBoard
    var points: Int
    var total: Float
  }

  @inline(__always)
  private func bestMove(_ board: PackedBoard) -> Choice? {
    let turned = board.transposed
    let (left, right) = rows.collapseAlongRows(board)
    let (up, down) = rows.collapseAlongRows(turned)
    var best = Choice(board: board, points: 0, total: -.infinity)
    if left.board != board { consider(left, &best) }
    if right.board != board { consider(right, &best) }
    if up.board != turned { consider((up.board.transposed, up.points), &best) }
    if down.board != turned { consider((down.board.transposed, down.points), &best) }
    return best.total == -.infinity ? nil : best
  }

  @inline(__always)
  private func consider(_ move: (board: PackedBoard, points: Int), _ best: inout Choice) {
    let total = lookUp(move.board) + Float(move.points)
    if total > best.total { best = Choice(board: move.board, points: move.points, total: total) }
  }

  private func lookUp(_ board: PackedBoard) -> Float {
    let lanes = BoardLanes(board, rankLimit: Shape.rankLimit)
    // Several sums, as each addition would otherwise wait for the one before.
    var sums = SIMD4<Float>(weights[Shape.offset(Shape.patternCount) &+ lanes.counts], 0, 0, 0)
    for pattern in 0..<Shape.patternCount {
      let index = Shape.index(pattern, lanes.cells)
      let table = weights + Shape.offset(pattern)
      sums +=
        SIMD4(
          table[Self.int(index[0])], table[Self.int(index[1])], table[Self.int(index[2])], table[Self.int(index[3])])
        + SIMD4(
          table[Self.int(index[4])], table[Self.int(index[5])], table[Self.int(index[6])], table[Self.int(index[7])])
    }
    return sums.sum()
  }

  @inline(__always)
  private static func int(_ index: UInt64) -> Int { Int(truncatingIfNeeded: index) }

  @inline(__always)
  private func collectIndexes(_ board: PackedBoard, into indexes: UnsafeMutablePointer<SIMD8<UInt64>>) {
    let lanes = BoardLanes(board, rankLimit: Shape.rankLimit)
    for pattern in 0..<Shape.patternCount {
      indexes[pattern] =
        Shape.index(pattern, lanes.cells) &+ SIMD8(repeating: UInt64(truncatingIfNeeded: Shape.offset(pattern)))
    }
    indexes[Shape.patternCount][0] =
      UInt64(truncatingIfNeeded: Shape.offset(Shape.patternCount) &+ lanes.counts)
  }

  @inline(__always)
  private func learn(_ indexes: UnsafeMutablePointer<SIMD8<UInt64>>, _ error: Float) {
    let step = error / Float(Shape.lookupCount)
    let change = SIMD2(error, abs(error))
    let flat = UnsafeRawPointer(indexes).assumingMemoryBound(to: UInt64.self)
    for lookup in 0..<Shape.lookupCount {
      let index = Int(truncatingIfNeeded: flat[lookup])
      let past = errors[index]
      // A weight without a past follows wholly; the tiny number makes 1 of 0 / 0.
      weights[index] += step * (abs(past.x) + 1e-9) / (past.y + 1e-9)
      errors[index] = past + change
    }
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
