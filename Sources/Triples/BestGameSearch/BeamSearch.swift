import GameCore
import TriplesCoach
import TriplesModel

/// A beam search for the best game with a given number when all spawns are known.
///
/// Each step plays all legal moves on all boards of the beam, adds the next spawn, removes duplicates, and keeps the
/// most promising boards (after the speech recognition system Harpy, B. Lowerre, 1976).
///
/// After the same number of moves, equal boards have equal scores, because the board determines the points of its
/// merges and the spawns are the same. So one of several equal boards is enough. A board's promise is its score plus a
/// bonus for its open cells and possible merges. The spawns are the same for all boards, so a higher score means that
/// they have been merged into fewer tiles.
public final class BeamSearch {
  /// The maximum width of the beam.
  public let maxWidth: Int

  /// The initial width of the beam, which is enough for nine in ten games.
  private static let initialWidth = 64

  private var currentWidth = 0

  /// The number of distinct boards that all beams of the last search generated.
  public private(set) var nodeCount = 0

  /// Whether the last beam included every board that moves can lead to, so that every game was tried.
  public private(set) var isExhaustive = false

  private let rowTable = RowTable.shared

  /// The boards of the beam and their scores.
  private let boards: UnsafeMutablePointer<UInt64>
  private let scores: UnsafeMutablePointer<Int32>

  /// The boards after the next move, their scores, their promises, and their origins. An origin is four times the index
  /// of the previous board in the beam, plus the index of the move in `Direction.allCases`.
  private let nextBoards: UnsafeMutablePointer<UInt64>
  private let nextScores: UnsafeMutablePointer<Int32>
  private let promises: UnsafeMutablePointer<Int32>
  private let origins: UnsafeMutablePointer<UInt32>
  private var nextBoardCount = 0

  private var seenBoards: BoardSet

  /// The number of next boards in each class, which has the boards of similar promise (see `keepBestBoards()`).
  private let classSizes: UnsafeMutablePointer<Int>
  private static let classCount = 4096

  /// The origins of the boards kept at all steps, and the index at which each step begins.
  private var history: [UInt32] = []
  private var stepStarts: [Int] = []

  /// Creates a search that keeps at most `width` boards at each step. Clamps `width` to 1…10,000,000. Each board takes
  /// about 130 bytes, plus four bytes for each move of the longest game.
  public init(width: Int) {
    self.maxWidth = max(1, min(width, 10_000_000))
    boards = .allocate(capacity: self.maxWidth)
    scores = .allocate(capacity: self.maxWidth)
    let nextCapacity = 4 * self.maxWidth
    nextBoards = .allocate(capacity: nextCapacity)
    nextScores = .allocate(capacity: nextCapacity)
    promises = .allocate(capacity: nextCapacity)
    origins = .allocate(capacity: nextCapacity)
    seenBoards = BoardSet(count: nextCapacity)
    classSizes = .allocate(capacity: Self.classCount)
  }

  deinit {
    boards.deallocate()
    scores.deallocate()
    nextBoards.deallocate()
    nextScores.deallocate()
    promises.deallocate()
    origins.deallocate()
    seenBoards.deallocate()
    classSizes.deallocate()
  }

  /// Returns the best game found with the given number. The beam starts narrow and widens up to `width` until a game is
  /// proven to be the best. The same number and width always give the same game.
  public func search(_ number: GameNumber) -> ParGame {
    var nodes = 0
    var best = searchOnce(number, keeping: Self.initialWidth)
    while !best.isProven, currentWidth < maxWidth {
      nodes += nodeCount
      let par = searchOnce(number, keeping: 4 * currentWidth)
      if par.improves(on: best) { best = par }
    }
    nodeCount += nodes
    return best
  }

