import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct DuelReviewTests {
  private let device = Device()
  private static let friend = FakeCoach.game(14)

  /// Opens a duel of two complete games. The friend's game is random.
  private func openDuel() -> TriplesSession {
    let session = device.launch()
    session.playChallenge(String(decoding: Self.friend.address, as: UTF8.self))
    session.playOut(order: "uldr")
    session.compareEndedGame()
    return session
  }

  @Test func duelReviewAsksOnceAboutCommonMovesAndGivesAVerdict() throws {
    let session = openDuel()
    #expect(session.coachQuestion == nil)
    #expect(session.duel?.verdict == nil)
    session.startDuelReview()
    #expect(session.duel?.isReviewing == true)
    #expect(session.status == "The coach is reviewing every move of both games.")
    let (own, friend) = (session.duel!.own, session.duel!.friend)
    let shared = session.duel!.commonMoveCount + 1
    let count = own.moves.count + friend.moves.count + 2 - shared
    var asked: [Replay] = []
    while let question = session.coachQuestion {
      #expect(session.duel!.progress == (asked.count, count))
      asked.append(question.replay)
      session.answerOnce()
    }
    #expect(asked.count == count)
    #expect(Set(asked).count == count)
    let duel = try #require(session.duel)
    let reviews = try #require(duel.reviews)
    #expect(reviews.own == (try Review(of: own, advices: FakeCoach.advices(for: own))))
    #expect(reviews.friend == (try Review(of: friend, advices: FakeCoach.advices(for: friend))))
    #expect(!duel.isReviewing)
    #expect(duel.progress == (count, count))
    let verdict = try #require(duel.verdict)
    #expect(session.status == "Review done. \(verdict.text) \(verdict.details)")
    #expect(duel.figures.map(\.name) == ["Score", "Best tile", "Moves", "Lost per move", "Luck per move"])
    #expect(
      verdict
        == TriplesSession.Duel.Verdict(
          own: .init(moveCount: own.moves.count, skill: reviews.own.skill, luck: reviews.own.luck),
          friend: .init(moveCount: friend.moves.count, skill: reviews.friend.skill, luck: reviews.friend.luck)))
    let best = reviews.own.advices[duel.commonMoveCount].bestMove!.label
    #expect(duel.splitText.hasSuffix(" The coach prefers \(best)."))
    session.startDuelReview()
    #expect(session.coachQuestion == nil, "the review is complete")
  }

  @Test func reviewsAreReusedAndThePlayersOneSurvivesARelaunch() {
    let session = openDuel()
    session.startDuelReview()
    session.answerAll()
    session.closeDuel()
    session.compareEndedGame()
    #expect(session.duel?.reviews != nil, "the review is stored")
    session.openFriendsGame()
    #expect(session.viewer?.reviewState.review == session.duel?.reviews?.friend)
    session.closeViewer()
    session.openOwnGame()
    #expect(session.viewer?.reviewState.review == session.duel?.reviews?.own)
    let again = device.launch()
    again.compareEndedGame()
    #expect(again.duel?.reviews == nil)
    again.startDuelReview()
    #expect(again.duel?.progress.doneCount == again.duel!.own.moves.count + 1, "the player's review is stored")
    again.answerAll()
    #expect(again.duel?.reviews != nil)
  }

  @Test func storedReviewOfTheFriendsGameIsUsed() throws {
    let session = openDuel()
    let friend = session.duel!.friend
    let shared = session.duel!.commonMoveCount + 1
    var duel = session.duel!
    duel.useStoredReviews(own: nil, friend: try Review(of: friend, advices: FakeCoach.advices(for: friend)))
    #expect(duel.ownAdvices.count == shared)
    #expect(duel.progress.doneCount == friend.moves.count + 1)
    duel.isReviewing = true
    while let position = duel.positionInQuestion { duel.addAdvice(FakeCoach.advice(for: position)) }
    #expect(duel.reviews != nil)
  }

  @Test func reviewCanBeCanceledAndContinued() {
    let session = openDuel()
    session.startDuelReview()
    for _ in 0..<5 { session.answerOnce() }
    session.cancelDuelReview()
    #expect(session.status == "Review canceled.")
    #expect(session.coachQuestion == nil)
    session.cancelDuelReview()
    session.startDuelReview()
    #expect(session.duel?.progress.doneCount == 5)
  }

  @Test func coveringTheDuelPausesItsReviewAndClosingStopsButKeepsIt() {
    let session = openDuel()
    session.startDuelReview()
    for _ in 0..<5 { session.answerOnce() }
    session.openOwnGame()
    #expect(session.coachQuestion == nil, "the coach waits while a replay covers the duel")
    session.closeViewer()
    #expect(session.coachQuestion != nil)
    session.answerOnce()
    session.closeDuel()
    #expect(session.coachQuestion == nil)
    session.compareEndedGame()
    #expect(session.duel?.isReviewing == false)
    #expect(session.duel?.progress.doneCount == 6)
  }

  @Test(arguments: [false, true])
  func failedOrInvalidAnswerStopsTheReviewUntilRestarted(answersNonsense: Bool) {
    let session = openDuel()
    session.startDuelReview()
    session.answerOnce()
    if answersNonsense { session.coachDidAnswer([7], to: session.coachQuestion!) } else { session.handleCoachFailure() }
    #expect(session.duel?.isReviewing == false)
    #expect(session.duel?.progress.doneCount == 1)
    #expect(session.notices.count == 1)
    session.startDuelReview()
    session.answerAll()
    #expect(session.duel?.reviews != nil)
  }

  @Test func adviceForAnotherPositionIsRejected() {
    let session = openDuel()
    session.startDuelReview()
    let foreign = Advice(moves: [], score: 7)
    session.coachDidAnswer(foreign.text, to: session.coachQuestion!)
    #expect(session.duel?.isReviewing == false)
    #expect(session.notices.count == 1)
  }
}
