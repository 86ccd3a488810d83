import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession

@Suite struct ViewerTests {
  private let device = Device()

  /// Opens a session whose current game hasn't started, and whose third score has the game `triples/1 14 uru`.
  private func session() -> TriplesSession {
    let session = device.launchGame14("uru")
    session.openGame("15")
    session.closePopUp()
    session.select(.scores)
    return session
  }

  @Test func scoreOpensAsAReplay() throws {
    let session = session()
    session.performInScores(try #require(session.rankedGames[2].action))
    let viewer = try #require(session.viewer)
    #expect(viewer.replay.line == Array("triples/1 14 uru".utf8))
    #expect(viewer.stepCount == 3)
    #expect(viewer.step == 0)
    #expect(viewer.caption == "Game 14, 3 moves")
    #expect(session.status == "Replay of Game 14, 3 moves.")
    #expect(visible(session.address) == Array("triples/1/14/uru".utf8))
    #expect(!session.acceptsMoves)
    #expect(!session.move(.up))
    #expect(session.movingTiles(.up).isEmpty)
  }

  @Test(arguments: [0, 1, 3, -1, 100, Int.max, Int.min])
  func rowWithoutAGameOrOutOfRangeDoesNotOpen(index: Int) {
    let session = session()
    if session.rankedGames.indices.contains(index) { #expect(session.rankedGames[index].action == nil) }
    session.openRow(index)
    #expect(session.viewer == nil)
    #expect(session.notices.isEmpty)
  }

  @Test func rowsShowGameAndMarks() {
    device.memory["parlor.triples.scores"] =
      "scores/1\n9 1 - triples/1 537 u\n8 1 u triples/1 14\n7 1 p -\n6 1 up triples/1 0\n5 1 - nonsense\n4 1 - -"
    let session = device.launch()
    #expect(session.rankedGames.map(\.title) == ["Game 537", "Game 14", "", "", "", ""])
    #expect(
      session.rankedGames.map(\.marks)
        == [[], ["undo used"], ["from a replay"], ["undo used", "from a replay"], [], ["to beat"]])
  }

  @Test func scoreWithAnInvalidGameReportsTheReason() {
    device.memory["parlor.triples.scores"] = "scores/1\n7 1 - triples/1 14 x"
    let session = device.launch()
    session.openRow(0)
    #expect(session.viewer == nil)
    #expect(session.noticeTexts == ["Can’t show this game: move 1 (x) isn’t l, r, u, or d."])
  }

  @Test(arguments: [
    (1, 1, "Move 1 of 3: Up", 11), (2, 2, "Move 2 of 3: Right", nil), (3, 3, "Move 3 of 3: Up", nil),
    (99, 3, "Move 3 of 3: Up", nil), (-5, 0, "Game 14, 3 moves", 6), (Int.max, 3, "Move 3 of 3: Up", nil),
  ])
  func stepNumberIsClampedAndDescribed(asked: Int, step: Int, caption: String, score: Int?) throws {
    let session = session()
    session.openRow(2)
    session.goToStep(asked)
    let viewer = try #require(session.viewer)
    #expect(viewer.step == step)
    #expect(viewer.caption == caption)
    #expect(viewer.game.grid == viewer.replay.prefix(step).game.grid)
    #expect(session.status == "\(caption). Score \(viewer.game.score).")
    if let score { #expect(viewer.game.score == score) }
  }

  @Test func closingReturnsToThePreviousScreen() {
    let session = session()
    let savedText = session.savedText
    session.openRow(2)
    session.goToStep(2)
    session.closeViewer()
    #expect(session.viewer == nil)
    #expect(session.tab == .scores)
    #expect(session.savedText == savedText)
    #expect(session.address == Array("scores".utf8))
  }

  @Test func viewerActionsDoNothingWithoutAViewer() {
    let session = session()
    var changes = 0
    session.onChange = { changes += 1 }
    session.goToStep(1)
    session.closeViewer()
    session.playFromViewer()
    #expect(changes == 0)
  }

  @Test(arguments: [(0, "triples/1 14", false), (2, "triples/1 14 ur", true), (3, "triples/1 14 uru", true)])
  func playContinuesFromAStepAndInheritedMovesMarkTheGame(step: Int, line: String, isMarked: Bool) {
    let session = session()
    session.openRow(2)
    session.playFromStep(step)
    #expect(session.line == line)
    #expect(session.viewer == nil)
    #expect(session.tab == .board)
    #expect(session.popUp == nil)
    #expect(session.marks == (isMarked ? .continuedFromReplay : []))
    if isMarked { #expect(session.status == "Game 14 from move \(step). Score \(session.game.score).") }
    session.playOut()
    #expect(session.newestRow?.marks == (isMarked ? .continuedFromReplay : []))
    #expect(session.newestRow?.line == session.replay.line)
  }

  @Test func currentGameEndsBeforePlayContinuesFromAStep() {
    let session = session()
    session.play("lrud")
    let line = session.line
    session.openRow(2)
    session.playFromStep(1)
    #expect(session.line == line)
    #expect(session.visibleResult?.hasLegalMoves == true)
    #expect(session.viewer == nil)
    session.closePopUp()
    #expect(session.line == "triples/1 14 u")
    #expect(session.marks == .continuedFromReplay)
  }

  @Test func continuedGameEndsWithAResultOnlyIfThePlayerHasMoved() {
    let session = session()
    session.openRow(2)
    session.playFromStep(3)
    session.newGame()
    #expect(session.popUp == nil, "inherited moves don't count as played")
    #expect(session.scores.rows.count == 3, "inherited moves don't count as played")
    session.openRow(2)
    session.playFromStep(3)
    session.undo()
    session.newGame()
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 3)
    session.openRow(2)
    session.playFromStep(3)
    session.undo()
    session.endGame(after: "l")
    #expect(session.visibleResult?.marks == [.undoUsed, .continuedFromReplay])
  }

  @Test func continuedGameIsRestoredAndItsInheritedMovesDoNotCount() {
    let session = session()
    session.openRow(2)
    session.playFromStep(3)
    let again = device.launch()
    #expect(again.savedText == session.savedText)
    again.newGame()
    #expect(again.popUp == nil)
    #expect(again.scores.rows.count == 3)
  }

  @Test func finishedGameCanBeContinuedOnlyBeforeItsEnd() throws {
    let session = device.launchFullBoard()
    session.closePopUp()
    let savedText = session.savedText
    session.openRow(2)
    session.goToStep(.max)
    #expect(session.viewer?.canPlayOn == false)
    session.playFromViewer()
    #expect(session.viewer != nil)
    #expect(session.savedText == savedText)
    session.playFromStep(28)
    #expect(session.replay.moves.count == 28)
  }

  @Test func newGameIsUnavailableDuringAReplay() {
    let session = session()
    session.select(.board)
    session.play("lrud")
    let savedText = session.savedText
    session.openRow(2)
    session.newGame()
    #expect(session.savedText == savedText)
    #expect(session.popUp == nil)
  }
}
