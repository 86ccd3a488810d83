import GameCore
import Testing
import TriplesModel

/// The code that the article shows. `Tests/Scripts/test_articles.py` compares the article with this file.
@Suite struct ParArticleTests {
  @Test func boundIsKnownBeforeTheFirstMove() throws {
    let bound = ScoreBound(GameNumber(14)!)!
    let (par, moves) = (bound.score, bound.moveCount)
    #expect((par, moves) == (368, 51))
  }

  @Test func eachSpawnRaisesTheRequiredTilesByAtMostOne() throws {
    var spawns = SpawnSequence(game: GameNumber(14)!)
    var (ones, twos) = (0, 0)
    var needs: [Int] = []
    while needs.last != 16, let value = spawns.nextValue() {
      if value == 1 { ones += 1 } else { twos += 1 }
      needs.append(abs(ones - twos) + min(ones, twos).nonzeroBitCount)
    }
    #expect(needs.count == 55)
    #expect(zip(needs, needs.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }
}
