import GameCore
import Testing

@testable import TriplesModel

@Suite struct SpawnSequenceTests {
  @Test(arguments: [UInt64(1), 14, 537, 999_999_999_999])
  func sequenceMatchesTheSpawnsOfGames(value: UInt64) throws {
    let number = try #require(GameNumber(value))
    var randomness = SplitMix64(seed: value)
    for _ in 0..<5 {
      var sequence = SpawnSequence(game: number)
      var values = SpawnSequence(game: number)
      let game = Triples()
      game.newgame(number: number)
      var spawned: [Tile] = []
      func checkSpawn() throws {
        let open = Self.openCells(game)
        let tile = try #require(game.spawn())
        let next = sequence.next(openCellCount: open.count)
        #expect(next.map { [$0.value] + open[$0.index] } == [tile.val, tile.row, tile.col])
        let value = values.nextValue()
        #expect(value == tile.val)
        spawned.append(tile)
      }
      for _ in 0..<4 { try checkSpawn() }
      while let move = Direction.allCases.filter(game.canCollapse).randomElement(using: &randomness) {
        game.collapse(dir: move)
        try checkSpawn()
      }
      #expect(spawned.count > 12)
    }
  }

  @Test func noTileSpawnsAndNoWordIsDrawnWithoutAnOpenCell() {
    var sequence = SpawnSequence(game: Triples.determ)
    for openCells in [0, -1] {
      let next = sequence.next(openCellCount: openCells)
      #expect(next == nil)
    }
    #expect(sequence.continues(like: SpawnSequence(game: Triples.determ)))
  }

  /// The number of open cells affects later spawns only if a word is rejected and drawn again. The word 0 is rejected
  /// for every bound that isn't a power of two.
  @Test func rejectedDrawMakesSequencesDiverge() {
    var state: UInt64 = 0
    // Find the state whose second word is 0: go back from the state 0 by two words, each of which takes three steps.
    for _ in 0..<6 { state = state &* Self.inverse(65537) &- 103 }
    for openCells in 1...16 {
      var sequence = SpawnSequence(state: state)
      var plain = sequence
      let (value, plainValue) = (sequence.next(openCellCount: openCells)?.value, plain.next(openCellCount: 1)?.value)
      #expect(value == plainValue)
      #expect(sequence.continues(like: plain) == (openCells.nonzeroBitCount == 1))
    }
    var values = SpawnSequence(state: state)
    let value = values.nextValue()
    #expect(value == nil)
  }

  /// Returns the inverse modulo 2⁶⁴ by Newton's method, which doubles the number of correct bits in each step.
  private static func inverse(_ odd: UInt64) -> UInt64 {
    (0..<6).reduce(odd) { inverse, _ in inverse &* (2 &- odd &* inverse) }
  }

  private static func openCells(_ game: Triples) -> [[Int]] {
    (0..<16).map { [$0 / 4, $0 % 4] }.filter { game.grid[$0[0]][$0[1]] == nil }
  }
}
