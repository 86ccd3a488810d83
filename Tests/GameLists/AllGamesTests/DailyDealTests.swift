import AllGames
import DailyGames
import GameCore
import Testing

@Suite struct DailyDealTests {
  private struct OrderRecorder: DailyDealVisitor {
    var games: [DailyGame] = []
    mutating func visit<DealType: DailyDeal>(_ game: DailyGame, _ dealt: DealType.Type) { games.append(game) }
  }

  @Test func everyDailyGameIsVisitedOnceInOrder() {
    var order = OrderRecorder()
    order.visitAll()
    #expect(order.games == DailyGame.all)
  }

  @Test(arguments: DailyGame.all) func dealIsReadFromALineThatStartsWithTheGamesName(_ game: DailyGame) throws {
    let line = Array("\(game.idText)/1 2026-11-20".utf8)
    #expect(try game.dealType.deal(ofLine: line) == .day(CalendarDay(text: "2026-11-20".utf8)))
  }
}
