import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

extension FrontEndTests {
  @Test func newGameFormIsFilledInWithKeys() throws {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    func form() throws -> CodeBreakerSession.NewGameForm {
      guard case .newGame(let form) = session.popUp else { throw FormIsGone() }
      return form
    }
    frontEnd.type("n", then: .right)
    #expect(try form().pegCount == 5)
    frontEnd.type("6")
    #expect(try form().pegCount == 6)
    frontEnd.press(.right)
    #expect(try form().pegCount == nil)
    frontEnd.press(.left, .down, .left)
    #expect(try form().theme == .anyOf(.emoji))
    frontEnd.press(.right, .right)
    #expect(try form().theme == .theme(Theme.all[1]))
    frontEnd.press(.tab, .right)
    #expect(try form().limit == .none)
    frontEnd.press(.right)
    #expect(try form().limit == .attempts(6))
    // A game without luck has no number, so digits are ignored.
    frontEnd.press(.down, .right)
    #expect(try form().isWithoutLuck)
    frontEnd.type("7")
    #expect(try form().isWithoutLuck)
    #expect(try form().numberText.isEmpty)
    frontEnd.press(.left)
    #expect(try !form().isWithoutLuck)
    // A game with a secret code has a number, so digits are added to it.
    frontEnd.type("0", then: .enter)
    #expect(try form().problem == "The game number can’t begin with a zero.")
    frontEnd.press(.backspace)
    frontEnd.type("42", then: .enter)
    #expect(session.popUp == nil)
    #expect(session.line == "codebreaker/1 42 6.earth-tones.6")
    frontEnd.type("n")
    #expect(try form().numberText.isEmpty)
    frontEnd.press(.escape)
    #expect(session.line == "codebreaker/1 42 6.earth-tones.6")
    #expect(!frontEnd.isFinished)
  }

  private struct FormIsGone: Error {}

  @Test func commandLineOptionsContinueOrOpenAGame() throws {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    // The game in progress continues, because it is the same game.
    frontEnd.open(try #require(try OpeningChoice(pegs: nil, theme: nil, game: "537")))
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    frontEnd.open(try #require(try OpeningChoice(pegs: "6", theme: "fAcEs", game: "12")))
    #expect(session.line == "codebreaker/1 12 6.faces.15", "with the usual limit")
    #expect(session.canReturnToPreviousGame)
    frontEnd.open(try #require(try OpeningChoice(pegs: nil, theme: "Earth Tones", game: nil)))
    #expect(session.game.setup.theme.id == "earth-tones")
    #expect(session.game.setup.pegCount == 4)
    #expect(try OpeningChoice(pegs: nil, theme: nil, game: nil) == nil)
    // A game that is over starts again.
    let over = fixture.session(playing: "codebreaker/1 537 4.mastermind 2020")
    CodeBreakerFixture.frontEnd(over).open(try #require(try OpeningChoice(pegs: "4", theme: nil, game: "537")))
    #expect(over.line == "codebreaker/1 537 4.mastermind.10")
  }
}
