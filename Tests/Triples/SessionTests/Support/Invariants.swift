import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

func expectInvariants(
  _ session: TriplesSession, _ comment: @autoclosure () -> String = "", location: SourceLocation = #_sourceLocation
) {
  // This function replaces the `#expect` macro, which would take most of the time of a long test even if all
  // expectations are met.
  func expect(_ isFulfilled: Bool, _ name: String) {
    if !isFulfilled { Issue.record("not so: \(name) \(comment())", sourceLocation: location) }
  }
  // Reading a saved game plays its moves.
  let savedGame = TriplesSession.SavedGame(text: session.saved.text)
  expect(savedGame == session.saved, "the moves are legal, and the saved game is readable")
  let requests = session.pendingRequests
  expect(requests.indices.allSatisfy { requests.firstIndex(of: requests[$0]) == $0 }, "requests are unique")
  expect(session.board.positions.count == session.replay.moves.count + 1, "every move has a position")
  let game = savedGame?.replay.game
  expect(session.game.grid == game?.grid, "the board follows from the moves")
  expect(session.game.score == game?.score, "the score follows from the moves")
  let rows = session.scores.rows
  expect(rows.map(\.score) == rows.map(\.score).sorted(by: >), "the scores are sorted")
  expect(rows.count <= ScoreList.capacity, "a hundred games are shown")
  expect(ScoreList(text: session.scores.text) == session.scores, "the scores are readable")
  let statistics = session.statistics
  expect(TriplesSession.Statistics(text: statistics.text) == statistics, "the statistics are readable")
  expect(Set(session.rows) == Set(rows) && session.rows.count == rows.count, "every game is ranked")
  expect(session.par == Triples.par(of: session.replay.deal), "the best possible score is that of the game")
  expect(session.par.map { session.game.score <= $0 } ?? true, "the score doesn't exceed the best possible one")
  expect(session.endedDate != nil || !session.game.isDone, "a finished game has ended")
  expect(
    session.endedDate == nil || session.isCovered || session.popUp != nil
      || session.isOver && (session.gameEnd.resultTurn != nil || session.gameEnd.isDismissed),
    "a result waits for its answer"
  )
  expect(
    session.gameEnd.resultTurn == nil || session.delaysResult && session.isOver, "only a delayed result has a timer")
  expect(
    !session.gameEnd.isDismissed || session.isOver && session.visibleResult == nil, "only a finished game is dismissed")
  expect(
    session.visibleResult == nil || session.endedDate != nil && !session.isCovered,
    "only a finished game shows a result")
  expect(session.visibleResult.map { $0.replay == session.replay } ?? true, "the result belongs to this game")
  expect(session.saved.pendingGame == nil || session.endedDate != nil, "only a finished game has a pending start")
  expect(session.acceptsMoves || !session.canRedo, "a covered board doesn't redo")
  expect(
    session.acceptsMoves || !session.canUndo || session.isOver && session.isInFront,
    "a covered board doesn't undo")
  expect(
    session.challenge == nil || !session.isCovered && session.automaticPlay == nil, "a challenge covers only a tab")
  expect(
    session.saved.pendingRival == nil || session.saved.pendingGame?.moves.isEmpty == true, "a rival needs a game")
  expect(session.saved.rival == nil || session.saved.inheritedMoveCount == 0, "a duel is played from its first board")
  expect(session.duel.map { $0.own.number == $0.friend.number } ?? true, "both games of a duel have the same deal")
  expect(session.duel.map { !$0.isReviewing || $0.reviews == nil } ?? true, "a reviewed duel isn't reviewed again")
  expect(session.saved.inheritedMoveCount <= session.replay.moves.count, "inherited moves don't exceed all moves")
  expect(
    session.saved.firstCoachMoveIndex.map { $0 < session.replay.moves.count } ?? true,
    "a game with coach moves contains one")
  expect(session.automaticPlay == nil || session.acceptsMoves, "the coach plays only on a board that accepts moves")
  expect(
    session.turn == nil || session.viewer != nil || session.acceptsMoves || session.gameEnd.resultTurn != nil,
    "automatic play is visible")
  expect(session.viewer.map { !$0.isPlaying || $0.step < $0.stepCount } ?? true, "a replay stops at its end")
  expect(session.hint?.advice.map { $0.fits(session.game) } ?? true, "a hint fits the current board")
  expect(session.hint?.advice == nil || session.marks.contains(.hintUsed), "a hint is marked")
  expect(!session.isCovered || session.hint == nil, "a covered board has no hint")
  expect(
    session.blockedMove.map { refused in
      session.game.movingTiles(refused.direction).isEmpty
        && refused.pair.allSatisfy { id in session.game.grid.joined().contains { $0?.id == id } }
    } ?? true, "a refused move fits the current board")
  expect(session.levelMap == nil || session.automaticPlay == nil && session.challenge == nil, "the map is open alone")
  expect(session.levelMap.map { 0..<1000 ~= $0.cursor } ?? true, "the map's cursor is valid")
  expect(
    TriplesSession.LevelRecords(text: session.levels.text) == session.levels, "the level records are readable")
  expect(session.goal == nil || session.level != nil, "only levels have a goal")
  expect(
    session.goal?.medal.map { $0 == .crown || session.level!.requiredScore(for: $0) > session.game.score } ?? true,
    "the next medal isn't won yet")
  expect(!session.asksAboutHint || session.help == nil && session.automaticPlay == nil, "a medal is at stake")
  expect(session.tip == nil || session.acceptsMoves, "a tip appears only if moves are accepted")
  let settings = session.store.settings
  expect(TriplesSession.Settings(text: settings.text) == settings, "the settings are readable")
  let question = session.coachQuestion
  expect(question.map { CoachQuestion(text: $0.text) == $0 } ?? true, "the question is readable")
  expect(session.saved.redoMoves.isEmpty || session.marks.contains(.undoUsed), "a game with redo has an undo mark")
  if let row = session.endedRow, rows.count < ScoreList.capacity {
    expect(session.scores.contains(row) == session.isRecorded, "an end is recorded unless the coach has played")
  }
}

/// Checks that every recorded game is the game in its line, and that no game is recorded twice.
func expectScoresMatchTheirGames(_ session: TriplesSession, location: SourceLocation = #_sourceLocation) {
  let rows = session.scores.rows.filter { $0.line != nil }
  #expect(Set(rows).count == rows.count, sourceLocation: location)
  for row in rows {
    let replay = try? Replay(line: row.line ?? [])
    #expect(replay?.game.score == row.score, sourceLocation: location)
  }
}
