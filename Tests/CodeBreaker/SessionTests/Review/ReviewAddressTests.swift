import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import Testing

@Suite struct ReviewAddressTests {
  private let fixture = Fixture()
  private let reviewAddress = Array("review".utf8)

  private func endedSession() -> CodeBreakerSession {
    let session = fixture.window(freshLine + " 0123")
    session.attempt(2, 0, 2, 0)
    return session
  }

  @Test func reviewOfAFinishedGameOpensAndCloses() {
    let session = endedSession()
    #expect(session.canReview)
    #expect(session.boardAnswers.map(\.label) == ["Result", "Review", "Restart Game", "Play again"])
    #expect(session.boardAnswers.map(\.hint) == ["", "", "Any pegs, any theme.", ""])
    #expect(session.address == CodeBreakerSession.Tab.game.address)
    session.openReview()
    #expect(session.isReviewOpen)
    #expect(session.popUp == nil)
    #expect(session.tab == .game)
    #expect(session.address == reviewAddress)
    session.closeReview()
    #expect(!session.isReviewOpen)
    #expect(session.address == CodeBreakerSession.Tab.game.address)
    #expect(session.status == "Game 537, Mastermind, 4 pegs.")
    session.closeReview()
    #expect(session.notices.isEmpty, "the review is closed")
    #expect(session.status == "Game 537, Mastermind, 4 pegs.", "the review is closed")
    session.select(.statistics)
    session.openReview()
    #expect(session.isReviewOpen)
    #expect(session.tab == .game)
  }

  @Test func eachChangeOfTheReviewCallsOnChangeOnce() {
    let session = endedSession()
    var drawn = 0
    session.onChange = { drawn += 1 }
    session.openReview()
    #expect(drawn == 1)
    session.closeReview()
    #expect(drawn == 2)
    session.open(address: reviewAddress)
    session.open(address: reviewAddress)
    #expect(drawn == 3, "opening the current address does nothing")
    session.handleCoachFailure()
    #expect(drawn == 4)
  }

  @Test func addressOpensTheReviewAndOtherAddressesCloseIt() {
    let session = endedSession()
    session.open(address: reviewAddress)
    #expect(session.isReviewOpen)
    #expect(session.popUp == nil)
    #expect(session.address == reviewAddress)
    let later = fixture.window()
    later.open(address: reviewAddress)
    #expect(later.isReviewOpen, "also after reloading the page")
    for address in [CodeBreakerSession.Tab.game.address, CodeBreakerSession.Tab.statistics.address, []] {
      session.open(address: address)
      #expect(!session.isReviewOpen)
      #expect(session.address == (address.isEmpty ? CodeBreakerSession.Tab.game.address : address))
      session.open(address: reviewAddress)
      #expect(session.isReviewOpen)
      #expect(session.tab == .game)
    }
  }

  @Test func addressOpensTheGameIfThereIsNoReview() {
    let unfinished = fixture.window(freshLine + " 0123")
    let given = Fixture().window(freshLine)
    given.confirmGivingUp()
    #expect(given.boardAnswers.map(\.label) == ["Result", "Restart Game", "Play again"])
    #expect(unfinished.boardAnswers.isEmpty)
    for session in [unfinished, given] {
      session.select(.rules)
      session.open(address: reviewAddress)
      #expect(!session.canReview)
      #expect(!session.isReviewOpen)
      #expect(session.tab == .game)
      session.openReview()
      #expect(!session.isReviewOpen)
      #expect(session.address == CodeBreakerSession.Tab.game.address)
      #expect(session.notices.isEmpty)
    }
  }

  @Test func reviewDoesNotCoverAPrompt() {
    let session = endedSession()
    session.closePopUp()
    session.askForNewGame()
    session.openReview()
    #expect(!session.isReviewOpen)
    #expect(session.popUp != nil)
  }

  @Test func newGameClosesTheReview() {
    let changes: [(CodeBreakerSession) -> Void] = [
      { $0.restart() }, { $0.playAgain() }, { $0.open(address: Array("codebreaker/1/12/5.faces".utf8)) },
    ]
    for change in changes {
      let session = endedSession()
      session.openReview()
      change(session)
      #expect(!session.isReviewOpen)
      #expect(!session.canReview)
      #expect(session.address == CodeBreakerSession.Tab.game.address)
    }
    let first = endedSession()
    first.openReview()
    fixture.window().restart()
    first.loadChangesFromStorage()
    #expect(!first.isReviewOpen)
    #expect(!first.game.isOver)
    #expect(first.notices == [.changedElsewhere])
  }

  @Test func missingCoachKeepsTheReviewOpen() {
    let session = endedSession()
    session.openReview()
    session.handleCoachFailure()
    #expect(session.isReviewOpen)
    #expect(session.notices.isEmpty)
    #expect(session.address == reviewAddress)
  }
}
