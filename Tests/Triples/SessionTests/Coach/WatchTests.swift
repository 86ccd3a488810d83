import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct WatchTests {
  private let device = Device()

  private func session(_ moves: String = "ur") -> TriplesSession {
    let session = device.launchGame14(moves)
    return session
  }

  @Test func coachPlaysTheBestMoveWhenItsTurnEnds() throws {
    let session = session()
    session.watchCoach()
    let turn = try #require(session.turn?.number)
    let advice = try #require(session.answerOnce())
    #expect(session.replay.moves.count == 2, "the turn hasn't ended")
    session.handleTimeout(ofTurn: turn)
    #expect(session.replay.moves.count == 3)
    #expect(session.replay.moves.last == advice.bestMove)
    #expect(session.turn?.number != turn)
    session.handleTimeout(ofTurn: turn)
    session.answerOnce()
    #expect(session.replay.moves.count == 3, "the timer was for the previous move")
  }

  @Test func hidingTheWindowPausesTheCoach() {
    let session = session()
    session.watchCoach()
    session.windowDidDisappear()
    #expect(session.automaticPlay?.isPaused == true)
    #expect(session.turn == nil)
    session.windowDidDisappear()
    session.loadChangesFromStorage()
    #expect(session.automaticPlay?.isPaused == true, "only the player resumes it")
  }

  @Test func slowCoachPlaysAsSoonAsItAnswers() throws {
    let session = session()
    session.watchCoach()
    session.handleTimeout(ofTurn: try #require(session.turn?.number))
    #expect(session.replay.moves.count == 2)
    session.answerOnce()
    #expect(session.replay.moves.count == 3)
    session.answerOnce()
    #expect(session.replay.moves.count == 3, "the coach waits for the next turn")
  }

  @Test func watchModeStartsPausedAndByItselfDoesNotMarkTheGame() throws {
    let session = session()
    let savedText = session.savedText
    session.startWatching()
    #expect(session.automaticPlay?.isPaused == true)
    #expect(session.automaticPlay?.pauseLabel == "Start")
    #expect(
      session.watchNote
        == "The coach plays for you. The game can’t win a medal, and counts only if you undo the coach’s moves.")
    #expect(session.status == session.watchNote)
    #expect(session.notices.isEmpty)
    #expect(session.turn == nil, "play starts only on request")
    #expect(session.coachQuestion == nil, "play starts only on request")
    #expect(session.canHint, "the board accepts moves meanwhile")
    #expect(session.move(.left), "the board accepts moves meanwhile")
    #expect(session.automaticPlay == nil)
    #expect(session.isRecorded)
    #expect(session.marks == [])
    session.undo()
    session.startWatching()
    session.stopWatching()
    #expect(session.status == "It’s your move.")
    #expect(session.notices.isEmpty)
    #expect(session.isRecorded)
    #expect(session.savedText == savedText + "\nredo l\nmarks u\ntaken-back 1")
  }

  @Test func watchingAsksOncePerGameAndExplainsHowToUndo() {
    let session = session()
    let note = "Undo the coach’s moves, and the game counts again."
    session.startWatching()
    session.togglePause()
    #expect(session.watchNote == note)
    #expect(session.automaticPlay?.pauseLabel == "Pause")
    session.letCoachPlay(2)
    session.togglePause()
    #expect(session.watchNote == note)
    #expect(session.automaticPlay?.pauseLabel == "Continue")
    session.stopWatching()
    #expect(session.noticeTexts == [note])
    #expect(session.notices[0].isTransient)
    #expect(session.status.hasSuffix(note))
    session.dismissNotice()
    session.startWatching()
    #expect(session.automaticPlay?.isPaused == false, "the question appears once per game")
    #expect(session.watchNote == note, "the question appears once per game")
    session.stopWatching()
    session.undo()
    session.undo()
    #expect(session.isRecorded)
    session.startWatching()
    #expect(session.automaticPlay?.pauseLabel == "Start", "a game that counts again asks again")
  }

  @Test func gameWithCoachMovesIsNotRecorded() throws {
    let session = session()
    let before = session.scores
    session.watchCoach(playing: 3)
    #expect(!session.isRecorded)
    #expect(!device.launch().isRecorded, "also not after the next launch")
    session.endGame(after: "l")
    let ended = try #require(session.visibleResult)
    #expect(!ended.isRecorded)
    #expect(ended.rank == nil)
    #expect(ended.rankText == "Not recorded")
    #expect(ended.spokenText.hasSuffix("The coach played in this game."))
    #expect(session.scores == before)
    #expect(session.newestRow == nil)
    #expect(device.launch().scores == before)
    session.keepPlaying()
    #expect(session.scores == before)
    #expect(!session.isRecorded)
    session.endGameAndStartNext()
    #expect(session.isRecorded, "the next game counts")
  }

  @Test func coachPlaysToTheEndWithoutRecordingTheGame() throws {
    let session = session()
    let before = session.scores
    session.watchCoach()
    for _ in 0..<2000 where session.automaticPlay != nil { session.letCoachPlay(1) }
    #expect(session.game.isDone)
    #expect(session.automaticPlay == nil)
    let ended = try #require(session.visibleResult)
    #expect(!ended.isRecorded)
    #expect(!ended.hasLegalMoves)
    #expect(session.scores == before)
    #expect(session.bestScore == nil)
    #expect(device.launch().visibleResult == ended)
    session.closePopUp()
    #expect(session.tab == .board, "the game isn't in the scores")
  }

  @Test func playersMoveStopsTheCoach() {
    let session = session("")
    session.watchCoach(playing: 2)
    session.playOut(order: "l")
    #expect(session.automaticPlay == nil)
    #expect(session.coachQuestion == nil)
  }

  @Test func moveWithoutEffectStopsTheCoach() {
    let session = session("u")
    session.watchCoach()
    #expect(!session.move(.up))
    #expect(session.automaticPlay == nil)
  }

  @Test func undoNewGameOrLeavingTheBoardStopsTheCoach() {
    for action in [
      { $0.undo() }, { $0.newGame() }, { $0.askForGame() }, { $0.select(.scores) },
      { $0.open(address: "triples/1/14/u") }, { $0.stopWatching() },
    ] as [(TriplesSession) -> Void] {
      let session = session()
      session.watchCoach()
      action(session)
      #expect(session.automaticPlay == nil)
      #expect(session.coachQuestion == nil)
    }
  }

  @Test func coachCanBePausedForAHintAndResumed() throws {
    let session = session()
    session.watchCoach()
    let turn = try #require(session.turn?.number)
    session.togglePause()
    #expect(session.automaticPlay?.isPaused == true)
    #expect(session.coachQuestion == nil)
    #expect(session.status == "The coach is waiting.")
    session.handleTimeout(ofTurn: turn)
    session.handleTimeout(ofTurn: turn + 1)
    session.answerAll()
    #expect(session.turn == nil)
    #expect(session.replay.moves.count == 2)
    #expect(session.canHint, "hints are available in a pause")
    session.showHint()
    session.togglePause()
    #expect(session.hint == nil)
    #expect(!session.canHint)
    session.letCoachPlay(1)
    #expect(session.replay.moves.count == 3)
  }

  @Test func chosenSpeedAppliesAtOnceAndToTheNextWatch() throws {
    let session = session()
    #expect(session.playbackSpeed == .normal)
    session.watchCoach()
    let turn = try #require(session.turn?.number)
    session.choose(.fast)
    #expect(session.turn?.milliseconds == TriplesSession.PlaybackSpeed.fast.milliseconds)
    #expect(session.turn?.number != turn)
    session.stopWatching()
    session.choose(.slow)
    session.watchCoach()
    #expect(session.turn?.milliseconds == TriplesSession.PlaybackSpeed.slow.milliseconds)
  }

  @Test func fasterSpeedsHaveShorterTurns() {
    #expect(
      TriplesSession.PlaybackSpeed.allCases.map(\.milliseconds)
        == TriplesSession.PlaybackSpeed.allCases.map(\.milliseconds).sorted(by: >))
  }

  @Test func gameCountsAgainAfterTheCoachsMovesAreUndone() {
    let session = session()
    session.watchCoach(playing: 3)
    session.undo()
    session.undo()
    #expect(!session.isRecorded)
    #expect(session.canRedo)
    session.undo()
    #expect(session.isRecorded)
    #expect(session.replay.line == Array("triples/1 14 ur".utf8))
    #expect(!session.canRedo, "the coach's moves can't be redone")
    #expect(session.marks == [.undoUsed, .hintUsed])
    session.newGame()
    #expect(session.scores.rows.contains { $0.line == Array("triples/1 14 ur".utf8) })
  }

  @Test func coachFailureStopsWatching() {
    let session = session()
    session.watchCoach()
    session.handleCoachFailure()
    #expect(session.automaticPlay == nil)
    #expect(session.acceptsMoves)
    #expect(session.isRecorded)
  }
}
