import GameCore
import Testing
import TriplesModel

/// Compares every possible row with a second, declarative formulation of the rule.
@Suite struct RowRuleTests {
  /// The values of the sixteen ranks of a packed board: empty, 1, 2, 3, 6, … 24576.
  private static let values = [0, 1, 2] + (0..<13).map { 3 << $0 }

  /// Returns the row after a move according to the second formulation: the first cell that is empty, or the left cell
  /// of a pair that combines, disappears. The cells before it stay, and the cells after it move by one.
  private func expected(_ row: [Int]) -> (row: [Int], points: Int) {
    for prefixCount in 0..<4 {
      let first = Array(row[..<prefixCount])
      switch (row[prefixCount], prefixCount < 3 ? row[prefixCount + 1] : 0) {
      case (0, _):
        return (first + row[(prefixCount + 1)...] + [0], 0)
      case (1, 2), (2, 1):
        return (first + [3] + row[(prefixCount + 2)...] + [0], 3)
      case (let left, let right) where left == right && left > 2:
        return (first + [2 * left] + row[(prefixCount + 2)...] + [0], 2 * left)
      default: continue
      }
    }
    return (row, 0)
  }

  @Test func everyRowMatchesAnIndependentFormula() {
    let game = Triples()
    var differing: [[Int]] = []
    for packed in 0..<65_536 {
      let row = (0..<4).map { Self.values[(packed >> (4 * $0)) & 15] }
      game.newgame(number: Triples.determ)
      game.board = [row, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
      let moved = game.collapse(dir: .left)
      let (outcome, points) = expected(row)
      if game.board[0] != outcome || game.score != points || moved != (outcome != row) { differing.append(row) }
    }
    #expect(differing == [])
  }

  /// Derives the other directions from the symmetries of the board, for random boards.
  @Test func otherDirectionsFollowBySymmetry() {
    var randomness = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let board = (0..<4).map { _ in (0..<4).map { _ in Self.values[Int(randomness.next() % 7)] } }
      let left = collapsed(board, .left)
      #expect(collapsed(board.map { $0.reversed() }, .right) == left.map { $0.reversed() })
      #expect(collapsed(transposed(board), .up) == transposed(left))
      #expect(
        collapsed(transposed(board.map { $0.reversed() }), .down) == transposed(left.map { $0.reversed() }))
    }
  }

  private func collapsed(_ board: [[Int]], _ direction: Direction) -> [[Int]] {
    let game = Triples()
    game.board = board
    game.collapse(dir: direction)
    return game.board
  }

  private func transposed(_ board: [[Int]]) -> [[Int]] {
    (0..<4).map { column in board.map { $0[column] } }
  }

  @Test func onlyMatchingTilesCombine() {
    #expect(Tile.sum(of: 1, and: 2) == 3)
    #expect(Tile.sum(of: 2, and: 1) == 3)
    #expect(Tile.sum(of: 24576, and: 24576) == 49152)
    for (first, second) in [(0, 0), (1, 1), (2, 2), (1, 3), (2, 3), (3, 6), (0, 3), (-3, -3), (Int.max, Int.max)] {
      #expect(Tile.sum(of: first, and: second) == nil)
    }
  }
}