  /// Searches with a beam of width `count`. If no board is dropped, the result is proven.
  func searchOnce(_ number: GameNumber, keeping count: Int) -> ParGame {
    currentWidth = min(count, maxWidth)
    let game = Triples.dealtGame(number)
    var sequence = SpawnSequence(game: number)
    for openCells in [16, 15, 14, 13] { _ = sequence.next(openCellCount: openCells) }
    // A board with only the four spawns of the opening can always be packed.
    boards[0] = PackedBoard(game)?.cells ?? 0
    scores[0] = Int32(truncatingIfNeeded: game.score)
    history.removeAll(keepingCapacity: true)
    stepStarts.removeAll(keepingCapacity: true)
    nodeCount = 0
    var count = 1
    isExhaustive = true
    var best = (score: game.score, boardIndex: 0, moveCount: 0)
    while true {
      if !expand(count, SpawnTable(drawingFrom: &sequence)) { isExhaustive = false }
      guard nextBoardCount > 0 else { break }
      nodeCount += nextBoardCount
      count = keepBestBoards()
      if count < nextBoardCount { isExhaustive = false }
      stepStarts.append(history.count)
      history.append(contentsOf: UnsafeBufferPointer(start: origins, count: count))
      for boardIndex in 0..<count where Int(scores[boardIndex]) > best.score {
        best = (Int(scores[boardIndex]), boardIndex, stepStarts.count)
      }
    }
    return playToEnd(number, moves(to: best.boardIndex, moveCount: best.moveCount))
  }

  /// Plays all legal moves on the first `count` boards of the beam, and lists the resulting boards as next boards.
  /// Returns `false` if boards are missing, because their spawn can't be determined.
  private func expand(_ count: Int, _ spawns: SpawnTable) -> Bool {
    seenBoards.reset(count: 4 * count)
    nextBoardCount = 0
    var isComplete = true
    for boardIndex in 0..<count {
      let board = PackedBoard(cells: boards[boardIndex])
      let turned = board.transposed
      let (left, right) = rowTable.collapseAlongRows(board)
      let (up, down) = rowTable.collapseAlongRows(turned)
      // The numbers of the moves are their indexes in `Direction.allCases`.
      if left.board != board { isComplete = add(left.board, left.points, spawns, boardIndex, 0) && isComplete }
      if right.board != board { isComplete = add(right.board, right.points, spawns, boardIndex, 1) && isComplete }
      if up.board != turned { isComplete = add(up.board.transposed, up.points, spawns, boardIndex, 2) && isComplete }
      if down.board != turned {
        isComplete = add(down.board.transposed, down.points, spawns, boardIndex, 3) && isComplete
      }
    }
    return isComplete
  }

  /// Adds the board after a move and its spawn to the next boards if new. Returns `false` if the spawn is undetermined.
  @inline(__always)
  private func add(
    _ after: PackedBoard, _ points: Int, _ spawns: SpawnTable, _ boardIndex: Int, _ move: UInt32
  ) -> Bool {
    guard let next = spawns.boardAfterSpawn(on: after) else { return false }
    let new = nextBoardCount
    guard seenBoards.insertIfNew(next.cells, at: new, of: nextBoards) else { return true }
    let score = scores[boardIndex] &+ Int32(truncatingIfNeeded: points) &+ Int32(truncatingIfNeeded: spawns.rank)
    nextBoards[new] = next.cells
    nextScores[new] = score
    promises[new] = score &+ Int32(truncatingIfNeeded: Self.bonus(for: next))
    origins[new] = UInt32(truncatingIfNeeded: boardIndex) << 2 | move
    nextBoardCount = new &+ 1
    return true
  }

  /// Returns the bonus for a board's open cells and possible merges. Its weight was tuned on games 10001 to 10400.
  @inline(__always)
  private static func bonus(for board: PackedBoard) -> Int {
    8 &* (board.combiningPairCount &+ board.openCount)
  }

