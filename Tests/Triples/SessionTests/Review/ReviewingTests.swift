import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct ReviewingTests {
  private let device = Device()
  private static let key = "parlor.triples.reviews"

  /// Opens a session in which game 14 was played to its end and recorded.
  private func session(_ device: Device? = nil) -> TriplesSession {
    let session = (device ?? self.device).launch()
    session.openGame("14")
    session.playOut()
    return session
  }

  private func receivedAdviceCount(_ session: TriplesSession) -> Int? {
    if case .running(let advices) = session.viewer?.reviewState { advices.count } else { nil }
  }

  @Test func endedGameIsReviewedMoveByMoveAndOpensAtTheWorstMistake() throws {
    let session = session()
    let replay = session.replay
    session.reviewEndedGame()
    #expect(session.popUp == nil)
    #expect(session.viewer?.replay == replay)
    #expect(receivedAdviceCount(session) == 0)
    for count in 0...replay.moves.count {
      let question = try #require(session.coachQuestion)
      #expect(question.replay == replay.prefix(count), "positions are asked one after another")
      session.answerOnce()
    }
    let review = try #require(session.viewer?.reviewState.review)
    #expect(review == (try Review(of: replay, advices: FakeCoach.advices(for: replay))))
    let worst = try #require(review.mistakes.first)
    #expect(session.viewer?.step == worst.number - 1, "it opens at the worst mistake")
    #expect(
      session.status == TriplesSession.SpokenText.review(review)
        + " Move \(worst.number): you played \(worst.playedMove.label), \(worst.bestMove.label) was better.")
    #expect(session.coachQuestion == nil)
    session.closeViewer()
    #expect(session.visibleResult?.replay == replay, "the end is shown again")
  }

  @Test func unfinishedSharedGameIsReviewedButNotSaved() throws {
    let session = device.launch()
    session.open(address: "triples/1/14/uru")
    session.startReview()
    session.answerAll()
    let review = try #require(session.viewer?.reviewState.review)
    #expect(!review.isDone)
    #expect(review.moves.count == 3)
    #expect(device.memory[Self.key] == nil, "the game isn't in the scores")
  }

  @Test func gameWithoutMovesCannotBeReviewed() {
    let session = device.launch()
    device.memory["parlor.triples.scores"] = "scores/1\n6 1 - triples/1 14"
    session.loadChangesFromStorage()
    session.openRow(0)
    session.startReview()
    #expect(session.viewer?.reviewState == TriplesSession.ReviewState.none)
    #expect(session.viewer?.canReview == false)
  }

  @Test func interruptedReviewKeepsItsAnswersAndCanBeContinued() {
    for leave in [
      { $0.cancelReview() }, { $0.closeViewer() }, { $0.select(.about) }, { $0.handleCoachFailure() },
      { $0.open(address: "triples/1/14/u") },
    ] as [(TriplesSession) -> Void] {
      let session = session(Device())
      let address = session.replay.address
      session.reviewEndedGame()
      for _ in 0..<5 { session.answerOnce() }
      leave(session)
      #expect(session.coachQuestion == nil)
      #expect(receivedAdviceCount(session) == nil)
      session.open(address: address)
      session.startReview()
      #expect(receivedAdviceCount(session) == 5, "received answers are kept")
      session.answerAll()
      #expect(session.viewer?.reviewState.review != nil)
    }
  }

  @Test func stepsCanBeVisitedDuringReviewAndHaveVerdictsAfterward() throws {
    let session = session()
    session.reviewEndedGame()
    session.goToStep(3)
    #expect(session.status.hasSuffix("Score \(session.viewer!.game.score)."), "stepping works during the review")
    session.answerAll()
    let review = try #require(session.viewer?.reviewState.review)
    #expect(session.viewer?.step == 3)
    session.goToStep(4)
    #expect(session.status.hasSuffix(TriplesSession.SpokenText.step(4, of: review)))
    for step in 0..<review.moves.count { #expect(!TriplesSession.SpokenText.step(step, of: review).isEmpty) }
    #expect(TriplesSession.SpokenText.step(-1, of: review).isEmpty)
    #expect(TriplesSession.SpokenText.step(.max, of: review).isEmpty)
  }

  @Test func savedReviewOpensWithItsGameAtTheWorstMistake() throws {
    let session = session()
    session.completeReview()
    let review = try #require(session.viewer?.reviewState.review)
    let again = device.launch()
    again.dismissPopUp()
    let row = try #require(again.scores.rows.firstIndex { $0.line == review.replay.line })
    again.openRow(row)
    #expect(again.viewer?.reviewState == .ready(review))
    #expect(again.viewer?.step == review.mistakes.first.map { $0.number - 1 })
    #expect(again.coachQuestion == nil)
  }

  @Test func reviewIsRemovedWithItsScore() {
    let session = device.launchGame14(endedAfter: "uru")
    session.completeReview()
    #expect(device.memory[Self.key]?.contains("triples/1 14 uru\n") == true)
    session.closeViewer()
    session.keepPlaying()
    #expect(device.memory[Self.key] == "triples-reviews/1")
  }

  @Test func reviewIsRemovedWhenItsScoreIsDropped() {
    let session = device.launchGame14(endedAfter: "u")
    session.completeReview()
    session.closeViewer()
    session.closePopUp()
    // Add a hundred better games, as if from another device.
    let rows = (0..<100).map { ScoreRow(score: 1000 + $0, time: 5) }
    device.memory.texts["parlor.triples.scores"] = ScoreList(rows).text
    session.openGame("15")
    session.endGame(after: "l")
    #expect(device.memory[Self.key] == "triples-reviews/1")
  }

  @Test func unreadableReviewsAreQuarantinedReportedAndReplaced() throws {
    device.memory[Self.key] = "triples-reviews/9"
    let session = session()
    #expect(
      session.noticeTexts == [
        "Can’t read the saved reviews. They were set aside. You can review any game again."
      ])
    #expect(device.memory[Self.key + ".damaged"] == "triples-reviews/9")
    session.completeReview()
    #expect(device.memory[Self.key]?.hasPrefix("triples-reviews/1\ntriples-review/1\n") == true)
  }

  @Test func singleUnreadableReviewIsReplaced() throws {
    let session = session()
    let line = String(decoding: session.replay.line, as: UTF8.self)
    device.memory[Self.key] = "triples-reviews/1\ntriples-review/1\n\(line)\nu 5"
    session.reviewEndedGame()
    #expect(receivedAdviceCount(session) == 0)
    session.answerAll()
    #expect(session.viewer?.reviewState.review != nil)
    #expect(device.memory[Self.key]?.split(separator: "\n").contains("u 5") == false)
  }

  @Test func unsavedReviewIsSavedLater() throws {
    let session = session()
    let replay = session.replay
    device.memory.refusesWrites = true
    session.completeReview()
    #expect(session.viewer?.reviewState.review != nil)
    #expect(device.memory[Self.key] == nil)
    session.closeViewer()
    #expect(session.visibleResult != nil)
    device.memory.refusesWrites = false
    session.startNextGame()
    session.play("u")
    #expect(device.launch().storedReview(of: replay) != nil)
  }

  @Test func coachsGameIsReviewedButNotSaved() {
    let session = device.launchGame14()
    session.watchCoach(playing: 3)
    session.newGame()
    session.completeReview()
    #expect(session.viewer?.reviewState.review?.skill == .zero, "the coach always plays its best move")
    #expect(device.memory[Self.key] == nil)
  }

  @Test func continuingFromAReviewMarksTheGame() {
    let session = session()
    session.completeReview()
    session.playFromStep(4)
    #expect(session.marks == .continuedFromReplay)
    #expect(session.replay.moves.count == 4)
    #expect(session.viewer == nil)
  }
}
