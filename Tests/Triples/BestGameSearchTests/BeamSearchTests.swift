import GameCore
import Testing
import TriplesModel

@testable import TriplesBestGameSearch

@Suite struct BeamSearchTests {
  /// Unlucky games that are so short that a test can try all their boards.
  @Test(arguments: [UInt64(125867), 35433])
  func exhaustiveAndUsualSearchFindTheBestScoreOfAShortGame(value: UInt64) throws {
    let number = try #require(GameNumber(value))
    var games = [Triples.dealtGame(number)]
    var (best, count) = (0, 0)
    while !games.isEmpty {
      best = max(best, games.map(\.score).max() ?? 0)
      var next: [[[Int]]: Triples] = [:]
      for game in games {
        for move in Direction.allCases where game.canCollapse(move) {
          let after = game.copy()
          try after.play(move)
          // Equal boards must have equal scores.
          if let known = next[after.board] { #expect(known.score == after.score) }
          next[after.board] = after
        }
      }
      games = Array(next.values)
      count += games.count
    }
    let search = BeamSearch(width: 100_000)
    let all = search.searchOnce(number, keeping: .max)
    #expect(search.isExhaustive)
    #expect(search.nodeCount == count)
    #expect(all.score == best)
    #expect(all.isProven)
    let usual = search.search(number)
    #expect(!search.isExhaustive)
    #expect(search.nodeCount < count)
    #expect(usual.score == best)
    #expect(usual.isProven)
  }

  @Test(arguments: [UInt64(14), 142, 783, 999_999_999_999])
  func searchReturnsTheSameCompleteGameEveryTime(value: UInt64) throws {
    let number = try #require(GameNumber(value))
    for width in [1, 30] {
      let search = BeamSearch(width: width)
      let par = search.search(number)
      let replay = try Replay(line: par.replay.line)
      #expect(replay.number == number)
      #expect(par.number == number)
      #expect(replay.game.isDone)
      #expect(replay.game.score == par.score)
      #expect(par.isProven == (ScoreBound(number)?.score == par.score))
      #expect(search.nodeCount >= par.replay.moves.count)
      // The result doesn't depend on earlier searches.
      #expect(search.search(number) == par)
      #expect(BeamSearch(width: width).search(number) == par)
    }
  }

  @Test func widerBeamFindsAProvenGameThatImprovesOnTheNarrowOne() throws {
    let number = try #require(GameNumber(142))
    let narrow = BeamSearch(width: 64).search(number)
    let wide = BeamSearch(width: 1000).search(number)
    #expect(!narrow.isProven)
    #expect(wide.isProven)
    #expect(wide.score > narrow.score)
    #expect(wide.improves(on: narrow))
    #expect(!narrow.improves(on: wide))
    #expect(wide.improves(on: nil))
    #expect(!wide.improves(on: wide))
  }
}
