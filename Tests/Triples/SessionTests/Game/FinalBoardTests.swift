import PlaySupport
import Testing
import TriplesModel

@testable import TriplesSession

/// The board of a finished game, which stays visible before the result appears and after the player has dismissed it.
@Suite struct FinalBoardTests {
  private let device = Device()

  private func sessionWithDelayedResult() -> TriplesSession {
    let session = Device().game14()
    session.delaysResult = true
    session.playOut()
    return session
  }

  @Test func finalBoardStaysVisibleBeforeTheResult() throws {
    let session = device.game14()
    session.delaysResult = true
    session.playOut()
    #expect(session.popUp == nil && session.isOver && session.tab == .board && !session.acceptsMoves)
    #expect(session.status.contains("No more moves."), "the end is announced at once")
    #expect(session.scores.rows.count == 3, "the game is recorded at once")
    let turn = try #require(session.turn)
    #expect(turn.milliseconds == 1200)
    session.timeIsUp(turn: turn.number - 1)
    #expect(session.popUp == nil)
    #expect(device.launch().ended != nil, "a reload does not wait again")
    session.timeIsUp(turn: turn.number)
    #expect(session.ended?.title == "No more moves" && session.turn == nil)
    session.dismissPopUp()
    session.timeIsUp(turn: turn.number)
    #expect(session.popUp == nil)
  }

  @Test func actionDuringTheDelayPreventsTheAutomaticResult() {
    var session = sessionWithDelayedResult()
    session.undo()
    #expect(session.acceptsMoves && session.turn == nil && session.scores.rows.count == 2)
    session = sessionWithDelayedResult()
    session.newGame()
    #expect(session.replay.moves.isEmpty && session.turn == nil && session.acceptsMoves)
    session = sessionWithDelayedResult()
    session.showResult()
    #expect(session.ended != nil && session.turn == nil)
    session = sessionWithDelayedResult()
    session.select(.scores)
    #expect(session.popUp == nil)
    session.timeIsUp(turn: session.turn!.number)
    #expect(session.popUp == nil && session.tab == .scores, "the player stays on the scores")
    session.select(.board)
    session.showResult()
    #expect(session.ended != nil)
    session = sessionWithDelayedResult()
    session.openRow(2)
    session.timeIsUp(turn: session.turn!.number)
    session.closeViewer()
    #expect(session.ended != nil)
  }

  @Test func resultIsNotDelayedWhenThePlayerEndsTheGame() {
    let session = device.game14()
    session.delaysResult = true
    session.play("u")
    session.newGame()
    #expect(session.ended != nil && session.turn == nil)
  }

  @Test func dismissedResultCanBeShownAgain() {
    let session = device.game14()
    session.playOut()
    let (ended, table) = (session.ended, session.savedText)
    session.dismissPopUp()
    #expect(
      session.popUp == nil && session.isOver && session.savedText == table && session.canUndo && !session.acceptsMoves)
    session.select(.scores)
    session.select(.board)
    session.openRow(0)
    session.closeViewer()
    session.askForGame()
    session.dismissPopUp()
    session.loadChangesFromStorage()
    #expect(session.popUp == nil, "the result doesn't reappear automatically")
    session.showResult()
    #expect(session.ended == ended)
    session.dismissPopUp()
    session.undo()
    #expect(session.acceptsMoves && session.marks == .undoUsed && session.scores.rows.count == 2)
    session.redo()
    #expect(session.ended != nil)
    session.dismissPopUp()
    session.newGame()
    #expect(session.replay.moves.isEmpty && session.popUp == nil && session.scores.rows.count == 3)
  }
}
