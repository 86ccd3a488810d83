import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

/// The reviews of finished games that the player hasn't asked for.
@Suite struct IdleReviewTests {
  private let device = Device()

  private var reviewedLines: [String] {
    device.memory.texts["parlor.triples.reviews"].flatMap { TriplesSession.StoredReviews(text: $0) }?.entries
      .map { String(decoding: $0.line, as: UTF8.self) } ?? []
  }

  private var notebook: PracticeNotebook? {
    device.memory.texts["parlor.triples.notebook"].flatMap { PracticeNotebook(text: $0) }
  }

  @Test func finishedGameIsReviewedDuringAPauseAndFillsTheNotebook() {
    let session = device.launchFullBoard()
    let line = session.line
    #expect(session.coachQuestion == nil, "nothing is asked before a pause")
    session.pause()
    session.answerAll()
    #expect(reviewedLines == [line])
    #expect(notebook?.positions.count == 5)
    #expect(session.status.contains("Game over") || session.viewer == nil, "the player sees no review")
    #expect(!session.waitsForPause, "nothing is left to review")
  }

  @Test func gameIsReviewedWhileTheNextOneIsPlayed() {
    let session = device.launchGame14(endedAfter: "uld")
    let line = session.line
    session.closePopUp()
    session.move(.left)
    session.pause()
    session.answerAll()
    #expect(reviewedLines == [line])
    #expect(session.replay.moves.count <= 1, "the game on the board isn't touched")
  }

  @Test func aMoveInterruptsTheReviewAndTheNextPauseContinuesIt() throws {
    let session = device.launchGame14(endedAfter: "uldr")
    session.closePopUp()
    session.pause()
    session.answerOnce()
    session.answerOnce()
    let next = try #require(session.coachQuestion)
    session.playOut(order: "l")
    session.move(.up)
    #expect(session.coachQuestion == nil)
    session.pause()
    #expect(session.coachQuestion == next, "the answers so far are kept")
  }

  @Test func anEventDuringThePauseStartsItAgain() throws {
    let session = device.launchGame14(endedAfter: "uldr")
    let pause = try #require(session.pendingRequests.last)
    session.receive(.done, to: pause)
    session.closePopUp()
    session.receive(.done, to: try #require(session.pendingRequests.last))
    #expect(session.coachQuestion == nil)
    session.receive(.done, to: try #require(session.pendingRequests.last))
    #expect(session.coachQuestion != nil)
  }

  @Test func aRequestedReviewContinuesTheUnrequestedOne() throws {
    let session = device.launchFullBoard()
    session.pause()
    for _ in 0..<3 { session.answerOnce() }
    session.reviewEndedGame()
    #expect(try #require(session.coachQuestion).replay.moves.count == 3)
    session.answerAll()
    #expect(session.viewer?.reviewState.review != nil)
    session.pause()
    #expect(session.coachQuestion == nil, "the review isn't done twice")
  }

  @Test func anUnrequestedReviewContinuesACanceledOne() throws {
    let session = device.launchFullBoard()
    session.reviewEndedGame()
    for _ in 0..<3 { session.answerOnce() }
    session.cancelReview()
    session.pause()
    #expect(try #require(session.coachQuestion).replay.moves.count == 3)
  }

  @Test func hintsComeBeforeUnrequestedReviews() throws {
    let session = device.launchGame14(endedAfter: "uldr")
    session.closePopUp()
    session.pause()
    session.useHint()
    #expect(session.coachQuestion == CoachQuestion(session.replay))
    session.answerOnce()
    #expect(session.hint != nil)
  }

  @Test func nothingIsReviewedIfThePlayerTurnsItOff() {
    let session = device.launchFullBoard()
    session.choose(1, for: .reviews)
    #expect(!session.waitsForPause)
    session.choose(0, for: .reviews)
    session.pause()
    #expect(session.coachQuestion != nil)
  }

  @Test func aCoachThatFailsIsNotAskedAgain() {
    let session = device.launchFullBoard()
    session.pause()
    session.handleCoachFailure()
    #expect(!session.waitsForPause)
    #expect(session.coachQuestion == nil)
    #expect(session.notices.isEmpty, "the player hasn't asked for anything")
  }

  @Test func onlyGamesOfTheLastDaysAreReviewedTheLatestFirst() throws {
    for moves in ["uldr", "ldru", "drul"] {
      device.launch().endGameAndStartNext()
      let session = device.launch()
      session.openGame("14")
      session.endGame(after: moves)
      session.closePopUp()
      device.clock += 3 * 86_400
    }
    let session = device.launch()
    session.pause()
    session.answerAll()
    #expect(reviewedLines.map { $0.suffix(4) } == ["drul", "ldru"], "the first game ended nine days ago")
  }

  @Test func aNewPlayerWaitsForNothing() {
    #expect(!device.launch().waitsForPause)
    #expect(!device.launchGame14("uldr").waitsForPause)
  }
}
