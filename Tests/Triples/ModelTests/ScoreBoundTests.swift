import GameCore
import Testing
import TriplesModel

@Suite struct ScoreBoundTests {
  @Test func randomGamesConfirmTheScoreBound() throws {
    var randomness = SplitMix64(seed: 3)
    for value in UInt64(1)...150 {
      let number = try #require(GameNumber(value))
      let bound = try #require(ScoreBound(number))
      let game = Triples.dealtGame(number)
      var (ones, twos, moves) = (0, 0, 0)
      var spawned = game.grid.joined().compactMap { $0?.val }
      while true {
        for value in spawned { if value == 1 { ones += 1 } else { twos += 1 } }
        let tiles = game.grid.joined().compactMap { $0?.val }
        #expect(tiles.count { $0 == 1 } - tiles.count { $0 == 2 } == ones - twos)
        #expect(tiles.count >= abs(ones - twos) + min(ones, twos).nonzeroBitCount)
        // The score is the sum of the spawned tiles and the points of all merges, which follow from the board's tiles.
        #expect(game.score == ones + 2 * twos + tiles.map(Self.pointsMerged).reduce(0, +))
        guard let move = Direction.allCases.filter(game.canCollapse).randomElement(using: &randomness) else { break }
        let spawn = try game.play(move).spawnedTile
        spawned = [try #require(spawn).val]
        moves += 1
      }
      #expect(game.score <= bound.score)
      #expect(moves <= bound.moveCount)
    }
  }

  /// Returns the points of all the merges that were needed to make a tile.
  private static func pointsMerged(_ tile: Int) -> Int {
    tile < 3 ? 0 : tile * (1 + (tile / 3).trailingZeroBitCount)
  }

  @Test func parExistsOnlyForDrawnNumbers() throws {
    for (value, par) in [(UInt64(1), 5194), (14, 368), (1000, 1616), (1001, nil), (999_999_999_999, nil)] {
      let number = try #require(GameNumber(value))
      #expect(Triples.par(of: number) == par)
    }
  }

  @Test func sampledGamesHaveAScoreBoundAboveAMinimum() throws {
    for value in stride(from: UInt64(1), through: 999_999_999_999, by: 1_234_567_891) {
      let number = try #require(GameNumber(value))
      let bound = try #require(ScoreBound(number))
      // Filling sixteen cells takes at least twelve moves, and each tile scores at least one point.
      #expect(bound.moveCount >= 12)
      #expect(bound.score >= 16)
    }
  }
}
