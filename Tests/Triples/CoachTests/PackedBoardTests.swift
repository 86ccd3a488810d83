import GameCore
import Testing
import TriplesCoach
import TriplesModel

struct PackedBoardTests {
  static func randomBoards(_ count: Int, seed: UInt64 = 1) -> [PackedBoard] {
    var randomness = SplitMix64(seed: seed)
    return (0..<count).map { _ in PackedBoard(cells: randomness.next() & randomness.next()) }
  }

  private static func ranks(_ board: PackedBoard) -> [[Int]] {
    (0..<4).map { row in (0..<4).map { board.rank(row: row, column: $0) } }
  }

  @Test func boardOfAGameIsPacked() throws {
    let game = Triples()
    game.board = [[1, 2, 3, 6], [0, 12, 24, 48], [96, 192, 384, 768], [1536, 3072, 6144, 12288]]
    let board = try #require(PackedBoard(game))
    #expect(board.cells == 0xFEDC_BA98_7650_4321)
    #expect(Self.ranks(board) == [[1, 2, 3, 4], [0, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]])
  }

  @Test(arguments: [4, 5, 9, 24576, Int(Int32.max)])
  func tilesWithoutARankAreRejected(value: Int) {
    let game = Triples()
    game.board = [[1, value]]
    #expect(PackedBoard(game) == nil)
  }

  @Test func ranksAndTileValuesRoundTrip() {
    for rank in 0...PackedBoard.maxRank {
      #expect(PackedBoard.rank(ofValue: PackedBoard.value(ofRank: rank)) == rank)
    }
  }

  @Test func orientationsMatchTheUnpackedBoard() {
    for board in Self.randomBoards(1000) {
      let ranks = Self.ranks(board)
      #expect(Self.ranks(board.transposed) == (0..<4).map { column in ranks.map { $0[column] } })
      #expect(Self.ranks(board.mirrored) == ranks.map { $0.reversed() })
      #expect(Self.ranks(board.flipped) == ranks.reversed())
    }
  }

  @Test func tileCountsAndExchangedBoardMatchTheUnpackedBoard() {
    for board in Self.randomBoards(1000) {
      let ranks = Self.ranks(board).flatMap { $0 }
      func count(_ rank: Int) -> Int { ranks.filter { $0 == rank }.count }
      #expect(board.openCount == count(0))
      #expect(board.smallCells.nonzeroBitCount == count(1) + count(2))
      #expect(board.surplus == count(1) - count(2))
      #expect(Self.ranks(board.withOnesAndTwosExchanged).flatMap { $0 } == ranks.map { $0 == 1 ? 2 : $0 == 2 ? 1 : $0 })
    }
  }

  @Test func symmetricBoardsHaveTheSameCanonicalBoard() {
    for board in Self.randomBoards(1000) {
      let canonical = board.canonical
      #expect(
        [board.transposed, board.mirrored, board.flipped, board.withOnesAndTwosExchanged].allSatisfy {
          $0.canonical == canonical
        })
      #expect(canonical.canonical == canonical)
      #expect(
        Self.ranks(canonical).joined().sorted() == Self.ranks(board).joined().sorted()
          || Self.ranks(canonical).joined().sorted() == Self.ranks(board.withOnesAndTwosExchanged).joined().sorted())
    }
  }
}
