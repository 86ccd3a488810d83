import NumberedGame
import TriplesCoach
import TriplesModel

/// Looks for the best game with some number when all that is spawned is known: a beam search, move by move.
///
/// A step makes all moves on all boards that were kept, with the spawn that follows, leaves out boards that came up
/// before in the same step, and keeps the most promising (after the speech recognition system Harpy, B. Lowerre, 1976).
///
/// After equally many moves of one game, equal boards have equal scores: what a board shows says what was merged for it,
/// and what was spawned is the same for all. So of equal boards any one will do. For the same reason the points of a
/// board say how few tiles its sum is in, which is nearly all there is to promise; what can be merged at once is the rest.
public final class BeamSearch {
  /// How many boards are kept at most.
  public let width: Int

  /// How many boards are kept at first, which is enough for nine games of ten.
  private static let firstWidth = 64

  /// How many boards are kept at most by the search that goes on.
  private var kept = 0

  /// How many boards the last search made, not counting equal ones twice.
  public private(set) var nodeCount = 0

  /// Whether the last search left no board out, and so tried everything.
  public private(set) var isExhaustive = false

  private let rows = RowTable.shared

  /// The boards that were kept, and their scores.
  private let boards: UnsafeMutablePointer<UInt64>
  private let scores: UnsafeMutablePointer<Int32>

  /// The boards that the next moves lead to, their scores, what they promise, and where they come from: the place of the
  /// board before, times four, plus the place of the move in `Direction.allCases`.
  private let nextBoards: UnsafeMutablePointer<UInt64>
  private let nextScores: UnsafeMutablePointer<Int32>
  private let promises: UnsafeMutablePointer<Int32>
  private let origins: UnsafeMutablePointer<UInt32>
  private var nextCount = 0

  private var known: BoardSet

  /// How many of the next boards promise how much, in classes.
  private let classes: UnsafeMutablePointer<Int>
  private static let classCount = 4096

  /// Where each board that was kept comes from, one step after another, and where each step begins.
  private var history: [UInt32] = []
  private var steps: [Int] = []

  /// Makes a search.
  ///
  /// - Parameter width: how many boards are kept at each step, 1 to 10,000,000. Each takes some 130 bytes, and
  ///   four more for each move of the longest game.
  public init(width: Int) {
    self.width = max(1, min(width, 10_000_000))
    boards = .allocate(capacity: self.width)
    scores = .allocate(capacity: self.width)
    let nextCapacity = 4 * self.width
    nextBoards = .allocate(capacity: nextCapacity)
    nextScores = .allocate(capacity: nextCapacity)
    promises = .allocate(capacity: nextCapacity)
    origins = .allocate(capacity: nextCapacity)
    known = BoardSet(count: nextCapacity)
    classes = .allocate(capacity: Self.classCount)
  }

  deinit {
    boards.deallocate()
    scores.deallocate()
    nextBoards.deallocate()
    nextScores.deallocate()
    promises.deallocate()
    origins.deallocate()
    known.deallocate()
    classes.deallocate()
  }

  /// Looks for the best game with a number: with a narrow beam first, then with wider ones, up to the width of this
  /// search, until the best game found is proven to be the best there is.
  ///
  /// A number and a width always give the same game.
  public func search(_ number: GameNumber) -> Par {
    var nodes = 0
    var best = searchOnce(number, keeping: Self.firstWidth)
    while !best.isProven, kept < width {
      nodes += nodeCount
      let par = searchOnce(number, keeping: 4 * kept)
      if par.improves(on: best) { best = par }
    }
    nodeCount += nodes
    return best
  }

  /// Looks for the best game once. If no board ever had to be left out, everything was tried, and the result is proven.
  func searchOnce(_ number: GameNumber, keeping count: Int) -> Par {
    kept = min(count, width)
    let game = Triples.dealt(number)
    var sequence = SpawnSequence(game: number)
    for openCells in [16, 15, 14, 13] { _ = sequence.next(openCells: openCells) }
    // A board of four spawns can always be packed.
    boards[0] = PackedBoard(game)?.cells ?? 0
    scores[0] = Int32(truncatingIfNeeded: game.score)
    history.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    nodeCount = 0
    var count = 1
    isExhaustive = true
    var best = (score: game.score, place: 0, moveCount: 0)
    while true {
      if !expand(count, SpawnTable(drawingFrom: &sequence)) { isExhaustive = false }
      guard nextCount > 0 else { break }
      nodeCount += nextCount
      count = keepBest()
      if count < nextCount { isExhaustive = false }
      steps.append(history.count)
      history.append(contentsOf: UnsafeBufferPointer(start: origins, count: count))
      for place in 0..<count where Int(scores[place]) > best.score {
        best = (Int(scores[place]), place, steps.count)
      }
    }
    return finished(number, moves(to: best.place, moveCount: best.moveCount))
  }

