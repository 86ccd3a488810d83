import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// The board of a finished game, which stays visible before the result appears and after the player dismisses it.
@Suite struct FinalBoardTests {
  private let device = Device()

  private func sessionWithDelayedResult() -> TriplesSession {
    let session = Device().launchGame14()
    session.delaysResult = true
    session.playOut()
    return session
  }

  @Test func endIsRecordedAtOnceAndTheResultShownAfterADelay() throws {
    let session = device.launchGame14()
    session.delaysResult = true
    session.playOut()
    #expect(session.popUp == nil)
    #expect(session.isOver)
    #expect(session.tab == .board)
    #expect(!session.acceptsMoves)
    #expect(session.status.contains("No more moves."), "the end is announced at once")
    #expect(session.scores.rows.count == 3, "the game is recorded at once")
    let turn = try #require(session.turn)
    #expect(turn.milliseconds == 1200)
    session.handleTimeout(ofTurn: turn.number - 1)
    #expect(session.popUp == nil)
    #expect(device.launch().visibleResult != nil, "a reload does not wait again")
    session.handleTimeout(ofTurn: turn.number)
    #expect(session.visibleResult?.title == "No more moves")
    #expect(session.turn == nil)
    session.dismissPopUp()
    session.handleTimeout(ofTurn: turn.number)
    #expect(session.popUp == nil)
  }

  @Test func undoAndNewGameCancelTheDelayedResult() {
    var session = sessionWithDelayedResult()
    session.undo()
    #expect(session.acceptsMoves)
    #expect(session.turn == nil)
    #expect(session.scores.rows.count == 2)
    session = sessionWithDelayedResult()
    session.newGame()
    #expect(session.replay.moves.isEmpty)
    #expect(session.turn == nil)
    #expect(session.acceptsMoves)
  }

  @Test func delayedResultCanBeShownAtOnce() {
    let session = sessionWithDelayedResult()
    session.showResult()
    #expect(session.visibleResult != nil)
    #expect(session.turn == nil)
  }

  @Test func delayedResultStaysOffTheScoresAndAppearsAfterAReplay() {
    var session = sessionWithDelayedResult()
    session.select(.scores)
    #expect(session.popUp == nil)
    session.handleTimeout(ofTurn: session.turn!.number)
    #expect(session.popUp == nil, "the player stays on the scores")
    #expect(session.tab == .scores, "the player stays on the scores")
    session.select(.board)
    session.showResult()
    #expect(session.visibleResult != nil)
    session = sessionWithDelayedResult()
    session.openRow(2)
    session.handleTimeout(ofTurn: session.turn!.number)
    session.closeViewer()
    #expect(session.visibleResult != nil)
  }

  @Test func resultIsNotDelayedWhenThePlayerEndsTheGame() {
    let session = device.launchGame14()
    session.delaysResult = true
    session.endGame(after: "u")
    #expect(session.visibleResult != nil)
    #expect(session.turn == nil)
  }

  @Test func dismissedResultReappearsOnlyOnRequest() {
    let session = device.launchFullBoard()
    let (ended, savedText) = (session.visibleResult, session.savedText)
    session.dismissPopUp()
    #expect(session.popUp == nil)
    #expect(session.isOver)
    #expect(session.savedText == savedText)
    #expect(session.canUndo)
    #expect(!session.acceptsMoves)
    session.select(.scores)
    session.select(.board)
    session.openRow(0)
    session.closeViewer()
    session.askForGame()
    session.dismissPopUp()
    session.loadChangesFromStorage()
    #expect(session.popUp == nil, "the result doesn't reappear automatically")
    session.showResult()
    #expect(session.visibleResult == ended)
  }

  @Test func undoAndNewGameWorkAfterTheResultIsDismissed() {
    let session = device.launchFullBoard()
    session.dismissPopUp()
    session.undo()
    #expect(session.acceptsMoves)
    #expect(session.marks == .undoUsed)
    #expect(session.scores.rows.count == 2)
    session.redo()
    #expect(session.visibleResult != nil)
    session.dismissPopUp()
    session.newGame()
    #expect(session.replay.moves.isEmpty)
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 3)
  }
}
