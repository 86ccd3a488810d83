import GameCore
import TestSupport
import Testing

@testable import SessionSupport

extension PastDayTests {
  @Test func coachsGameAndFiveBestAreListedWithLinksToWatchableOnes() throws {
    files["\(folder)/games.txt"] = (1...9).map { "\($0) \($0 == 2 ? "dark" : "ok")\n" }.joined()
    let screen = checkedDay().screen
    #expect(screen.text("codebreaker-check") == "All 9 games fit the deal.")
    #expect(
      screen.lines("codebreaker-games") == [
        " | The coach: 4 guesses | Watch", "1 | 1 guess | Watch", "2 | 2 guesses | ", "3 | 3 guesses | Watch",
        "4 | 4 guesses | Watch", "5 | 5 guesses | Watch",
      ])
    let watch = try #require(screen.table("codebreaker-games")?.rows.compactMap { $0.cells[2].action })
    #expect(watch[0].spokenText == "Watch the coach’s game")
    #expect(watch[0].destination?.address == "codebreaker/#4 ok")
    #expect(watch[2].spokenText == "Watch the no. 3 game: 3 guesses")
  }

  @Test func fabricatedGameIsReported() {
    files["\(folder)/games.txt"] = "5 ok\n6 bad\n7 ok\n"
    files["\(folder)/coach.txt"] = "4 bad\n"
    let screen = checkedDay().screen
    #expect(screen.text("codebreaker-check") == "Game 2 doesn’t fit the deal: it was made up.")
    #expect(
      screen.lines("codebreaker-games") == [
        " | The coach’s game doesn’t fit the deal: it was made up. | ", "1 | 5 guesses | Watch",
      ])
  }

  @Test func dayWithoutPlayersHasNoGames() {
    files.texts["\(folder)/games.txt"] = (416, "")
    files.texts["\(folder)/coach.txt"] = (404, "")
    let screen = checkedDay().screen
    #expect(screen.text("codebreaker-check") == "No one played.")
    #expect(screen.table("codebreaker-games") == nil)
  }

  @Test func truncatedLineIsDropped() {
    let line = String(repeating: "x", count: 1021) + " ok\n"
    let text = String(repeating: line, count: 488) + "5 ba"
    #expect(text.utf8.count >= RecordedGames.maxByteCount)
    files.texts["\(folder)/games.txt"] = (206, text)
    #expect(checkedDay().screen.text("codebreaker-check") == "The best 488 games fit the deal.")
  }

  @Test func onlyTheBestThousandGamesAreChecked() {
    files["\(folder)/games.txt"] = String(repeating: "5 ok\n", count: 1001)
    #expect(checkedDay().screen.text("codebreaker-check") == "The best 1,000 games fit the deal.")
  }

  @Test func manyGamesAreCheckedInSlices() {
    files["\(folder)/games.txt"] = (1...20).map { "\($0) ok\n" }.joined()
    let check = PastDay(day, [DayDealer(.codeBreaker, FakeDeal.self)], storage: memory.storage)
    answer(check, slices: 2)
    #expect(check.bestGames(at: 0)?.checkedCount == 8)
    #expect(check.screen.text("codebreaker-check") == "One moment…")
    #expect(check.screen.lines("codebreaker-games").count == 6, "the best games are already listed")
    answer(check)
    #expect(check.screen.text("codebreaker-check") == "All 20 games fit the deal.")
  }

  @Test func recordedResultOfThePlayerIsShown() {
    var history = DayHistory()
    history.record(DayResult(day: day, game: .codeBreaker, figure: 5, hadHelp: false))
    _ = memory.storage.write(DayHistory.rankedKey, history.text)
    #expect(checkedDay().screen.text("codebreaker-own") == "You: 5 guesses.")
  }
}
