import AllGames
import DailyGames
import NumberedGame
import Testing

@Suite struct DealtGameTests {
  private struct Order: DealtGameVisitor {
    var games: [DailyGame] = []
    mutating func visit<Dealt: DealtGame>(_ game: DailyGame, _ dealt: Dealt.Type) { games.append(game) }
  }

  @Test func everyDailyGameIsVisitedOnceInOrder() {
    var order = Order()
    order.visitAll()
    #expect(order.games == DailyGame.all)
  }

  @Test(arguments: DailyGame.all) func recordedLineStartsWithTheGame(_ game: DailyGame) throws {
    let line = Array("\(game.folder)/1 2026-11-20".utf8)
    #expect(try game.dealtGame.deal(ofLine: line) == .day(CalendarDay(text: "2026-11-20".utf8)))
  }
}
