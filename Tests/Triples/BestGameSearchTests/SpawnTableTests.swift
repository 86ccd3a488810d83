import GameCore
import Testing
import TriplesCoach

@testable import TriplesBestGameSearch
@testable import TriplesModel

@Suite struct SpawnTableTests {
  /// Plays random games, and compares each spawn by the rules with the spawn in the table.
  @Test func tableSpawnsLikeTheRules() throws {
    var randomness = SplitMix64(seed: 5)
    for value in UInt64(1)...40 {
      let number = try #require(GameNumber(value))
      let game = Triples.dealtGame(number)
      var sequence = SpawnSequence(game: number)
      for openCells in [16, 15, 14, 13] { _ = sequence.next(openCellCount: openCells) }
      while let move = Direction.allCases.filter(game.canCollapse).randomElement(using: &randomness) {
        let spawns = SpawnTable(drawingFrom: &sequence)
        game.collapse(dir: move)
        let after = try #require(PackedBoard(game))
        game.spawn()
        #expect(spawns.boardAfterSpawn(on: after) == PackedBoard(game))
      }
    }
  }

  @Test func boardsWithDivergingSpawnsGetNoSpawnFromTheTable() {
    var state: UInt64 = 0
    let inverse = (0..<6).reduce(UInt64(65537)) { inverse, _ in inverse &* (2 &- 65537 &* inverse) }
    // The word after the next one is 0, which is drawn again unless the number of open cells is a power of two.
    for _ in 0..<6 { state = state &* inverse &- 103 }
    var sequence = SpawnSequence(state: state)
    let spawns = SpawnTable(drawingFrom: &sequence)
    for openCells in 1...16 {
      let board = PackedBoard(cells: openCells == 16 ? 0 : 0x3333_3333_3333_3333 << UInt64(4 * openCells))
      #expect(board.openCount == openCells)
      #expect((spawns.boardAfterSpawn(on: board) == nil) == (openCells.nonzeroBitCount != 1))
    }
  }

  @Test func combiningPairsAreCounted() throws {
    var randomness = SplitMix64(seed: 9)
    for _ in 0..<5000 {
      // Use few ranks, so that many neighbors are equal.
      let ranks = (0..<16).map { _ in UInt64(randomness.draw(below: 6)) }
      let board = PackedBoard(cells: ranks.enumerated().reduce(0) { $0 | $1.element << UInt64(4 * $1.offset) })
      var pairs = 0
      for cell in 0..<16 {
        for next in [cell % 4 < 3 ? cell + 1 : 16, cell + 4] where next < 16 {
          let values = [ranks[cell], ranks[next]].map { PackedBoard.value(ofRank: Int($0)) }
          if Tile.sum(of: values[0], and: values[1]) != nil { pairs += 1 }
        }
      }
      #expect(board.combiningPairCount == pairs)
    }
  }

  @Test func boardIsInsertedOnlyOnce() {
    let boards = UnsafeMutablePointer<UInt64>.allocate(capacity: 1000)
    var set = BoardSet(count: 1000)
    defer {
      boards.deallocate()
      set.deallocate()
    }
    var randomness = SplitMix64(seed: 11)
    for count in [1000, 7, 1000] {
      set.reset(count: count)
      var known: Set<UInt64> = []
      for _ in 0..<5 * count where known.count < count {
        // The boards differ only in their highest or lowest cells, and some are repeated.
        let board = UInt64(randomness.draw(below: 40)) << 58 | UInt64(randomness.draw(below: 40))
        boards[known.count] = board
        #expect(set.insertIfNew(board, at: known.count, of: boards) == known.insert(board).inserted)
      }
    }
  }
}
