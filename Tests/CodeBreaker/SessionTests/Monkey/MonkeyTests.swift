import CodeBreakerModel
import GameCore
import SessionSupport
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
      let action = random.numberBelow(64)
      perform(action, on: session, &random)
      expectInvariants(session, "after action \(action), step \(index) of seed \(seed)")
      if random.numberBelow(25) == 0 {
        let again = fixture.window()
        #expect(again.game == session.game, "seed \(seed), step \(index)")
        #expect(again.statistics == session.statistics, "seed \(seed), step \(index)")
        session = again
      }
    }
    #expect(session.statistics.playedCount > 3, "the monkey should end some games")
  }

  private static let addresses = [
    "", "play", "statistics", "review", duelAddress, "\(duelAddress)/0123,2020/solved-2", "\(duelAddress)/0123,2020",
    "\(duelAddress)/0123,2020/vs/5555,2020", "codebreaker/1/12/3.faces", "codebreaker/1/12/3.faces/012,345", "nonsense",
  ]

  /// Performs one of 64 actions. Most of them place pegs or guess.
  private func perform(_ action: Int, on session: CodeBreakerSession, _ random: inout SplitMix64) {
    switch action {
    case 0..<6: session.choose(random.numberBelow(7))
    case 6: session.tapHole(random.numberBelow(5))
    case 7: session.clear()
    case 8, 9: session.guess()
    case 10..<15:
      let choices = (0..<4).map { _ in random.numberBelow(6) }
      session.attempt(Array(choices.prefix(session.game.setup.pegCount)))
    case 15, 16, 17:
      let choices = session.game.pegChoices
      session.attempt(session.game.masterCode.pegs.compactMap { choices.firstIndex(of: $0) })
    case 18: session.playAgain()
    case 19: session.returnToPreviousGame()
    case 20: session.askForNewGame()
    case 21: session.choose(pegCount: 3 + random.numberBelow(2))
    case 22: session.choose(isWithoutLuck: random.numberBelow(4) == 0)
    case 23, 24: session.startChosenGame(number: Array(["", "12", "537", "x"][random.numberBelow(4)].utf8))
    case 25, 26, 27: session.closePopUp()
    case 28: session.askToGiveUp()
    case 29: session.giveUp()
    case 30: session.showResult()
    case 31: session.select(CodeBreakerSession.Tab.allCases[random.numberBelow(3)])
    case 32..<37: session.open(Self.addresses[random.numberBelow(Self.addresses.count)])
    case 37, 38: session.askForHint()
    case 39, 40: session.reveal(CodeBreakerSession.HintLevel.allCases[random.numberBelow(3)])
    case 41: session.useBestGuess()
    case 42, 43: session.openReview()
    case 44: session.closeReview()
    case 45: session.retryReview()
    case 46: session.select(attempt: 1 + random.numberBelow(4))
    case 47, 48: session.openDuel()
    case 49: session.closeDuel()
    case 50: session.retryDuel()
    case 51, 52, 53: session.answerOnce()
    case 54: if let question = session.coachQuestion { session.coachDidAnswer([7], to: question) }
    case 55: session.answerAll()
    case 56: session.handleCoachFailure()
    case 57: session.windowDidDisappear()
    case 58: session.windowDidAppear()
    case 59: session.setShowsMotion(random.numberBelow(3) > 0)
    case 60, 61: session.revealDidEnd(number: (session.reveal?.number ?? 0) - (random.numberBelow(4) == 0 ? 1 : 0))
    case 62: session.dismissNotice()
    default: session.loadChangesFromStorage()
    }
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