  /// Makes all moves on the boards that were kept.
  ///
  /// - Returns: whether all boards that follow are among the next ones.
  private func expand(_ count: Int, _ spawns: SpawnTable) -> Bool {
    known.reset(count: 4 * count)
    nextCount = 0
    var isWhole = true
    for place in 0..<count {
      let board = PackedBoard(cells: boards[place])
      let turned = board.transposed
      let (left, right) = rows.collapseAlongRows(board)
      let (up, down) = rows.collapseAlongRows(turned)
      // In the order of `Direction.allCases`.
      if left.board != board { isWhole = add(left.board, left.points, spawns, place, 0) && isWhole }
      if right.board != board { isWhole = add(right.board, right.points, spawns, place, 1) && isWhole }
      if up.board != turned { isWhole = add(up.board.transposed, up.points, spawns, place, 2) && isWhole }
      if down.board != turned { isWhole = add(down.board.transposed, down.points, spawns, place, 3) && isWhole }
    }
    return isWhole
  }

  /// Adds the board that a move leads to, unless it was there before.
  ///
  /// - Returns: whether it is there.
  @inline(__always)
  private func add(
    _ after: PackedBoard, _ points: Int, _ spawns: SpawnTable, _ place: Int, _ move: UInt32
  ) -> Bool {
    guard let next = spawns.spawn(on: after) else { return false }
    let new = nextCount
    guard known.isNew(next.cells, at: new, of: nextBoards) else { return true }
    let score = scores[place] &+ Int32(truncatingIfNeeded: points) &+ Int32(truncatingIfNeeded: spawns.rank)
    nextBoards[new] = next.cells
    nextScores[new] = score
    promises[new] = score &+ Int32(truncatingIfNeeded: Self.pointsOfRoom(next))
    origins[new] = UInt32(truncatingIfNeeded: place) << 2 | move
    nextCount = new &+ 1
    return true
  }

  /// What it is worth, in points, that there is room on a board and something to merge. Chosen on games 10001 to 10400.
  @inline(__always)
  private static func pointsOfRoom(_ board: PackedBoard) -> Int {
    8 &* (board.combiningPairs &+ board.openCount)
  }

  /// Keeps those of the next boards that promise most, as many as there is room for.
  ///
  /// - Returns: how many.
  private func keepBest() -> Int {
    guard nextCount > kept else {
      keep(atLeast: .min, room: 0)
      return nextCount
    }
    var (least, most) = (Int32.max, Int32.min)
    for place in 0..<nextCount {
      least = min(least, promises[place])
      most = max(most, promises[place])
    }
    // Promises are whole points, so that a class is one number of them while they are not too far apart. The best
    // classes are taken, and what room is left goes to those of the next class that come first.
    var step: Int32 = 1
    while (most &- least) / step >= Int32(Self.classCount) { step += 1 }
    classes.initialize(repeating: 0, count: Self.classCount)
    for place in 0..<nextCount { classes[Int((most &- promises[place]) / step)] &+= 1 }
    var room = kept
    var last = 0
    while classes[last] <= room {
      room -= classes[last]
      last += 1
    }
    keep(atLeast: most &- step &* Int32(last) &+ 1, room: room, step: step)
    return kept
  }

  /// Moves the next boards to those that are kept: all that promise `promise` or more, and as many as there is `room` for
  /// of those in the class below.
  private func keep(atLeast promise: Int32, room: Int, step: Int32 = 1) {
    var room = room
    var count = 0
    for place in 0..<nextCount {
      if promises[place] < promise {
        guard room > 0, promises[place] &+ step >= promise else { continue }
        room &-= 1
      }
      boards[count] = nextBoards[place]
      scores[count] = nextScores[place]
      origins[count] = origins[place]
      count &+= 1
    }
  }

  /// The moves that lead to a board that was kept after `moveCount` moves.
  private func moves(to place: Int, moveCount: Int) -> [Direction] {
    var moves: [Direction] = []
    var place = place
    for step in steps.prefix(moveCount).reversed() {
      let origin = history[step + place]
      moves.append(Direction.allCases[Int(origin & 3)])
      place = Int(origin >> 2)
    }
    return moves.reversed()
  }

  /// Plays the moves by the rules, and goes on to the end should the game not be over.
  private func finished(_ number: GameNumber, _ moves: [Direction]) -> Par {
    var replay = Replay(number: number)
    let game = replay.game
    var next = moves.makeIterator()
    while let move = next.next() ?? Direction.allCases.first(where: game.canCollapse) {
      guard (try? game.play(move)) != nil else { break }
      replay.record(move)
    }
    return Par(replay, number: number, score: game.score, isExhaustive: isExhaustive)
  }
}

extension PackedBoard {
  /// How many pairs of neighbours there are that combine.
  var combiningPairs: Int {
    let inRows = Self.combining(cells, cells >> 4) & 0x0111_0111_0111_0111
    let inColumns = Self.combining(cells, cells >> 16) & 0x0000_1111_1111_1111
    return inRows.nonzeroBitCount &+ inColumns.nonzeroBitCount
  }

  /// The lowest bit of each cell whose tile combines with the tile in the same cell of the other board. Tiles of the
  /// largest rank count as combining too.
  @inline(__always)
  private static func combining(_ cells: UInt64, _ others: UInt64) -> UInt64 {
    let (own, other) = (PackedBoard(cells: cells), PackedBoard(cells: others))
    let differing = cells ^ others
    let differs = differing | (differing >> 1) | (differing >> 2) | (differing >> 3)
    let bothSmall = own.smallCells & other.smallCells
    // 1 and 2 are the small ones, and each the other's complement in the lowest two bits.
    let equalLarge = ~differs & ~own.openCells & ~bothSmall
    return (equalLarge | (differs & bothSmall)) & 0x1111_1111_1111_1111
  }
}
