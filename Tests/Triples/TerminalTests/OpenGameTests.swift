import GameCore
import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

@testable import TriplesTerminal

extension FrontEndTests {
  @Test func newGameRequiresConfirmation() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14 uldr")
    frontEnd.type("n")
    // While the dialog is open, the board's keys don't move tiles on the board behind the dialog.
    frontEnd.type("uwasd")
    #expect(line(session) == "triples/1 14 uldr")
    frontEnd.press(.escape)
    #expect(session.popUp == nil)
    #expect(line(session) == "triples/1 14 uldr")
    #expect(session.scores.rows.count == 2)
    frontEnd.type("n", then: .right, .enter)
    #expect(line(session) == "triples/1 14 uldr")
    frontEnd.type("n", then: .enter)
    #expect(session.replay.moves.isEmpty)
    #expect(session.scores.rows.count == 3)
  }

  @Test func gameIsOpenedByAValidNumberUnlessEscapeIsPressed() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14")
    frontEnd.type("g53x", then: .enter)
    #expect(session.popUp == .openGame(text: Array("53x".utf8), problem: "The game number can have only digits."))
    frontEnd.press(.backspace)
    frontEnd.type("7", then: .enter)
    #expect(session.title == "Game 537")
    frontEnd.type("g99", then: .escape)
    #expect(session.title == "Game 537")
  }

  @Test func promptForAGameTakesLettersAsTextAndLimitsItsLength() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14")
    frontEnd.type("gq")
    #expect(!frontEnd.isFinished)
    frontEnd.type(String(repeating: "1", count: 30))
    #expect(
      session.popUp == .openGame(text: Array("q".utf8) + Array(repeating: UInt8(ascii: "1"), count: 14), problem: nil)
    )
  }

  @Test func commandLineGameOpensAtOnceOrAfterAStartedGamesResult() {
    let fresh = SessionFactory.session()
    SessionFactory.frontEnd(fresh).open(game: "537")
    #expect(fresh.title == "Game 537")
    #expect(fresh.popUp == nil)

    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14 uldr")
    frontEnd.open(game: "537")
    guard case .ended = session.popUp else {
      Issue.record("the game on the table was lost silently")
      return
    }
    frontEnd.press(.escape)
    #expect(line(session) == "triples/1 14 uldr")
    frontEnd.open(game: "537")
    frontEnd.press(.enter)
    #expect(session.title == "Game 537")
    #expect(session.scores.rows.count == 3)
  }

  @Test func commandLineOptionOpensTheDetermGame() {
    let session = SessionFactory.session()
    SessionFactory.frontEnd(session).openDeterm()
    #expect(session.title == "Game 14")
    #expect(session.mode == .determ)
  }

  @Test func pendingResultIsShownBeforeTheGameFromTheCommandLine() {
    let memory = MemoryStorage()
    SessionFactory.session(playing: "triples/1 14 uldr", memory).newGame()
    let session = SessionFactory.session(memory)
    #expect(session.popUp != nil)
    let frontEnd = SessionFactory.frontEnd(session)
    frontEnd.open(game: "537")
    #expect(session.title == "Game 14")
    #expect(session.nextLabel == "Start game 537")
    #expect(session.scores.rows.count == 3)
    frontEnd.press(.enter)
    #expect(session.title == "Game 537")
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 3)
  }

  @Test func commandLineGameReplacesAFinishedGame() {
    let memory = MemoryStorage()
    _ = SessionFactory.session(playing: "triples/1 14 lldldlllllllrllddllrdrlddrlld", memory)
    let session = SessionFactory.session(memory)
    #expect(session.popUp != nil)
    SessionFactory.frontEnd(session).open(game: "537")
    #expect(session.popUp == nil)
    #expect(session.title == "Game 537")
    #expect(session.scores.rows.count == 3)
  }
}
