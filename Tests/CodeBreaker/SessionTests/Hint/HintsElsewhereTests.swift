import CodeBreakerModel
import CodeBreakerTestSupport
import Testing

@testable import CodeBreakerSession

/// Hints that another program gives on the same storage, as in the browser, while the game's own shows nothing but that
/// they are open.
@Suite struct HintsElsewhereTests {
  private let table = Table()

  @Test func whatBecameOfTheGameIsTakenUpInSilence() {
    let game = table.window(fresh + " 0123,4455", guess: "0---", seconds: 10)
    game.askForHint()
    let hints = table.window()
    hints.windowHidden()
    hints.askForHint()
    hints.reveal(.best)
    hints.answerOnce()
    hints.takeBestGuess()
    let guess = hints.guessText
    #expect(guess != "0---" && game.guessText == "0---")
    game.closePopUp()
    #expect(game.popUp == nil && game.guessText == guess && game.hintCount == 1 && game.elapsedSeconds == 10)
    #expect(game.notices.isEmpty && game.acceptsPegs)
    #expect(table.window().hintCount == 1)
  }

  @Test func hintsThatToldNothingChangeNothing() {
    let game = table.window(fresh + " 0123", guess: "0---")
    game.askForHint()
    let hints = table.window()
    hints.askForHint()
    hints.closePopUp()
    let deal = game.dealCount
    game.closePopUp()
    #expect(game.dealCount == deal && game.hintCount == 0 && game.notices.isEmpty)
  }

  @Test func whatWasToldOfAPositionStaysToldThoughTheRowHasChanged() {
    let game = table.window(fresh + " 0123")
    let hints = table.window()
    hints.askForHint()
    hints.reveal(.count)
    hints.answerOnce()
    let told = hints.hintText(.count)
    hints.closePopUp()
    game.storageChanged()
    game.choose(4)
    hints.storageChanged()
    hints.askForHint()
    #expect(told != nil && hints.hintText(.count) == told && hints.hintCount == 1)
    hints.closePopUp()
    game.storageChanged()
    game.attempt(4, 4, 5, 5)
    hints.storageChanged()
    hints.askForHint()
    #expect(hints.hintText(.count) == nil, "another position")
  }
}
