import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct DayTests {
  private let fixture = CodeBreakerFixture()
  private let day = CalendarDay(time: 1_700_000_000)
  private let player: CodeBreakerFrontEnd

  init() {
    let own = fixture.session()
    player = CodeBreakerFixture.player(CodeBreakerSession(environment: own.environment, playMode: .daily(day)))
  }

  private var screen: String { player.draw(width: 80, height: 30).lines.joined(separator: "\n") }

  private func guess(_ key: Character) {
    for _ in 0..<player.session.game.setup.pegCount { player.press(.character(key)) }
    player.press(.enter)
  }

  @Test func screenShowsTheDateOfTheDailyGame() {
    #expect(screen.contains("Game of 14 November") && screen.contains("n my own game"))
    #expect(!screen.contains("surprise me") && player.exitMessage == "")
    player.press("r")
    #expect(player.session.day == day, "there is no random game")
  }

  @Test func progressIsSavedForTheListOfDays() {
    guess("1")
    player.willLeaveScreen()
    #expect(
      fixture.memory["parlor.codebreaker.day\(day.number % 2)-door"] == "day-door/1\n\(day) playing Attempt 2 of 12")
    #expect(player.exitMessage.hasSuffix(": 1 attempt so far\n  parlor codebreaker play --day 2023-11-14\n"))
    player.press("c")
    #expect(screen.contains("parlor codebreaker play --day 2023-11-14"))
  }

  @Test func finishedGameIsSharedAndOffersTheDays() throws {
    guess("1")
    player.press("g")
    player.pressButton("Give up")
    let text = screen
    #expect(text.contains("All days") && text.contains("Share") && !text.contains("Surprise me"))
    #expect(player.exitMessage.hasPrefix("Parlor CodeBreaker, 14 Nov: code not found\n"))
    #expect(player.exitMessage.hasSuffix("\nThe next one comes tomorrow.\n") && !player.exitMessage.contains("●"))
    player.press(.right)
    player.press(.enter)
    #expect(player.isFinished && player.exitMessage.contains("Today        Code not found\n"))
  }

  @Test func newGameKeyOpensThePlayersOwnGame() {
    guess("1")
    player.press("n")
    #expect(player.session.day == nil && player.dialog == nil && screen.contains("n new game"))
    #expect(CodeBreakerSession(environment: player.session.environment, playMode: .daily(day)).attempts.count == 1)
  }
}
