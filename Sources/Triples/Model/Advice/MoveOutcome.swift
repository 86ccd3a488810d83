/// The board right after a move, before its new tile, and what can be said of it without a search.
struct MoveOutcome: Hashable, Sendable {
  /// The cells after the move, in rows from the top, 0 for an open one.
  let cells: [Int]

  /// The numbers that the move makes, largest first.
  let sums: [Int]

  /// The fewest directions that can be open after the new tile, wherever it appears and whether it is a 1 or a 2.
  let fewestDirections: Int

  /// The sums of the neighbors that could merge next, one for each pair.
  let touchingSums: [Int]

  /// Creates the outcome of a legal move.
  init(of direction: Direction, in game: Triples) {
    let next = game.copy()
    next.collapse(dir: direction)
    cells = next.board.flatMap { $0 }
    var sums: [Int] = []
    for merge in game.merges(direction) {
      let sum = merge.survivor.val
      sums.insert(sum, at: sums.firstIndex { $0 < sum } ?? sums.count)
    }
    self.sums = sums
    fewestDirections = Self.fewestDirections(after: next)
    let cells = self.cells
    touchingSums = Self.neighbors.compactMap { Tile.sum(of: cells[$0], and: cells[$1]) }
  }

  /// The number of pairs that the move joins or that touch after it.
  var pairCount: Int { sums.count + touchingSums.count }

  /// The largest number on the board.
  var largest: Int { cells.max() ?? 0 }

  /// Whether a tile with the largest number is in a corner.
  var hasLargestInCorner: Bool { Self.corners.contains { cells[$0] == largest } }

  /// Whether a tile with the largest number is at an edge.
  var hasLargestAtEdge: Bool { cells.indices.contains { cells[$0] == largest && !Self.middle.contains($0) } }

  /// The largest number that the move makes beside an equal one, or `nil`.
  var twin: Int? { sums.first { touchingSums.contains(2 * $0) } }

  /// How much neighbors differ: the sum of the differences of their ranks (see `rank`) over all pairs of tiles.
  var unevenness: Int {
    Self.neighbors.reduce(0) { sum, pair in
      let (first, second) = (cells[pair.0], cells[pair.1])
      return first == 0 || second == 0 ? sum : sum + abs(Self.rank(first) - Self.rank(second))
    }
  }

  /// The place of a tile's number in the series 1 and 2, 3, 6, 12, …, counted from 1.
  private static func rank(_ value: Int) -> Int {
    var (rank, limit) = (1, 3)
    while value >= limit, rank < 32 { (rank, limit) = (rank + 1, 2 * limit) }
    return rank
  }

  private static let corners = [0, 3, 12, 15]
  private static let middle = [5, 6, 9, 10]

  /// The indexes of all pairs of neighboring cells.
  private static let neighbors: [(Int, Int)] = (0..<16).flatMap { cell -> [(Int, Int)] in
    (cell % 4 < 3 ? [(cell, cell + 1)] : []) + (cell < 12 ? [(cell, cell + 4)] : [])
  }

  private static func fewestDirections(after game: Triples) -> Int {
    let board = game.board
    var fewest = Direction.allCases.count
    for row in board.indices {
      for column in board.indices where board[row][column] == 0 {
        for value in 1...2 {
          var withTile = board
          withTile[row][column] = value
          game.board = withTile
          fewest = min(fewest, Direction.allCases.filter(game.canCollapse).count)
        }
      }
    }
    return fewest
  }
}
