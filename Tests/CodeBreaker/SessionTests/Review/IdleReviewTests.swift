import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// The reviews of finished games that the player hasn't asked for.
@Suite struct IdleReviewTests {
  private let fixture = Fixture()
  private static let line = freshLine + " 0123,4550,2002"

  private var games: [PlayProgress.Game] {
    fixture.memory.texts["parlor.codebreaker.progress"].flatMap { PlayProgress(text: $0) }?.games ?? []
  }

  /// Opens a game, and solves it.
  private func solvedGame() -> CodeBreakerSession {
    let session = fixture.window(Self.line)
    session.attempt(2, 0, 2, 0)
    return session
  }

  @Test func finishedGameIsReviewedDuringAPause() {
    let session = solvedGame()
    #expect(session.coachQuestion == nil)
    session.pause()
    session.answerAll()
    #expect(games.map(\.total.count) == [4])
    #expect(!session.isReviewOpen)
    #expect(!session.waitsForPause)
    session.openReview()
    #expect(session.gameReview?.reviewState.review != nil, "the review is there when the player opens it")
  }

  @Test func gameIsReviewedThoughAnotherOneHasBegun() {
    let session = solvedGame()
    let (line, group) = (session.game.line, CodeBreakerSession.StatisticsGroup(session.game.setup))
    session.closePopUp()
    session.restart()
    #expect(session.game.line != line)
    session.pause()
    session.answerAll()
    #expect(games.map(\.total.count) == [4])
    #expect(session.skill[group].map(\.date) == [fixture.now])
  }

  @Test func gameThatIsOverAtTheStartIsReviewed() {
    _ = solvedGame()
    let session = fixture.window()
    session.pause()
    session.answerAll()
    #expect(games.count == 1)
    let again = fixture.window()
    again.pause()
    #expect(again.coachQuestion == nil, "its review is stored")
    #expect(!again.waitsForPause, "its review is stored")
  }

  @Test func hintedGamesFillOnlyTheNotebook() {
    let session = fixture.window(Self.line)
    session.revealHint(.count)
    session.attempt(2, 0, 2, 0)
    session.pause()
    session.answerAll()
    #expect(games.isEmpty)
    #expect(fixture.memory["parlor.codebreaker.review"] != nil)
  }

  @Test func aRequestedReviewContinuesTheUnrequestedOne() {
    let session = solvedGame()
    session.pause()
    session.answerOnce()
    session.answerOnce()
    session.closePopUp()
    session.openReview()
    #expect(session.reviewProgress.done == 2)
    session.answerAll()
    session.pause()
    #expect(session.coachQuestion == nil, "the review isn't done twice")
  }

  @Test func anUnrequestedReviewContinuesAClosedOne() {
    let session = solvedGame()
    session.closePopUp()
    session.openReview()
    session.answerOnce()
    session.closeReview()
    session.pause()
    session.answerOnce()
    session.openReview()
    #expect(session.reviewProgress.done == 2)
  }

  @Test func aGuessInterruptsTheReview() {
    let session = solvedGame()
    session.closePopUp()
    session.restart()
    session.pause()
    #expect(session.coachQuestion != nil)
    session.choose(1)
    #expect(session.coachQuestion == nil)
    session.pause()
    #expect(session.coachQuestion != nil)
  }

  @Test func nothingIsReviewedIfThePlayerTurnsItOff() {
    let session = solvedGame()
    session.choose(1, for: .reviews)
    #expect(!session.waitsForPause)
  }

  @Test func aCoachThatFailsIsNotAskedAgain() {
    let session = solvedGame()
    session.pause()
    session.handleCoachFailure()
    #expect(!session.waitsForPause)
    #expect(session.coachQuestion == nil)
  }
}
