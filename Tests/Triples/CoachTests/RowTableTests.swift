import GameCore
import Testing
import TriplesCoach
import TriplesModel

struct RowTableTests {
  private static let table = RowTable.shared

  /// Collapses every row to the left and to the right with `Triples` and with `RowTable`, and compares the results.
  /// Unlike `Triples`, `RowTable` doesn't combine two tiles of the largest rank.
  @Test func everyRowWithAPackableResultMatchesTheRules() throws {
    let game = Triples()
    for row in 0..<65536 {
      let board = PackedBoard(cells: UInt64(row) << 16)
      let ranks = (0..<4).map { board.rank(row: 1, column: $0) }
      game.newgame(number: .init(1)!)
      game.board = [[], ranks.map(PackedBoard.value(ofRank:))]
      for direction in [Direction.left, .right] {
        let next = game.copy()
        let moved = next.collapse(dir: direction)
        let packed = Self.table.collapse(board, direction)
        guard let expected = PackedBoard(next) else {
          // The rules combine two tiles of the largest rank into a 24576, which a packed board can't represent.
          #expect(next.board[1].contains(24576))
          continue
        }
        #expect(packed.board == expected, "row \(ranks) \(direction)")
        #expect(packed.points == next.score, "row \(ranks) \(direction)")
        #expect((packed.board != board) == moved)
      }
    }
  }

  /// Two tiles of 12288 don't combine, but they still move, and other tiles still combine.
  @Test(arguments: [
    (0x00FF, Direction.left, 0x00FF, 0), (0xFF00, .right, 0xFF00, 0), (0x0FF0, .left, 0x00FF, 0),
    (0x33FF, .left, 0x04FF, 6), (0xFFFF, .left, 0xFFFF, 0), (0x21FF, .left, 0x03FF, 3), (0x00EE, .left, 0x000F, 12288),
  ])
  func largestTilesMoveButDoNotCombine(row: UInt64, direction: Direction, result: UInt64, points: Int) {
    let packed = Self.table.collapse(PackedBoard(cells: row), direction)
    #expect(packed.board.cells == result)
    #expect(packed.points == points)
  }

  /// Plays random games with `Triples` and with `RowTable`, and compares the board, the points, and the legal moves
  /// after each move.
  @Test func tableMatchesTheRulesInRandomGames() throws {
    try play(moves: 20_000)
  }

  private func play(moves: Int) throws {
    var randomness = SplitMix64(seed: 7)
    var played = 0
    var number = UInt64(1)
    while played < moves {
      let game = Triples.dealtGame(try #require(GameNumber(number)))
      number += 1
      while true {
        let board = try #require(PackedBoard(game))
        for direction in Direction.allCases {
          #expect((Self.table.collapse(board, direction).board != board) == game.canCollapse(direction))
        }
        let legal = Direction.allCases.filter(game.canCollapse)
        guard !legal.isEmpty else { break }
        let direction = legal[randomness.draw(below: legal.count)]
        let packed = Self.table.collapse(board, direction)
        let before = game.score
        game.collapse(dir: direction)
        #expect(PackedBoard(game) == packed.board)
        #expect(game.score - before == packed.points)
        game.spawn()
        played += 1
      }
    }
  }
}
