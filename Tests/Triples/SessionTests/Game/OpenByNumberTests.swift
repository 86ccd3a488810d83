import Testing
import TriplesSession

@Suite struct OpenByNumberTests {
  private let session = Device().launch()

  @Test(arguments: [
    ("1", "1"), ("14", "14"), ("999999999999", "999999999999"), ("  537  ", "537"), ("\t537\r\n", "537"),
  ])
  func validNumberOpensItsGame(text: String, number: String) {
    session.openGame(text)
    #expect(session.popUp == nil)
    #expect(session.title == "Game \(number)")
    #expect(session.replay.moves.isEmpty)
    #expect(session.tab == .board)
  }

  @Test(arguments: [
    ("", "is missing"), ("   ", "is missing"), ("abc", "can have only digits"), ("-1", "can have only digits"),
    ("1.5", "can have only digits"), ("1,000", "can have only digits"), ("1 000", "can have only digits"),
    ("１４", "can have only digits"), ("0", "can’t begin with a zero"), ("014", "can’t begin with a zero"),
    ("1000000000000", "must be 1 to 999999999999"),
    ("99999999999999999999999999", "must be 1 to 999999999999"),
  ])
  func invalidNumberIsExplainedAndChangesNothing(text: String, problem: String) {
    session.play("lrud")
    let savedText = session.savedText
    session.openGame(text)
    #expect(session.popUp == .openGame(problem: "The game number \(problem)."))
    #expect(session.status == "The game number \(problem).")
    #expect(session.savedText == savedText)
    session.openGame(numbered: Array("15".utf8))
    #expect(session.visibleResult?.hasLegalMoves == true, "the problem disappears while typing")
  }

  @Test func invalidUTF8IsRejectedLikeOtherNonDigits() {
    session.askForGame()
    session.openGame(numbered: [0xFF, 0xC0, 0x00])
    #expect(session.popUp == .openGame(problem: "The game number can have only digits."))
  }

  @Test func currentGameEndsBeforeTheNumberedGameOpens() {
    session.openGame("14", playing: "u")
    session.openGame("537")
    #expect(session.title == "Game 14")
    #expect(session.visibleResult?.score == 11)
    session.closePopUp()
    #expect(session.line == "triples/1 537")
    #expect(session.scores.rows.count == 3)
  }

  @Test func keepPlayingDropsTheRequestedNumber() {
    session.openGame("14", playing: "u")
    session.openGame("537")
    session.keepPlaying()
    #expect(session.line == "triples/1 14 u")
    session.choose(.determ)
    session.endGameAndStartNext()
    #expect(session.line == "triples/1 14")
  }

  @Test func numberIsIgnoredIfThePromptIsNotOpen() {
    let savedText = session.savedText
    session.openGame(numbered: Array("14".utf8))
    #expect(session.savedText == savedText)
  }

  @Test func promptStaysOpenUntilClosed() {
    session.askForGame()
    #expect(!session.acceptsMoves)
    session.askForGame()
    session.newGame()
    #expect(session.popUp == .openGame(problem: nil))
    session.closePopUp()
    #expect(session.popUp == nil)
    #expect(session.acceptsMoves)
  }
}
