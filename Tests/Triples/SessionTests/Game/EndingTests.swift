import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct EndingTests {
  let device = Device()

  @Test(arguments: [("ldru", 29, 113), ("ulrd", 42, 214), ("drlu", 46, 266)])
  func gameEndsOnceWhenNoMoveIsPossible(order: String, moves: Int, score: Int) throws {
    let session = device.launchGame14()
    #expect(session.playOut(order: order) == moves)
    let ended = try #require(session.visibleResult)
    #expect(ended.score == score)
    #expect(ended.moveCount == moves)
    #expect(ended.rank == 3)
    #expect(ended.rankText == "3rd")
    #expect(ended.title == "No more moves")
    #expect(!ended.hasLegalMoves)
    #expect(ended.board == session.game.board)
    #expect(ended.bestTile == session.game.board.joined().max())
    #expect(ended.replay == session.replay)
    #expect(ended.marks == [])
    let row = ScoreRow(score: score, time: device.clock, line: session.replay.line)
    #expect(session.newestRow == row)
    #expect(session.scores.rows.last == row)
    #expect(session.scores.rows.count == 3)
    for direction in Direction.allCases { #expect(session.move(direction) == false) }
    session.newGame()
    session.keepPlaying()
    session.undo()
    session.showResult()
    #expect(session.scores.rows.count == 3)
    #expect(session.visibleResult == ended)
  }

  @Test func endIsAnnouncedAfterTheLastMove() {
    let session = device.launchFullBoard()
    let said =
      "No more moves. Final score 113, best possible 368, tough deal. Place: 3rd. Best tile \(session.visibleResult!.bestTile). 29 moves. 35 more for bronze, 255 for the crown."
    #expect(session.status.hasSuffix(". Score 113. " + said))
  }

  @Test func mainActionNamesAndStartsTheNextGame() {
    let session = device.launchGame14(endedAfter: "lrud")
    #expect(session.nextLabel == "New Game")
    session.keepPlaying()
    session.openGame("537")
    #expect(session.nextLabel == "Start game 537")
    session.startNextGame()
    #expect(session.line == "triples/1 537")
  }

  @Test func undoingTheLastMoveRemovesTheRecordAndMarksTheGame() throws {
    let session = device.launchFullBoard()
    let (line, row) = (session.line, try #require(session.newestRow))
    session.undoLastMove()
    #expect(session.popUp == nil)
    #expect(session.acceptsMoves)
    #expect(session.line == String(line.dropLast()))
    #expect(!session.scores.contains(row))
    #expect(session.newestRow == nil)
    #expect(session.marks == .undoUsed)
    #expect(device.launch().savedText == session.savedText)
    #expect(device.launch().popUp == nil)
    session.redo()
    #expect(session.visibleResult?.marks == .undoUsed)
    #expect(session.scores.rows.count == 3)
    session.undoLastMove()
    session.undoLastMove()
    #expect(session.saved.redoMoves.count == 1, "there is no end to take back anymore")
  }

  @Test func resultActionsDoNothingUnlessTheResultOffersThem() {
    let session = device.launchGame14("u")
    for answer in [{ $0.startNextGame() }, { $0.tryAgain() }, { $0.undoLastMove() }, { $0.showResult() }]
      as [(TriplesSession) -> Void]
    {
      answer(session)
      #expect(session.line == "triples/1 14 u")
      #expect(session.popUp == nil)
    }
    session.newGame()
    session.undoLastMove()
    #expect(session.visibleResult?.hasLegalMoves == true)
    #expect(session.line == "triples/1 14 u")
  }

  @Test func newGameRecordsTheEndAndShowsTheResultBeforeTheNextGame() throws {
    let session = device.launchGame14(endedAfter: "uu")
    let ended = try #require(session.visibleResult)
    #expect(ended.title == "Game ended")
    #expect(ended.hasLegalMoves)
    #expect(ended.score == 11)
    #expect(ended.moveCount == 1)
    #expect(
      session.status
        == "Game ended. Final score 11, best possible 368, tough deal. Place: 3rd. Best tile 3. 1 move. 137 more for bronze, 357 for the crown."
    )
    #expect(session.scores.rows.map(\.score) == [400, 300, 11])
    #expect(session.tab == .board)
    #expect(!session.acceptsMoves)
    session.closePopUp()
    #expect(session.replay.moves.isEmpty)
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 3)
  }

  @Test func keepPlayingReopensTheGameAndRemovesItsRecord() {
    let session = device.launchGame14("uru")
    session.undo()
    let savedText = session.savedText
    let scores = session.scores
    session.newGame()
    session.keepPlaying()
    #expect(session.savedText == savedText, "undone moves can still be redone")
    #expect(session.canRedo)
    #expect(session.canUndo)
    #expect(session.scores == scores)
    #expect(session.newestRow == nil)
    #expect(session.popUp == nil)
    #expect(session.tab == .board)
    #expect(session.status == "Keep playing. Score \(session.game.score).")
    session.playOut()
    #expect(session.scores.rows.count == 3, "the game ends only once")
  }

  @Test func dismissingTheResultStartsNoNewGame() {
    let session = device.launchGame14(endedAfter: "u")
    session.dismissPopUp()
    #expect(session.line == "triples/1 14 u")
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 2)
    session.playOut()
    let line = session.line
    for _ in 0..<3 { session.dismissPopUp() }
    #expect(session.line == line, "no game starts")
    #expect(session.popUp == nil, "no game starts")
    #expect(session.scores.rows.count == 3, "no game starts")
  }

  @Test func promptForANumberCanBeDismissed() {
    let session = device.launchGame14()
    session.askForGame()
    session.dismissPopUp()
    #expect(session.popUp == nil)
  }

  @Test func unstartedOrFullyUndoneGameIsReplacedAtOnce() {
    let session = device.launchGame14()
    for _ in 0..<3 {
      session.newGame()
      #expect(session.popUp == nil)
      #expect(session.scores.rows.count == 2)
    }
    session.play("lrud")
    while session.canUndo { session.undo() }
    session.newGame()
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 2)
    #expect(session.marks == [])
    #expect(!session.canRedo)
  }

  @Test func modeAppliesOnlyToTheNextGame() {
    let session = device.launchGame14()
    session.openGame("15", playing: "lrud")
    let savedText = session.savedText
    session.choose(.determ)
    #expect(session.status == "New games are always game 14.")
    #expect(session.savedText == savedText)
    session.newGame()
    #expect(session.replay.number?.value == 15)
    session.closePopUp()
    #expect(session.line == "triples/1 14")
  }

  @Test func randomModeDrawsVariedNumbersFrom1To1000() {
    // The first five games are drawn from a list.
    device.memory["parlor.triples.scores"] = "scores/1" + (1...5).map { "\n9 \($0) - triples/1 1" }.joined()
    let session = device.launchGame14()
    session.choose(.determ)
    session.choose(.random)
    #expect(session.status == "New games are random.")
    #expect(session.line == "triples/1 14")
    var numbers: Set<UInt64> = []
    for _ in 0..<50 {
      session.newGame()
      numbers.insert(session.replay.number?.value ?? 0)
    }
    #expect(numbers.count > 40)
    #expect(numbers.allSatisfy { (1...1000).contains($0) })
  }

  @Test func modeChosenInTheResultAppliesOnClose() {
    let session = device.launchGame14()
    session.openGame("15")
    session.playOut()
    session.choose(.determ)
    session.closePopUp()
    #expect(session.line == "triples/1 14")
  }

  @Test func choosingTheCurrentModeWritesNothing() {
    let session = device.launch()
    let writes = device.writeCount
    session.choose(.random)
    #expect(device.writeCount == writes)
  }

  @Test func closeStartsTheGameThatThePlayerChose() {
    let session = device.launchGame14(endedAfter: "u")
    #expect(session.endNote == "Game 14 · tough deal.")
    #expect(session.nextLabel == "New Game")
    session.keepPlaying()
    session.openGame("537")
    #expect(session.endNote == "Game 14 · tough deal.")
    #expect(session.nextLabel == "Start game 537")
    session.keepPlaying()
    session.playFromStep(1, of: "triples/1/15/l")
    #expect(session.nextLabel == "Start game 15")
    session.closePopUp()
    #expect(session.line == "triples/1 15 l")
  }

  @Test func resultDescribesItsBoardForScreenReaders() {
    let session = device.launchGame14(endedAfter: "u")
    let rows = TriplesSession.SpokenText.rows(of: session.game.board)
    #expect(session.visibleResult?.spokenBoard == rows.map { $0 + ". " }.joined())
  }

  @Test func equalGamesInTheSameSecondAreSeparateRecords() {
    let session = device.launchGame14()
    for _ in 0..<3 {
      session.play("u")
      session.openGame("14")
      session.closePopUp()
    }
    #expect(session.scores.rows.map(\.score) == [400, 300, 11, 11, 11])
    session.endGame(after: "u")
    session.keepPlaying()
    #expect(session.scores.rows.count == 5)
    expectScoresMatchTheirGames(session)
  }

  @Test(arguments: [Int64.min, -1, 0, .max])
  func scoresAndResultSurviveARelaunchAtExtremeClockValues(now: Int64) {
    device.clock = now
    let session = device.launchGame14()
    for _ in 0..<2 {
      session.endGame(after: "u")
      expectInvariants(session)
      let again = device.launch()
      #expect(again.scores == session.scores)
      #expect(again.notices.isEmpty)
      #expect(again.visibleResult == session.visibleResult)
      session.openGame("14")
      session.closePopUp()
      session.openGame("14")
    }
  }
}
