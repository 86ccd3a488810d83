import GameCore
import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

@testable import TriplesTerminal

extension FrontEndTests {
  @Test func resultOpensAtTheEndCanBeReopenedAndLeadsToTheNextGame() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14")
    let keys: [Key] = [.left, .down, .right, .up]
    var moves = 0
    while session.popUp == nil, let key = keys.first(where: { session.game.canCollapse(TriplesKeyMap.direction($0)!) })
    {
      frontEnd.press(key)
      moves += 1
    }
    #expect(moves == 29)
    #expect(session.tab == .scores)
    // Arrow keys that the player is still pressing don't press the dialog's buttons.
    for key in keys + keys { frontEnd.press(key) }
    #expect(session.popUp != nil)
    // Escape only closes the result; Enter shows it again.
    frontEnd.press(.escape)
    #expect(session.popUp == nil)
    #expect(session.isOver)
    #expect(frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("Enter result") })
    frontEnd.press(.enter)
    #expect(session.popUp != nil)
    frontEnd.press(.enter)
    #expect(session.popUp == nil)
    #expect(session.tab == .board)
    #expect(session.replay.moves.isEmpty)
    #expect(session.acceptsMoves)
  }

  @Test func buttonsThatCloseTheResultPerformTheirActions() {
    let almost = "triples/1 14 lldldlllllllrllddllrdrlddrll"
    for (label, check) in [
      ("New Game", { $0.replay.moves.isEmpty }),
      ("Try again", { $0.replay.line == Array("triples/1 14".utf8) }),
      ("Undo the last move", { $0.replay.line == Array(almost.utf8) && $0.marks == .undoUsed }),
      ("Close", { $0.replay.moves.isEmpty }),
    ] as [(String, (TriplesSession) -> Bool)] {
      let (session, frontEnd) = SessionFactory.frontEnd(playing: almost)
      frontEnd.type("s")
      #expect(session.popUp != nil, "on the new row")
      #expect(session.tab == .scores, "on the new row")
      #expect(frontEnd.view.selectedRow == 2, "on the new row")
      for _ in 0..<8 where !frontEnd.draw(width: 80, height: 24).lines.contains(where: { $0.contains("[ \(label) ]") })
      {
        frontEnd.press(.right)
      }
      frontEnd.press(.enter)
      #expect(session.popUp == nil, "\(label)")
      #expect(session.tab == .board, "\(label)")
      #expect(check(session), "\(label)")
    }
  }

  /// If tiles slide, the final board stays visible for a while before the result appears.
  @Test func resultAppearsAfterADelayInWhichKeysAreIgnored() {
    let (session, frontEnd) = SessionFactory.frontEnd(
      playing: "triples/1 14 lldldlllllllrllddllrdrlddrll", slidesTiles: true)
    frontEnd.type("s")
    frontEnd.update()
    #expect(session.popUp == nil)
    #expect(session.isOver)
    #expect(frontEnd.redrawDelayMilliseconds != nil)
    frontEnd.type("asdw")
    #expect(session.popUp == nil)
    #expect(session.isOver)
    let end = ContinuousClock.now + .seconds(20)
    while session.popUp == nil, ContinuousClock.now < end { frontEnd.update() }
    #expect(session.popUp != nil)
    #expect(frontEnd.redrawDelayMilliseconds == nil)
  }
}
