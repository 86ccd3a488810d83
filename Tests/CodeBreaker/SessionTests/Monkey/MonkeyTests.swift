import CodeBreakerModel
import NumberedGame
import PlaySupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct MonkeyTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func invariantsHoldAndGamesAreRestoredAfterRandomActions(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let fixture = Fixture(seed: seed)
    var session = fixture.window(freshLine)
    for index in 0..<600 {
      fixture.now += Int64(random.numberBelow(3))
      let intent = Intent.random(using: &random)
      intent.perform(on: session)
      expectInvariants(session, "after \(intent), step \(index) of seed \(seed)")
      if random.numberBelow(25) == 0 {
        let again = fixture.window()
        #expect(again.game == session.game && again.statistics == session.statistics, "seed \(seed), step \(index)")
        session = again
      }
    }
    #expect(session.statistics.playedCount > 3, "the monkey should end some games")
  }

  private func expectInvariants(_ session: CodeBreakerSession, _ comment: @autoclosure () -> String) {
    func expect(_ law: Bool, _ name: String) {
      if !law { Issue.record("not so: \(name) \(comment())") }
    }
    let saved = CodeBreakerSession.SavedGame(text: session.saved.text)
    expect(saved == session.saved, "the saved text is readable")
    let requests = session.pendingRequests
    expect(requests.indices.allSatisfy { requests.firstIndex(of: requests[$0]) == $0 }, "requests are unique")
    expect(session.game.isOver == (session.endedDate != nil), "a finished game has an end date")
    expect(!session.isReviewOpen || !session.isDuelOpen, "a review and a duel are not both open")
    expect(!session.isReviewOpen || session.gameReview != nil, "an open review exists")
    expect(!session.isDuelOpen || session.duel != nil, "an open duel exists")
    expect(session.reveal == nil || session.game.isOver, "only a finished game is revealed")
    expect(
      session.reveal == nil || session.popUp == nil && !session.isReviewOpen && !session.isDuelOpen,
      "a reveal isn't covered")
    expect(
      !session.acceptsPegs || session.popUp == nil && !session.isReviewOpen && !session.isDuelOpen,
      "a covered guess accepts no pegs")
    if case .ended = session.popUp { expect(session.game.isOver, "only a finished game shows a result") }
    if case .hint = session.popUp { expect(!session.game.isOver, "hints are for games that are not over") }
    expect(session.selection < session.game.setup.pegCount, "the selected hole is in the guess")
    expect(!session.isClockRunning || session.acceptsPegs, "the clock runs only while pegs are accepted")
    let question = session.coachQuestion
    expect(question.map { CoachQuestion(text: $0.text) == $0 } ?? true, "the question is readable")
    expect(
      CodeBreakerSession.Statistics(text: session.statistics.text) == session.statistics,
      "the statistics are readable")
  }
}
