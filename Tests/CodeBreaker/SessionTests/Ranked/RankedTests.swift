import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// What only CodeBreaker does in a ranked game. `RankedPlayLaws` and its neighbors test what every game does.
@Suite struct RankedTests {
  private let fixture = Fixture()
  // A Monday, with four pegs of Mastermind's six choices.
  private let day = try! CalendarDay(text: "2026-11-23".utf8)
  private let server: FakeDayServer

  init() {
    server = FakeDayServer(ServedCodeBreaker(day))
    fixture.now = day.startTime + 3600
  }

  private func open() -> CodeBreakerSession {
    let session = fixture.window(day: day, isRanked: true)
    server.serve(session)
    return session
  }

  private func attempt(_ session: CodeBreakerSession, _ choices: Int...) {
    session.attempt(choices)
    server.serve(session)
  }

  // MARK: Guesses

  @Test func guessStaysInItsRowUntilTheServerAnswers() {
    let session = open()
    #expect(session.attempt(0, 1, 2, 3))
    #expect(session.guessText == "0123")
    #expect(session.guessExplanation == "Sending the guess…")
    server.serve(session)
    #expect(session.attempts.map(\.counts) == [MatchCounts(exact: 0, inexact: 4)])
    #expect(session.status.hasPrefix("Attempt 1: "))
    #expect(session.game.guess.isEmpty)
    #expect(!session.game.isCodeKnown)
  }

  @Test func guessThatConflictsWithAnotherDevicesStays() {
    let session = open()
    server.act("0011", at: 0)
    attempt(session, 0, 1, 2, 3)
    #expect(session.attempts.count == 1)
    #expect(session.guessText == "0123")
    #expect(session.canGuess)
  }

  @Test func guessWithAnEmptyHoleIsRejected() {
    let session = open()
    session.choose(1)
    #expect(!session.canGuess)
    #expect(session.guessExplanation == "Every hole needs a peg today.")
    #expect(!session.guess())
    #expect(session.status == "Every hole needs a peg today.")
    #expect(!session.hasAskedAboutHoles)
    #expect(session.rankedClient?.call == nil)
  }

  // MARK: The end

  /// Each weekday has a different number of pegs or choices.
  @Test(arguments: 0..<7) func gameCanBeSolvedOnEveryWeekday(weekday: Int) throws {
    let day = try #require(day.adding(days: weekday))
    let setup = GameSetup(day: day)
    let code = (0..<setup.pegCount).map { setup.theme.choices.count - 1 - $0 % setup.theme.choices.count }
    let server = FakeDayServer(ServedCodeBreaker(day, code: code))
    fixture.now = day.startTime + 3600
    let session = fixture.window(day: day, isRanked: true)
    server.serve(session)
    for guess in [code.map { _ in 0 }, code] {
      #expect(session.attempt(guess))
      server.serve(session)
    }
    #expect(session.game.ending == .solved)
    #expect(session.game.setup == setup)
    #expect(session.resultHeadline == "Lucky! 2 guesses")
    #expect(session.shareItem.text.contains(": 2 of 12, 1st of 2\n"))
    #expect(session.shareItem.text.contains("\n" + String(repeating: "●", count: setup.pegCount)))
  }

  @Test func rankedGameIsNotANewBest() {
    // Two games of four pegs, solved with 2 and 3 guesses.
    fixture.memory["parlor.codebreaker.statistics"] = "codebreaker-statistics/1\n4-colors 6 2 2 2 10 0,1,1"
    let session = open()
    attempt(session, 0, 1, 2, 3)
    attempt(session, 3, 2, 1, 0)
    #expect(session.statistics.isSoleBest(attemptCount: 2, in: .init(session.game.setup)), "as for an unranked game")
    #expect(session.endedGame?.isBest == false)
    #expect(session.popUp == nil)
  }

  @Test func lastAttemptEndsTheGame() {
    let session = open()
    for first in 0..<6 {
      for second in 4..<6 { attempt(session, first, second, 5, 5) }
    }
    #expect(session.game.ending == .outOfAttempts)
    #expect(session.game.isCodeKnown)
    #expect(session.rankedClient?.prompt == .result)
  }

  @Test func givingUpWithoutAGuessShowsResultsWithoutAwaitingARank() {
    let session = open()
    session.confirmGivingUp()
    server.serve(session, pauses: 1000)
    #expect(session.game.ending == .gaveUp)
    #expect(session.rankedClient?.awaitsRank == false)
    #expect(session.rankedClient?.failure == nil)
    #expect(session.rankedClient?.result?.bars.isEmpty == false, "other results are shown")
    #expect(server.calls.count { $0.contains("/standings") } == 1)
    #expect(open().rankedClient?.awaitsRank == false)
    #expect(server.calls.count { $0.contains("/standings") } == 2)
  }

  @Test func playerWhoGivesUpSeesTheCodeAfterTheDay() {
    let session = open()
    attempt(session, 0, 0, 1, 1)
    session.askToGiveUp()
    #expect(session.giveUpWarning == session.finishWarning)
    session.giveUp()
    server.serve(session)
    #expect(session.game.ending == .gaveUp)
    #expect(fixture.memory["parlor.house.ranked-days"] == "days/1\ncodebreaker 2026-11-23 -")
    // The code could help another account, so it is secret until the day is over for everyone.
    #expect(!session.game.isCodeKnown)
    #expect(!session.canReviewRankedGame)
    #expect(session.status == "You gave up. Gave up after 1 guess, 0 seconds.")
    #expect(session.popUpScreen?.text("outcome-note") == session.resultNote)
    #expect(server.calls.count { $0.hasPrefix("PUT") } == 1)
    let again = open()
    #expect(!again.game.isCodeKnown)
    #expect(again.resultNote != nil)
    server.isRevealed = true
    let later = open()
    #expect(later.game.isCodeKnown)
    #expect(later.canReviewRankedGame)
    #expect(later.resultNote == nil)
  }
}
