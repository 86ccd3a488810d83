import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct ResumeTests {
  private let device = Device()

  private func relaunch(_ session: TriplesSession, location: SourceLocation = #_sourceLocation) -> TriplesSession {
    let stored = device.memory.texts
    let again = device.launch()
    #expect(again.savedText == session.savedText, sourceLocation: location)
    #expect(again.game.grid == session.game.grid, "ids included", sourceLocation: location)
    #expect(again.board.positions.map(\.grid) == session.board.positions.map(\.grid), sourceLocation: location)
    #expect(again.scores == session.scores, sourceLocation: location)
    #expect(again.mode == session.mode, sourceLocation: location)
    #expect(again.popUp == session.popUp, sourceLocation: location)
    #expect(again.notices.isEmpty, sourceLocation: location)
    #expect(device.memory.texts == stored, "looking changes nothing", sourceLocation: location)
    return again
  }

  @Test func homeStatusShowsThePointsDuringAGameAndTheBestScoreAfterIt() {
    let session = device.launchGame14()
    #expect(session.homeStatus == "", "there is no move yet")
    for move in [Direction.up, .left, .down, .right] { session.move(move) }
    #expect(session.homeStatus == "Continue, \(session.game.score) points")
    #expect(session.game.score > 1)
    session.newGame()
    let best = "Best \(session.game.score)"
    #expect(session.homeStatus == best, "the game has ended")
    session.closePopUp()
    session.publishHomeStatus()
    #expect(device.memory["parlor.triples.door"] == "door/1\n\(best)")
  }

  @Test func unstartedGameIsRestored() {
    let session = device.launch()
    #expect(relaunch(session).status == "\(session.title). Score \(session.game.score).")
  }

  @Test func gameIsRestoredAfterEachMoveAndAtItsEnd() {
    var session = device.launchGame14()
    while session.acceptsMoves {
      session.move([.left, .down, .right, .up].first { !session.movingTiles($0).isEmpty }!)
      session = relaunch(session)
    }
    #expect(session.tab == .scores)
    #expect(session.visibleResult?.title == "No more moves")
    #expect(session.scores.rows.count == 3)
    #expect(session.newestRow == session.scores.rows.last)
    session.closePopUp()
    #expect(relaunch(session).popUp == nil)
  }

  @Test func undoAndRedoHistoryIsRestored() {
    var session = device.launchGame14("urulr")
    let line = session.line
    let count = session.replay.moves.count
    for _ in 0..<count {
      session.undo()
      session = relaunch(session)
      #expect(session.canRedo)
      #expect(session.marks == .undoUsed)
    }
    for _ in 0..<count {
      session.redo()
      session = relaunch(session)
    }
    #expect(session.line == line)
    #expect(!session.canRedo)
  }

  @Test func pendingResultIsRestoredWithItsActions() {
    for answer in ["close", "keep", "dismiss"] {
      var session = device.launchGame14()
      session.closePopUp()
      session.play("ur")
      session.undo()
      let line = session.line
      session.openGame("537")
      session = relaunch(session)
      #expect(session.visibleResult?.hasLegalMoves == true)
      let count = session.scores.rows.count
      switch answer {
      case "close":
        session.closePopUp()
        #expect(session.line == "triples/1 537")
        #expect(session.scores.rows.count == count)
      case "keep": session.keepPlaying()
      default: session.dismissPopUp()
      }
      if answer != "close" {
        #expect(session.line == line)
        #expect(session.canRedo)
        #expect(session.scores.rows.count == count - 1)
      }
      session = relaunch(session)
    }
  }

  @Test func gameWaitingBehindAResultIsRestored() {
    let session = device.launchGame14("u")
    session.playFromStep(1, of: "triples/1/15/l")
    let again = relaunch(session)
    again.closePopUp()
    #expect(again.line == "triples/1 15 l")
    #expect(again.marks == .continuedFromReplay)
  }

  @Test func modeIsRestoredAndAppliesToTheNextGame() {
    let session = device.launch()
    for mode in [TriplesSession.Mode.determ, .random, .determ] {
      session.choose(mode)
      #expect(relaunch(session).mode == mode)
    }
    let again = device.launch()
    again.newGame()
    #expect(again.line == "triples/1 14")
  }

  @Test func promptForANumberIsNotRestored() {
    let session = device.launch()
    let savedText = session.savedText
    session.askForGame()
    let again = device.launch()
    #expect(again.popUp == nil)
    #expect(again.savedText == savedText)
  }

  /// The stored formats of the game, the scores, and the settings. Future releases must be able to read them.
  @Test func storedFormatsAreReadable() {
    device.memory["parlor.triples.game"] =
      "triples-table/1\ngame triples/1 14 ur\nredo ul\ngiven 1\nmarks up\nended 1700000000\nnext triples/1 537"
    device.memory["parlor.triples.scores"] = "scores/1\n12 5 u triples/1 14 ul\n9 4 - -"
    device.memory["parlor.triples.settings"] = "triples-settings/1\nmode determ"
    let session = device.launch()
    #expect(session.line == "triples/1 14 ur")
    #expect(session.saved.redoMoves == [.left, .up])
    #expect(session.saved.inheritedMoveCount == 1)
    #expect(session.marks == [.undoUsed, .continuedFromReplay])
    #expect(session.mode == .determ)
    #expect(session.notices.isEmpty)
    #expect(session.visibleResult?.score == 12)
    #expect(session.endedDate == 1_700_000_000)
    #expect(session.saved.pendingGame?.line == Array("triples/1 537".utf8))
    #expect(session.scores.rows.map(\.score) == [12, 12, 9], "a missing record is added")
    expectInvariants(session)
  }

  /// An action that changes the game reads once and writes at most once. Tabs and overlays neither read nor write. The
  /// player has seen all tips, because showing a tip would write.
  @Test func gameActionsUseStorageAtMostOnceAndTabsAndOverlaysNever() {
    device.memory["parlor.triples.settings"] = "triples-settings/1\nmode random\ntold bh"
    let session = device.launchGame14()
    let moves: [Intent] = [.move(.up), .move(.right), .undo, .redo, .toggleHint, .confirmHint, .answer, .startWatching]
    for intent in moves {
      device.memory.accesses = ([], [])
      intent.perform(on: session)
      #expect(device.memory.accesses.reads.count == 1, "\(intent)")
      #expect(device.memory.accesses.writes.count <= 1, "\(intent)")
    }
    session.togglePause()
    device.memory.accesses = ([], [])
    session.letTimePass()
    #expect(session.saved.firstCoachMoveIndex == 2, "the coach's move is recognized")
    #expect(device.memory.accesses.reads.count == 1)
    #expect(device.memory.accesses.writes.count == 1)
    device.memory.accesses = ([], [])
    session.togglePause()
    session.select(.scores)
    session.askForGame()
    session.closePopUp()
    session.select(.board)
    #expect(device.memory.accesses.reads.isEmpty)
    #expect(device.memory.accesses.writes.isEmpty)
  }
}
