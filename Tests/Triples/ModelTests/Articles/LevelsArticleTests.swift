import Foundation
import GameCore
import TestSupport
import Testing
import TriplesModel

/// The code that the article about levels shows, and the figures that it names.
@Suite struct LevelsArticleTests {
  @Test func opponentsWinAsManyMedalsAsTheArticleSays() throws {
    let opponents = try #require(OpponentTable(text: Repository.data("triples-opponents.txt")))
    /// Returns in how many levels an opponent wins each medal as its best one, from the crown to none.
    func counts(_ score: (OpponentScores) -> Int) -> [Int] {
      let best = Level.all.map { $0.medal(for: score(opponents[$0.number]!)) }
      return [.crown, .gold, .silver, .bronze, nil].map { medal in best.count { $0 == medal } }
    }
    #expect(counts(\.coach) == [625, 233, 72, 40, 30], "858 golds or crowns")
    #expect(625 + 233 == 858, "858 golds or crowns")
    #expect(counts(\.matchmaker) == [48, 191, 218, 195, 348])
    #expect(48 + 191 == 239)
    #expect(counts(\.sweeper) == [11, 44, 137, 189, 619])
    #expect(11 + 44 == 55)
    let former = Level.all.map { ($0.bestPossibleScore, opponents[$0.number]!.formerRequiredScores(in: $0)) }
    #expect(former.count { $1[2] == $1[3] } == 625, "levels without gold up to release 0.2.0")
    #expect(former.filter { $1[1] < $1[2] }.map { 100 * $1[1] / $0 }.min() == 1, "percent for silver")
  }

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
    #expect(possibleCount == 29_120)
    #expect((1000 - expectedBoardCount).rounded() == 17)
  }

  @Test func firstTileOfEveryLevelIsAOne() {
    for number in (1...1000).map({ GameNumber($0)! }) {
      var spawns = SpawnSequence(game: number)
      #expect(spawns.nextValue() == 1)
    }
  }
}