  /// Moves the most promising next boards to the beam, up to its width, and returns how many were moved.
  private func keepBestBoards() -> Int {
    guard nextBoardCount > currentWidth else {
      keepBoards(atLeast: .min, room: 0)
      return nextBoardCount
    }
    var (least, most) = (Int32.max, Int32.min)
    for boardIndex in 0..<nextBoardCount {
      least = min(least, promises[boardIndex])
      most = max(most, promises[boardIndex])
    }
    // Each class has one promise, in whole points, unless the promises are spread too far. Keep the best classes
    // completely, and fill the remaining room with the first boards of the next class.
    var classWidth: Int32 = 1
    while (most &- least) / classWidth >= Int32(Self.classCount) { classWidth += 1 }
    classSizes.initialize(repeating: 0, count: Self.classCount)
    for boardIndex in 0..<nextBoardCount { classSizes[Int((most &- promises[boardIndex]) / classWidth)] &+= 1 }
    var room = currentWidth
    var last = 0
    while classSizes[last] <= room {
      room -= classSizes[last]
      last += 1
    }
    keepBoards(atLeast: most &- classWidth &* Int32(last) &+ 1, room: room, classWidth: classWidth)
    return currentWidth
  }

  /// Moves next boards to the beam: all with at least `promise`, and up to `room` boards of the next lower class.
  private func keepBoards(atLeast promise: Int32, room: Int, classWidth: Int32 = 1) {
    var room = room
    var count = 0
    for boardIndex in 0..<nextBoardCount {
      if promises[boardIndex] < promise {
        guard room > 0, promises[boardIndex] &+ classWidth >= promise else { continue }
        room &-= 1
      }
      boards[count] = nextBoards[boardIndex]
      scores[count] = nextScores[boardIndex]
      origins[count] = origins[boardIndex]
      count &+= 1
    }
  }

  /// Returns the moves that led to the board at index `boardIndex` of the beam after `moveCount` moves.
  private func moves(to boardIndex: Int, moveCount: Int) -> [Direction] {
    var moves: [Direction] = []
    var boardIndex = boardIndex
    for start in stepStarts.prefix(moveCount).reversed() {
      let origin = history[start + boardIndex]
      moves.append(Direction.allCases[Int(origin & 3)])
      boardIndex = Int(origin >> 2)
    }
    return moves.reversed()
  }

  /// Plays the moves by the rules. If the game isn't over after them, continues with any legal moves to its end.
  private func playToEnd(_ number: GameNumber, _ moves: [Direction]) -> ParGame {
    var replay = Replay(number: number)
    let game = replay.game
    var next = moves.makeIterator()
    while let move = next.next() ?? Direction.allCases.first(where: game.canCollapse) {
      guard (try? game.play(move)) != nil else { break }
      replay.record(move)
    }
    return ParGame(replay, number: number, score: game.score, isExhaustive: isExhaustive)
  }
}

extension PackedBoard {
  var combiningPairCount: Int {
    let inRows = Self.combiningCells(cells, cells >> 4) & 0x0111_0111_0111_0111
    let inColumns = Self.combiningCells(cells, cells >> 16) & 0x0000_1111_1111_1111
    return inRows.nonzeroBitCount &+ inColumns.nonzeroBitCount
  }

  /// Returns the lowest bit of each cell that combines with the same cell of `others`, even two of the largest rank.
  @inline(__always)
  private static func combiningCells(_ cells: UInt64, _ others: UInt64) -> UInt64 {
    let (own, other) = (PackedBoard(cells: cells), PackedBoard(cells: others))
    let differing = cells ^ others
    let differs = differing | (differing >> 1) | (differing >> 2) | (differing >> 3)
    let bothSmall = own.smallCells & other.smallCells
    // The small tiles, 1 and 2, combine if they differ. All other tiles combine if they are equal.
    let equalLarge = ~differs & ~own.openCells & ~bothSmall
    return (equalLarge | (differs & bothSmall)) & 0x1111_1111_1111_1111
  }
}
