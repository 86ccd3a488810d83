import CodeBreakerModel
import CodeBreakerSession
import Testing

@Suite struct EndingTests {
  private let fixture = Fixture()

  private func ended(_ session: CodeBreakerSession) throws -> CodeBreakerSession.EndedGame {
    guard case .ended(let ended) = session.popUp else { throw NoPopUp() }
    return ended
  }

  @Test func solvedGameShowsItsResultUntilTheNextGame() throws {
    let session = fixture.window(freshLine + " 0123", seconds: 60)
    fixture.now += 65
    session.attempt(2, 0, 2, 0)
    let end = try ended(session)
    #expect(end.title == "Lucky!")
    #expect(end.summary == "Solved in 2 guesses")
    #expect(end.seconds == 125)
    #expect(end.summaryWithTime == "Solved in 2 guesses, 2:05")
    #expect(
      end.spokenText
        == "Lucky! Solved in 2 guesses, 2 minutes 5 seconds. The code was blue, red, blue, red.")
    #expect(session.status == "Attempt 2: 4 in the right place. \(end.spokenText)")
    #expect(!session.acceptsPegs)
    #expect(!session.game.masterCode.isHidden)
    #expect(session.guessProblem == "The game is over.")
    session.closePopUp()
    #expect(session.popUp == nil, "the finished game stays visible")
    #expect(session.game.isOver, "the finished game stays visible")
    fixture.now += 1000
    #expect(session.endedGame == end)
    session.select(.rules)
    session.showResult()
    #expect(try ended(session) == end, "the result can be shown again")
    #expect(session.tab == .game, "the result can be shown again")
    session.closePopUp()
    session.restart()
    #expect(!session.game.isOver)
    #expect(session.endedGame == nil)
    session.showResult()
    #expect(session.popUp == nil, "an unfinished game has no result to show")
  }

  @Test func fewerAttemptsThanBeforeAreANewBest() throws {
    let first = fixture.window(freshLine)
    first.attempt(0)
    first.attempt(2, 0, 2, 0)
    #expect(try !ended(first).isBest, "there is no earlier game to beat")
    let second = fixture.window(freshLine)
    second.attempt(2, 0, 2, 0)
    #expect(try ended(second).isBest)
    #expect(try ended(second).title == "Clairvoyant!")
    #expect(try ended(second).spokenText.hasPrefix("Clairvoyant! A new best! Solved in 1 guess, "))
    fixture.now += 1
    let third = fixture.window(freshLine)
    third.attempt(2, 0, 2, 0)
    #expect(try !ended(third).isBest, "an equal result is no new best")
  }

  @Test(arguments: [(1, "Clairvoyant!"), (3, "Brilliant!"), (4, "Sharp!"), (5, "Solid!"), (6, "Got it!"), (9, "Phew!")])
  func headlineDependsOnTheNumberOfGuesses(guessCount: Int, headline: String) throws {
    let wrong = ["0123", "1111", "3333", "4444", "5555", "0000", "1133", "1144"].prefix(guessCount - 1)
    let session = fixture.window(freshLine + (wrong.isEmpty ? "" : " " + wrong.joined(separator: ",")))
    session.attempt(2, 0, 2, 0)
    #expect(try ended(session).title == headline)
  }

  @Test func resultShowsThePlayersGamesWithThisOneMarked() throws {
    let first = fixture.window(freshLine + " 0123,1111")
    first.attempt(2, 0, 2, 0)
    let second = fixture.window(freshLine)
    second.attempt(2, 0, 2, 0)
    let history = second.popUpScreen?.sections.first?.blocks.first { $0.id == "ended-history" }
    guard case .bars(let bars)? = history?.content else { throw NoPopUp() }
    #expect(bars.map(\.count) == [1, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    #expect(bars.last?.label == "10+")
    #expect(bars.map(\.isOwn).firstIndex(of: true) == 0)
    #expect(second.popUpScreen?.actions.count == 4)
  }

  @Test func runningOutOfAttemptsShowsTheResult() throws {
    let session = fixture.window(freshLine + ".2 0123")
    session.attempt(1, 1, 1, 1)
    let end = try ended(session)
    #expect(end.title == "Out of guesses")
    #expect(end.summary == "Not solved in 2 guesses")
    #expect(!end.isBest)
    #expect(end.spokenText.hasPrefix("Out of guesses. Not solved in 2 guesses, "))
  }

  @Test func givingUpRequiresConfirmation() throws {
    let session = fixture.window(freshLine + " 0123")
    session.giveUp()
    #expect(!session.game.isOver)
    session.askToGiveUp()
    #expect(session.popUp == .confirmGiveUp)
    session.closePopUp()
    #expect(session.acceptsPegs)
    session.confirmGivingUp()
    #expect(try ended(session).summary == "Gave up after 1 guess")
    #expect(session.line == freshLine + " 0123,x")
    #expect(!session.canGiveUp)
    session.closePopUp()
    session.askToGiveUp()
    #expect(session.popUp == nil)
  }

  @Test func boardWithoutAttemptsShowsNoTaskAfterTheEnd() {
    let session = fixture.window(freshLine)
    #expect(!session.taskPrompt.isEmpty)
    session.confirmGivingUp()
    #expect(session.taskPrompt.isEmpty)
  }

  @Test func revealIsShownBeforeTheResult() throws {
    let session = fixture.window(freshLine + " 0123")
    session.setShowsMotion(true)
    session.attempt(2, 0, 2, 0)
    let reveal = try #require(session.reveal)
    #expect(reveal.delayMilliseconds == 900, "the markers land before the code turns")
    #expect(reveal.milliseconds == 2100, "the markers land before the code turns")
    #expect(session.latestCue?.cue == .answer(exactCount: 4), "the sound doesn't tell before the code")
    #expect(reveal.isSolved)
    #expect(session.popUp == nil)
    #expect(session.game.isOver)
    #expect(!session.game.masterCode.isHidden)
    #expect(
      session.status.hasPrefix("Attempt 2: 4 in the right place. Lucky! "), "the result is announced at once")
    session.revealDidEnd(number: reveal.number + 1)
    #expect(session.popUp == nil, "the timer of another end")
    session.revealDidEnd(number: reveal.number)
    #expect(try ended(session).summary == "Solved in 2 guesses")
    #expect(session.reveal == nil)
    #expect(session.latestCue?.cue == .win)
    session.closePopUp()
    session.revealDidEnd(number: reveal.number)
    #expect(session.popUp == nil, "the result isn't shown twice")
    #expect(session.statistics.playedCount == 1, "the result isn't shown twice")
  }

  @Test func resultMissedDuringTheRevealIsShownOnceInALaterWindow() throws {
    let session = fixture.window(freshLine + " 0123")
    session.setShowsMotion(true)
    session.attempt(2, 0, 2, 0)
    #expect(fixture.savedGame?.hasSuffix("\nend unseen") == true)
    let again = fixture.window()
    #expect(try ended(again).title == "Lucky!")
    #expect(again.reveal == nil)
    again.closePopUp()
    #expect(fixture.savedGame?.contains("unseen") == false)
    #expect(fixture.window().popUp == nil)
    session.loadChangesFromStorage()
    #expect(session.reveal == nil)
    #expect(session.popUp == nil)
    #expect(session.notices == [.changedElsewhere])
  }

  @Test func withoutMotionTheResultIsShownAtOnce() throws {
    let session = fixture.window(freshLine + " 0123")
    session.setShowsMotion(true)
    session.setShowsMotion(false)
    session.attempt(2, 0, 2, 0)
    #expect(try ended(session).title == "Lucky!")
    #expect(session.reveal == nil)
    #expect(fixture.savedGame?.contains("unseen") == false)
  }

  @Test func turningMotionOffEndsTheReveal() throws {
    let other = Fixture()
    let second = other.window(freshLine + ".1")
    second.setShowsMotion(true)
    second.attempt(0, 1, 2, 3)
    #expect(second.reveal?.isSolved == false, "a lost game has no animation")
    #expect(second.popUp == nil, "a lost game has no animation")
    second.setShowsMotion(false)
    #expect(try ended(second).title == "Out of guesses")
  }

  @Test func noResultPopsUpIfThePlayerLeavesDuringTheReveal() {
    for (leave, isElsewhere) in [
      ({ $0.playAgain() }, false), ({ $0.restart() }, false), ({ $0.select(.rules) }, true),
      ({ $0.openReview() }, true),
    ] as [((CodeBreakerSession) -> Void, Bool)] {
      let session = Fixture().window(freshLine + " 0123")
      session.setShowsMotion(true)
      session.attempt(2, 0, 2, 0)
      let turn = session.reveal?.number ?? 0
      leave(session)
      #expect(isElsewhere || session.reveal == nil)
      session.revealDidEnd(number: turn)
      #expect(session.popUp == nil, "the late timer doesn't affect what follows")
      #expect(session.reveal == nil, "the late timer doesn't affect what follows")
    }
  }
}
