import DailyGames
import GameCore
import Testing

@testable import SessionSupport

@Suite struct RankedIntroductionTests {
  private let memory = MemoryStorage()
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  private func rankedClient(_ game: DailyGame = .triples) -> RankedClient {
    RankedClient(day, game, storage: memory.storage)
  }

  @Test func introductionIsShownUntilThePlayerStartsARankedGame() {
    var first = rankedClient()
    #expect(first.prompt == .introduction, "no player is created and no game started")
    #expect(first.call == nil, "no player is created and no game started")
    #expect(rankedClient(.codeBreaker).prompt == .introduction, "leaving doesn't count as reading")
    first.start()
    #expect(first.prompt == nil)
    #expect(first.call?.request.path == "players")
    #expect(rankedClient().prompt == nil, "it is shown once")
    #expect(rankedClient(.codeBreaker).prompt == nil, "it is shown once")
  }

  @Test func introductionIsSkippedAfterRankedResults() {
    memory[DayHistory.rankedKey] = "days/1\ncodebreaker 2026-11-20 5"
    #expect(rankedClient().prompt == nil)
    #expect(rankedClient().call != nil)
  }

  @Test func introductionStatesTheRulesOfRankedGames() {
    #expect(rankedClient().introduction.text.contains("the same tiles"))
    #expect(rankedClient().introduction.text.contains("no undo"))
    let text = rankedClient(.codeBreaker).introduction.text
    #expect(text.contains("the same code"))
    #expect(text.contains("no hints"))
    #expect(!text.contains("undo"))
  }
}
