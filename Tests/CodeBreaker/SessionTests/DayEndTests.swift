import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

extension DayTests {
  @Test func resultIsRecordedForTheDayAndInTheStatistics() throws {
    makeWrongAttempts(4)
    solve()
    #expect(fixture.memory["parlor.house.days"] == "days/1\ncodebreaker 2026-11-21 5")
    guard case .ended(let ended) = session.popUp else { throw NoPopUp() }
    #expect(ended.summary == "Solved in 5 guesses")
    #expect(session.statistics.playedCount == 1)
    #expect(session.dayEndNote == "The next one comes tomorrow.")
    #expect(fixture.window(day: day).statistics.playedCount == 1)
  }

  @Test func finishedGameStaysAndLeadsToTheListOfDays() {
    solve()
    session.closePopUp()
    #expect(session.popUp == nil)
    #expect(session.canReview)
    #expect(session.game.isOver)
    let later = fixture.window(day: day)
    #expect(later.line == session.line)
    session.showResult()
    #expect(session.boardAnswers.map(\.label) == ["Result", "Review", "All days"])
    session.playAgain()
    #expect(session.takePendingNavigation() == .days)
    #expect(session.takePendingNavigation() == nil)
    #expect(session.popUp == nil)
    #expect(session.line == later.line)
  }

  @Test func unsolvedCodeIsRecordedAndShared() {
    makeWrongAttempts(12)
    #expect(session.game.ending == .outOfAttempts)
    #expect(fixture.memory["parlor.house.days"] == "days/1\ncodebreaker 2026-11-21 -")
    #expect(session.shareItem.text.hasPrefix("Parlor CodeBreaker, Nov 21: code not found\n"))
  }

  @Test func givingUpIsRecordedAndShared() {
    session.confirmGivingUp()
    #expect(fixture.memory["parlor.house.days"] == "days/1\ncodebreaker 2026-11-21 -")
    #expect(session.shareItem.text == "Parlor CodeBreaker, Nov 21: code not found")
  }

  @Test func resultShowsThatHintsWereUsed() {
    session.attempt(0, 1, 2, 3, 4)
    for hole in 0..<5 {
      session.select(hole: hole)
      session.choose(1)
    }
    session.askForHint()
    session.reveal(.fit)
    session.closePopUp()
    solve()
    #expect(fixture.memory["parlor.house.days"] == "days/1\ncodebreaker 2026-11-21 2 helped")
    #expect(session.shareItem.text.hasPrefix("Parlor CodeBreaker, Nov 21: 2 of 12, with help\n"))
  }

  @Test func onlyAMissingResultIsRecordedWhenTheGameOpens() {
    makeWrongAttempts(1)
    solve()
    fixture.memory.texts["parlor.house.days"] = nil
    _ = fixture.window(day: day)
    #expect(fixture.memory["parlor.house.days"] == "days/1\ncodebreaker 2026-11-21 2")
    // A result from another device isn't replaced.
    fixture.memory["parlor.house.days"] = "days/1\ncodebreaker 2026-11-21 1"
    _ = fixture.window(day: day)
    #expect(fixture.memory["parlor.house.days"] == "days/1\ncodebreaker 2026-11-21 1")
  }

  @Test func streakCountsDaysInARow() throws {
    solve()
    for later in 1...2 {
      let day = try #require(day.adding(days: later))
      fixture.now = day.startTime
      let session = fixture.window(day: day)
      solve(session)
      #expect(session.dayEndNote == "You have played \(later + 1) days in a row.")
    }
  }
}
