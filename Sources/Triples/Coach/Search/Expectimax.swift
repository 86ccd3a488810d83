import TriplesModel

/// Looks ahead: the best move for the player, the average over all spawns for chance, and what the network says at the
/// end (D. Michie, "Game-Playing and Game-Learning Automata", 1966; the name is from S. Russell and P. Norvig's textbook).
///
/// All values are whole hundredths of a point and every count is of nodes, looks at the network, so the same position and
/// limit give the same answer on every platform. It sees a board and nothing else: no generator, no score, no number.
public final class Expectimax {
  /// How many nodes the last search took.
  public private(set) var nodeCount = 0

  /// How many plies the answer of the last search looked ahead.
  public private(set) var plies = 0

  private let network: TupleNetwork
  private let table: TranspositionTable
  private let rows = RowTable.shared
  private var nodeLimit = Int.max

  /// Of the moves that the player may choose from in the future, only those are looked at more deeply that the network
  /// thinks at most so many hundredths of a point worse than the best, for each ply that is left.
  private let margin: Int

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - network: what judges boards.
  ///   - tableBits: the transposition table has two to the power of so many entries of 16 bytes.
  ///   - margin: see above; the default was chosen on games 10001 and up.
  public init(network: TupleNetwork, tableBits: Int = 16, margin: Int = 1000) {
    self.network = network
    self.margin = margin
    table = TranspositionTable(bits: tableBits)
  }

  /// The legal moves and what they are worth, best first; of equals, in the order of `Direction.allCases`.
  public func search(_ board: PackedBoard, limit: SearchLimit) -> [SearchedMove] {
    nodeCount = 0
    table.forget()
    let moves = Direction.allCases.compactMap { direction -> RootMove? in
      let (after, points) = rows.collapse(board, direction)
      return after == board ? nil : RootMove(direction: direction, after: after, points: 100 &* points)
    }
    switch limit {
    case .plies(let count):
      nodeLimit = .max
      plies = max(0, min(count, 20))
      return sorted(moves, plies: plies) ?? []
    case .nodes(let count):
      nodeLimit = .max
      plies = 1
      var answer = sorted(moves, plies: 1) ?? []
      nodeLimit = count
      // One legal move is worth no more thought than its expectation is; twenty plies are for boards with a few ways
      // to go on.
      while plies < 20, nodeCount < count, let deeper = sorted(moves, plies: plies + 1) {
        answer = deeper
        plies += 1
      }
      return answer
    }
  }

  private struct RootMove {
    let direction: Direction
    let after: PackedBoard
    let points: Int
  }

  /// The moves with their values at some depth, or `nil` if the nodes ran out.
  private func sorted(_ moves: [RootMove], plies: Int) -> [SearchedMove]? {
    var answer: [SearchedMove] = []
    for move in moves {
      let value = move.points &+ expectation(move.after, plies: plies)
      if nodeCount > nodeLimit { return nil }
      let place = answer.firstIndex { $0.value < value } ?? answer.count
      answer.insert(SearchedMove(direction: move.direction, value: value), at: place)
    }
    return answer
  }

  /// What is expected after a move, before the spawn.
  private func expectation(_ after: PackedBoard, plies: Int) -> Int {
    guard plies > 0 else {
      nodeCount &+= 1
      return network.value(after)
    }
    // What is done with the result of a search that has run out of nodes is nothing.
    if nodeCount > nodeLimit { return 0 }
    let key = after.canonical
    if let known = table.value(key, plies: plies) { return known }
    var open = key.openCells
    let count = 2 &* open.nonzeroBitCount
    // A spawned 1 and 2 score three points together.
    var sum = 150 &* count
    while open != 0 {
      let cell = open & (0 &- open)
      sum &+= best(PackedBoard(cells: key.cells | cell), plies: plies &- 1)
      sum &+= best(PackedBoard(cells: key.cells | cell << 1), plies: plies &- 1)
      open ^= cell
    }
    let average = (sum &+ count / 2) / count
    table.store(average, key, plies: plies)
    return average
  }

  /// What the best move is worth, or 0 where there is none.
  private func best(_ board: PackedBoard, plies: Int) -> Int {
    let turned = board.transposed
    let (left, right) = rows.collapseAlongRows(board)
    let (up, down) = rows.collapseAlongRows(turned)
    var moves = Choices()
    if left.board != board { moves.add(left.board, 100 &* left.points, look(left.board)) }
    if right.board != board { moves.add(right.board, 100 &* right.points, look(right.board)) }
    if up.board != turned { moves.add(up.board, 100 &* up.points, look(up.board)) }
    if down.board != turned { moves.add(down.board, 100 &* down.points, look(down.board)) }
    guard moves.count > 0 else { return 0 }
    guard plies > 0 else { return moves.greatest }
    var best = Int.min
    let least = moves.greatest &- margin &* plies
    for index in 0..<4 where index < moves.count && moves.value[index] >= least {
      best = max(best, moves.points[index] &+ expectation(moves.board(index), plies: plies))
    }
    return best
  }

  @inline(__always)
  private func look(_ after: PackedBoard) -> Int {
    nodeCount &+= 1
    return network.value(after)
  }

  /// Up to four moves; an array would need memory from the heap for each board.
  private struct Choices {
    var cells = SIMD4<UInt64>()
    var points = SIMD4<Int>()
    var value = SIMD4<Int>()
    var count = 0
    var greatest = Int.min

    @inline(__always)
    mutating func add(_ board: PackedBoard, _ points: Int, _ expectation: Int) {
      cells[count] = board.cells
      self.points[count] = points
      value[count] = points &+ expectation
      greatest = max(greatest, value[count])
      count &+= 1
    }

    @inline(__always)
    func board(_ index: Int) -> PackedBoard { PackedBoard(cells: cells[index]) }
  }
}

/// How far a search looks.
public enum SearchLimit: Hashable, Sendable {
  /// A number of moves after the one considered, with all spawns between them. 0 is what the network says by itself.
  case plies(Int)

  /// As many whole plies as some number of looks at the network allows, and always at least one. A count and not a
  /// time, so that the answer is the same on every platform.
  case nodes(Int)
}

/// A legal move with what it is worth.
public struct SearchedMove: Hashable, Sendable {
  /// The move.
  public let direction: Direction

  /// The points that it makes and those expected after it, in hundredths.
  public let value: Int
}
