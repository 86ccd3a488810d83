import CodeBreakerModel
import CodeBreakerTestSupport
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct HintsInOtherWindowsTests {
  private let fixture = Fixture()

  @Test func hintsCloseIfAnotherWindowChangesTheGame() {
    let first = fixture.window(freshLine + " 0123", guess: "0---")
    let second = fixture.window()
    first.askForHint()
    second.loadChangesFromStorage()
    second.attempt(4, 4, 5, 5)
    let question = first.coachQuestion
    first.loadChangesFromStorage()
    #expect(first.popUp == nil)
    #expect(first.notices == [.changedElsewhere])
    #expect(first.line == second.line)
    #expect(question != nil)
    #expect(first.coachQuestion == nil)
    #expect(first.hintCount == 0)
  }

  @Test func hintActionsAreIgnoredIfAnotherWindowChangedTheGame() {
    let intents: [(CodeBreakerSession) -> Void] = [
      { $0.reveal(.fit) }, { $0.reveal(.best) }, { $0.answerOnce() }, { $0.loadChangesFromStorage() },
    ]
    for intent in intents {
      let first = fixture.window(freshLine + " 0123", guess: "2020")
      first.askForHint()
      fixture.window().attempt(4, 4, 5, 5)
      let saved = fixture.savedGame
      intent(first)
      #expect(first.popUp == nil)
      #expect(first.hintCount == 0)
      #expect(first.notices == [.changedElsewhere])
      #expect(fixture.savedGame == saved)
      #expect(first.game.attempts.count == 2)
    }
  }

  @Test func bestGuessIsIgnoredIfAnotherWindowChangedTheGame() {
    let first = fixture.window(freshLine + " 0123")
    first.askForHint()
    first.reveal(.best)
    first.answerOnce()
    fixture.window().attempt(4, 4, 5, 5)
    first.useBestGuess()
    #expect(first.popUp == nil)
    #expect(first.game.guess.isEmpty)
    #expect(first.notices == [.changedElsewhere])
  }

  @Test func revealedHintsStayUntilAnotherWindowMakesAnAttempt() {
    let game = fixture.window(freshLine + " 0123")
    let hints = fixture.window()
    hints.askForHint()
    hints.reveal(.count)
    hints.answerOnce()
    let countText = hints.hintText(.count)
    hints.closePopUp()
    game.loadChangesFromStorage()
    game.choose(4)
    hints.loadChangesFromStorage()
    hints.askForHint()
    #expect(countText != nil)
    #expect(hints.hintText(.count) == countText)
    #expect(hints.hintCount == 1)
    hints.closePopUp()
    game.loadChangesFromStorage()
    game.attempt(4, 4, 5, 5)
    hints.loadChangesFromStorage()
    hints.askForHint()
    #expect(hints.hintText(.count) == nil, "another position")
  }
}
