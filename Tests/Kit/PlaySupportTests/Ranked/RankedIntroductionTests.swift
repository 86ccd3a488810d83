import DailyGames
import NumberedGame
import Testing

@testable import PlaySupport

@Suite struct RankedIntroductionTests {
  private let memory = MemoryStorage()
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  private func seat(_ game: DailyGame = .triples) -> RankedSeat { RankedSeat(day, game, storage: memory.storage) }

  @Test func firstRankedGameWaitsForStart() {
    var first = seat()
    #expect(first.question == .introduction && first.call == nil, "no player is made, and no game is begun")
    #expect(seat(.codeBreaker).question == .introduction, "leaving doesn't count as reading")
    first.start()
    #expect(first.question == nil && first.call?.request.path == "players")
    #expect(seat().question == nil && seat(.codeBreaker).question == nil, "it is explained once")
  }

  @Test func noIntroductionAfterRankedResults() {
    memory[DayHistory.rankedKey] = "days/1\ncodebreaker 2026-11-20 5"
    #expect(seat().question == nil && seat().call != nil)
  }

  @Test func introductionNamesTheGamesRules() {
    #expect(seat().introduction.text.contains("the same tiles") && seat().introduction.text.contains("no undo"))
    let text = seat(.codeBreaker).introduction.text
    #expect(text.contains("the same code") && text.contains("no hints") && !text.contains("undo"))
  }
}
