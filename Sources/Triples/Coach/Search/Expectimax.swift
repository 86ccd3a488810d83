import TriplesModel

/// An expectimax search: the maximum over moves, the average over spawns, and the network's value at the leaves (D.
/// Michie, "Game-Playing and Game-Learning Automata", 1966; named in S. Russell and P. Norvig's textbook).
///
/// Values are integer hundredths of a point, and the limit counts evaluations by the network, so the same position and
/// limit give the same result on every platform. The search knows only the board.
public final class Expectimax {
  /// The number of nodes of the last search.
  public private(set) var nodeCount = 0

  /// The depth of the last search's result in plies.
  public private(set) var plyCount = 0

  private let network: TupleNetwork
  private let table: TranspositionTable
  private let rowTable = RowTable.shared
  private var nodeLimit = Int.max

  /// The margin for pruning, in hundredths of a point per remaining ply. At inner nodes, a move is searched deeper only
  /// if the network rates it at most `margin * plies` lower than the best move.
  private let margin: Int

  /// Creates a search whose transposition table has two to the power of `tableBits` entries of 16 bytes. `margin` is in
  /// hundredths of a point per remaining ply. Its default was tuned on the games numbered 10001 and up.
  public init(network: TupleNetwork, tableBits: Int = 16, margin: Int = 1000) {
    self.network = network
    self.margin = margin
    table = TranspositionTable(bits: tableBits)
  }

  /// Returns the legal moves with their values, best first. Equal moves are in the order of `Direction.allCases`.
  public func search(_ board: PackedBoard, limit: SearchLimit) -> [SearchedMove] {
    nodeCount = 0
    table.invalidateEntries()
    let moves = Direction.allCases.compactMap { direction -> RootMove? in
      let (after, points) = rowTable.collapse(board, direction)
      return after == board ? nil : RootMove(direction: direction, after: after, points: 100 &* points)
    }
    switch limit {
    case .plies(let count):
      nodeLimit = .max
      plyCount = max(0, min(count, 20))
      return searchMoves(moves, plies: plyCount) ?? []
    case .nodes(let count):
      nodeLimit = .max
      plyCount = 1
      var answer = searchMoves(moves, plies: 1) ?? []
      nodeLimit = count
      // Boards with few continuations could reach any depth within the node limit, so limit the depth to twenty plies.
      while plyCount < 20, nodeCount < count, let deeper = searchMoves(moves, plies: plyCount + 1) {
        answer = deeper
        plyCount += 1
      }
      return answer
    }
  }

  private struct RootMove {
    let direction: Direction
    let after: PackedBoard
    let points: Int
  }

  /// Returns the moves with their values at the depth `plies`, best first, or `nil` if the node limit was exceeded.
  private func searchMoves(_ moves: [RootMove], plies: Int) -> [SearchedMove]? {
    var answer: [SearchedMove] = []
    for move in moves {
      let value = move.points &+ expectation(move.after, plies: plies)
      if nodeCount > nodeLimit { return nil }
      let place = answer.firstIndex { $0.value < value } ?? answer.count
      answer.insert(SearchedMove(direction: move.direction, value: value), at: place)
    }
    return answer
  }

  /// Returns the expected future points after a move and before the spawn, in hundredths.
  private func expectation(_ after: PackedBoard, plies: Int) -> Int {
    guard plies > 0 else {
      nodeCount &+= 1
      return network.value(after)
    }
    // Any value will do, because the caller discards the result of a search that exceeded the limit.
    if nodeCount > nodeLimit { return 0 }
    let key = after.canonical
    if let known = table.value(key, plies: plies) { return known }
    var open = key.openCells
    let count = 2 &* open.nonzeroBitCount
    // A spawn scores its number, 1 or 2, so the two spawns in a cell score 300 hundredths together.
    var sum = 150 &* count
    while open != 0 {
      let cell = open & (0 &- open)
      sum &+= bestValue(PackedBoard(cells: key.cells | cell), plies: plies &- 1)
      sum &+= bestValue(PackedBoard(cells: key.cells | cell << 1), plies: plies &- 1)
      open ^= cell
    }
    let average = (sum &+ count / 2) / count
    table.store(average, key, plies: plies)
    return average
  }

  /// Returns the value of the best move in hundredths, or 0 if no move is legal.
  private func bestValue(_ board: PackedBoard, plies: Int) -> Int {
    let turned = board.transposed
    let (left, right) = rowTable.collapseAlongRows(board)
    let (up, down) = rowTable.collapseAlongRows(turned)
    var moves = MoveBuffer()
    if left.board != board { moves.add(left.board, 100 &* left.points, evaluate(left.board)) }
    if right.board != board { moves.add(right.board, 100 &* right.points, evaluate(right.board)) }
    if up.board != turned { moves.add(up.board, 100 &* up.points, evaluate(up.board)) }
    if down.board != turned { moves.add(down.board, 100 &* down.points, evaluate(down.board)) }
    guard moves.count > 0 else { return 0 }
    guard plies > 0 else { return moves.greatestValue }
    var best = Int.min
    let least = moves.greatestValue &- margin &* plies
    for index in 0..<4 where index < moves.count && moves.values[index] >= least {
      best = max(best, moves.points[index] &+ expectation(moves.board(index), plies: plies))
    }
    return best
  }

  @inline(__always)
  private func evaluate(_ after: PackedBoard) -> Int {
    nodeCount &+= 1
    return network.value(after)
  }

  /// Up to four moves in fixed memory. An array would allocate heap memory for each board.
  private struct MoveBuffer {
    var cells = SIMD4<UInt64>()
    var points = SIMD4<Int>()
    var values = SIMD4<Int>()
    var count = 0
    var greatestValue = Int.min

    @inline(__always)
    mutating func add(_ board: PackedBoard, _ points: Int, _ expectation: Int) {
      cells[count] = board.cells
      self.points[count] = points
      values[count] = points &+ expectation
      greatestValue = max(greatestValue, values[count])
      count &+= 1
    }

    @inline(__always)
    func board(_ index: Int) -> PackedBoard { PackedBoard(cells: cells[index]) }
  }
}

/// The limit of a search.
public enum SearchLimit: Hashable, Sendable {
  /// The number of moves to look ahead after the evaluated one, with all spawns between them. If it is 0, the network
  /// evaluates the board right after the move.
  case plies(Int)

  /// The deepest search that can be completed within a number of evaluations by the network, but at least one ply. The
  /// limit is a count instead of a time, so that the result is the same on every platform.
  case nodes(Int)
}

/// A legal move with its value.
public struct SearchedMove: Hashable, Sendable {
  /// The move.
  public let direction: Direction

  /// The points of the move plus the expected points after it, in hundredths.
  public let value: Int
}
