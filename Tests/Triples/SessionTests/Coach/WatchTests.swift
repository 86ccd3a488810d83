import PlaySupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct WatchTests {
  private let device = Device()

  private func session(_ moves: String = "ur") -> TriplesSession {
    let session = device.launch()
    session.open("14")
    session.play(moves)
    return session
  }

  @Test func theCoachPlaysTheBestMoveWhenItsTimeHasCome() throws {
    let session = session()
    session.startWatching()
    let turn = try #require(session.watch?.turn)
    let advice = try #require(session.answerOnce())
    #expect(session.replay.moves.count == 2, "the time has not come")
    session.watchTimeIsUp(turn: turn)
    #expect(session.replay.moves.count == 3 && session.replay.moves.last == advice.best)
    #expect(session.watch?.turn != turn)
    session.watchTimeIsUp(turn: turn)
    session.answerOnce()
    #expect(session.replay.moves.count == 3, "that time was for the move before")
  }

  @Test func aSlowCoachPlaysAsSoonAsItKnows() throws {
    let session = session()
    session.startWatching()
    session.watchTimeIsUp(turn: try #require(session.watch?.turn))
    #expect(session.replay.moves.count == 2)
    session.answerOnce()
    #expect(session.replay.moves.count == 3)
    session.answerOnce()
    #expect(session.replay.moves.count == 3, "and waits for the next time")
  }

  @Test func itIsSaidThatTheGameIsNotRecorded() {
    let session = session()
    session.startWatching()
    #expect(session.told == ["The coach plays on. This game will not be recorded in the scores."])
    #expect(session.notices[0].isPassing)
    session.dismissNotice()
    session.letCoachPlay(2)
    session.stopWatching()
    session.startWatching()
    #expect(session.notices.isEmpty, "once is enough")
  }

  @Test func aGameInWhichTheCoachPlayedIsNotRecorded() throws {
    let session = session()
    let before = session.scores
    session.startWatching()
    session.letCoachPlay(3)
    #expect(!session.isRecorded)
    #expect(!device.launch().isRecorded, "nor after the next launch")
    session.play("l")
    session.newGame()
    let ended = try #require(session.ended)
    #expect(!ended.isRecorded && ended.rank == nil && ended.rankText == "Not recorded")
    #expect(ended.spoken.hasSuffix("The coach has played in this game."))
    #expect(session.scores == before && session.newestRow == nil)
    #expect(device.launch().scores == before)
    session.keepPlaying()
    #expect(session.scores == before && !session.isRecorded)
    session.newGame()
    session.closePopUp()
    #expect(session.isRecorded, "the next game is the player's own")
  }

  @Test func theCoachPlaysToTheEnd() throws {
    let session = session()
    let before = session.scores
    session.startWatching()
    for _ in 0..<2000 where session.watch != nil { session.letCoachPlay(1) }
    #expect(session.game.isDone && session.watch == nil)
    let ended = try #require(session.ended)
    #expect(!ended.isRecorded && !ended.canKeepPlaying)
    #expect(session.tab == .board, "there is nothing to see in the scores")
    #expect(session.scores == before && session.bestScore == 400)
    #expect(device.launch().ended == ended)
  }

  @Test func thePlayersOwnMoveTakesOver() {
    let session = session("")
    session.startWatching()
    session.letCoachPlay(2)
    session.playOut(order: "l")
    #expect(session.watch == nil && session.coachQuestion == nil)
  }

  @Test func aMoveThatMovesNothingTakesOverToo() {
    let session = session("u")
    session.startWatching()
    #expect(!session.move(.up))
    #expect(session.watch == nil)
  }

  @Test func whatElseEndsTheCoachsPlay() {
    for action in [
      { $0.undo() }, { $0.newGame() }, { $0.askForGame() }, { $0.select(.scores) },
      { $0.open(address: "triples/1/14/u") }, { $0.stopWatching() },
    ] as [(TriplesSession) -> Void] {
      let session = session()
      session.startWatching()
      action(session)
      #expect(session.watch == nil && session.coachQuestion == nil)
    }
  }

  @Test func pauseAndGoOn() throws {
    let session = session()
    session.startWatching()
    let turn = try #require(session.watch?.turn)
    session.togglePause()
    #expect(session.watch?.isPaused == true && session.coachQuestion == nil && session.status == "The coach waits.")
    session.watchTimeIsUp(turn: turn)
    session.watchTimeIsUp(turn: try #require(session.watch?.turn))
    session.answerAll()
    #expect(session.replay.moves.count == 2)
    #expect(session.canHint, "there is time for a question")
    session.toggleHint()
    session.answerOnce()
    session.togglePause()
    #expect(session.hint == nil && !session.canHint)
    session.letCoachPlay(1)
    #expect(session.replay.moves.count == 3)
  }

  @Test func speedsAreKeptForTheNextTime() throws {
    let session = session()
    #expect(session.watchSpeed == .normal)
    session.startWatching()
    let turn = try #require(session.watch?.turn)
    session.choose(.fast)
    #expect(session.watch?.speed == .fast && session.watch?.turn != turn)
    session.stopWatching()
    session.choose(.slow)
    session.startWatching()
    #expect(session.watch?.speed == .slow)
    #expect(
      TriplesSession.WatchSpeed.allCases.map(\.milliseconds)
        == TriplesSession.WatchSpeed.allCases.map(\.milliseconds).sorted(by: >))
  }

  @Test func takingBackTheCoachsMovesGivesTheGameBack() {
    let session = session()
    session.startWatching()
    session.letCoachPlay(3)
    session.undo()
    session.undo()
    #expect(!session.isRecorded && session.canRedo)
    session.undo()
    #expect(session.isRecorded && session.replay.line == Array("triples/1 14 ur".utf8))
    #expect(!session.canRedo, "its moves are not to be had for nothing")
    #expect(session.marks == [.undoUsed, .hintUsed])
    session.newGame()
    #expect(session.scores.rows.contains { $0.line == Array("triples/1 14 ur".utf8) })
  }

  @Test func aFailingCoachStops() {
    let session = session()
    session.startWatching()
    session.coachFailed()
    #expect(session.watch == nil && session.acceptsMoves && session.isRecorded)
  }
}
