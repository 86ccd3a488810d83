import Foundation
import NumberedGame
import Testing
import TriplesModel

/// The code that the article about levels shows, and the figures that it names.
@Suite struct LevelsArticleTests {
  @Test func startingBoardsRepeatAsTheArticleSays() {
    let deals = (1...1000).map { Triples.dealtGame(GameNumber($0)!).grid.map { row in row.map { $0?.val ?? 0 } } }
    let boardCount = Set(deals).count
    let oneCount = deals.joined().joined().count { $0 == 1 }
    #expect((boardCount, deals.count - boardCount) == (550, 450))
    #expect(Dictionary(grouping: deals) { $0 }.values.filter { $0.count > 1 }.joined().count == 793)
    #expect(oneCount == 2518, "63 % of 4,000")
    // With perfect randomness: a choice of 4 of the 16 cells, and 1 or 2 for each.
    let possibleCount = 1820.0 * 16
    let expectedBoardCount = possibleCount * (1 - pow(1 - 1 / possibleCount, 1000))
    #expect(possibleCount == 29_120 && (1000 - expectedBoardCount).rounded() == 17)
  }

  @Test func firstTileOfEveryLevelIsAOne() {
    for number in (1...1000).map({ GameNumber($0)! }) {
      var spawns = SpawnSequence(game: number)
      #expect(spawns.nextValue() == 1)
    }
  }
}
