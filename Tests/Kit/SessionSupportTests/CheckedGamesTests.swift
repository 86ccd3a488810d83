import DailyGames
import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct CheckedGamesTests {
  /// Checks the games in `lines`. If `isAll` is `false`, the reply has one more game, which the device doesn't store.
  private func check(_ lines: [String], isAll: Bool = true) throws -> CheckedGames {
    let body = (lines + (isAll ? [] : ["0 ok"])).joined(separator: "\n")
    let reply = RankedReply(status: 200, body: Array(body.utf8))
    let deal = DayDeal(FakeDeal(day: CalendarDay.range.lowerBound))
    var games = CheckedGames(try RecordedGames(reply, maxCount: lines.count), deal)
    #expect(games.outcomeText == nil || lines.isEmpty)
    while !games.isComplete { games.checkSlice() }
    return games
  }

  @Test func textReportsWhetherGamesFitTheDeal() throws {
    #expect(try check([]).outcomeText == "No one played.")
    #expect(try check(["7 ok"]).outcomeText == "The only game fits the deal.")
    #expect(try check(["7 ok"], isAll: false).outcomeText == "The best game fits the deal.")
    let many = (1...1000).map { "\($0) ok" }
    #expect(try check(many).outcomeText == "All 1,000 games fit the deal.")
    #expect(try check(many, isAll: false).outcomeText == "The best 1,000 games fit the deal.")
    let faulty = try check(["7 ok", "x", "y"])
    #expect(faulty.outcomeText == "Game 2 doesn’t fit the deal: it was made up.")
    #expect(faulty.fault?.number == 2)
  }

  @Test func upToFiveGamesBeforeTheFirstFaultAreListed() throws {
    #expect(try check((1...9).map { "\($0) ok" }).bestGames.compactMap(\.figure) == [1, 2, 3, 4, 5])
    #expect(
      try check(["7 ok", "x", "8 ok"]).bestGames.compactMap(\.figure) == [7], "what comes after a fault is not checked")
  }

  @Test func coachTextReportsTheResultOrTheFault() throws {
    #expect(try check(["5 ok"]).coachText(.codeBreaker) == "The coach: 5 guesses")
    #expect(try check(["x"]).coachText(.codeBreaker) == "The coach’s game doesn’t fit the deal: it was made up.")
    #expect(try check([]).coachText(.codeBreaker) == nil)
  }
}
