import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct DayTests {
  private let fixture = CodeBreakerFixture()
  private let day = CalendarDay(time: 1_700_000_000)
  private let frontEnd: CodeBreakerFrontEnd

  init() {
    let own = fixture.session()
    frontEnd = CodeBreakerFixture.frontEnd(CodeBreakerSession(environment: own.environment, playMode: .daily(day)))
  }

  private var screen: String { frontEnd.draw(width: 80, height: 30).lines.joined(separator: "\n") }

  private func guess(_ key: Character) {
    for _ in 0..<frontEnd.session.game.setup.pegCount { frontEnd.press(.character(key)) }
    frontEnd.press(.enter)
  }

  @Test func dailyGameShowsItsDateAndOffersNoRandomGame() {
    #expect(screen.contains("November 14 game"))
    #expect(screen.contains("n my own game"))
    #expect(!screen.contains("restart game"))
    #expect(frontEnd.exitMessage == "")
    frontEnd.press("r")
    #expect(frontEnd.session.day == day, "there is no random game")
  }

  @Test func leavingSavesProgressAndNamesTheCommandToContinue() {
    guess("1")
    frontEnd.willLeaveScreen()
    #expect(
      fixture.memory["parlor.codebreaker.day\(day.number % 2)-door"] == "day-door/1\n\(day) playing Attempt 2 of 12")
    #expect(frontEnd.exitMessage.hasSuffix(": 1 guess so far\n  parlor codebreaker play --day 2023-11-14\n"))
    frontEnd.press("c")
    #expect(screen.contains("parlor codebreaker play --day 2023-11-14"))
  }

  @Test func finishedDailyGameOffersSharingAndTheListOfDays() throws {
    guess("1")
    frontEnd.press("g")
    frontEnd.pressButton("Give up")
    let text = screen
    #expect(text.contains("All days"))
    #expect(text.contains("Share"))
    #expect(!text.contains("Restart Game"))
    #expect(frontEnd.exitMessage.hasPrefix("Parlor CodeBreaker, Nov 14: code not found\n"))
    #expect(frontEnd.exitMessage.hasSuffix("\nThe next one comes tomorrow.\n"))
    #expect(!frontEnd.exitMessage.contains("●"))
    frontEnd.pressButton("All days")
    frontEnd.update()
    #expect(frontEnd.isFinished)
    #expect(frontEnd.exitMessage.contains("Today        Code not found\n"))
  }

  @Test func newGameKeyOpensTheOwnGameAndKeepsTheDailyOne() {
    guess("1")
    frontEnd.press("n")
    #expect(frontEnd.session.day == nil)
    #expect(frontEnd.dialog == nil)
    #expect(screen.contains("n new game"))
    #expect(CodeBreakerSession(environment: frontEnd.session.environment, playMode: .daily(day)).attempts.count == 1)
  }
}
