import PlaySupport
import Testing
import TriplesModel

@testable import TriplesSession

/// Checks the invariants that hold after every action.
func expectLaws(
  _ session: TriplesSession, _ comment: @autoclosure () -> String = "", location: SourceLocation = #_sourceLocation
) {
  // Avoid the macro, which would take most of the time of a long test even if all expectations are met.
  func expect(_ law: Bool, _ name: String) {
    if !law { Issue.record("not so: \(name) \(comment())", sourceLocation: location) }
  }
  // Reading a saved game plays its moves.
  let table = TriplesSession.SavedGame(text: session.saved.text)
  expect(table == session.saved, "the moves are legal, and what is saved can be read")
  let requests = session.pendingRequests
  expect(requests.indices.allSatisfy { requests.firstIndex(of: requests[$0]) == $0 }, "nothing is requested twice")
  expect(session.board.positions.count == session.replay.moves.count + 1, "there is a position for every move")
  let game = table?.replay.game
  expect(session.game.grid == game?.grid, "the board is what the moves lead to")
  expect(session.game.score == game?.score, "the score is what the moves lead to")
  let rows = session.scores.rows
  expect(rows.map(\.score) == rows.map(\.score).sorted(by: >), "the scores are sorted")
  expect(rows.count <= ScoreList.capacity, "a hundred games are shown")
  expect(ScoreList(text: session.scores.text) == session.scores, "the scores can be read")
  let statistics = session.statistics
  expect(TriplesSession.Statistics(text: statistics.text) == statistics, "the statistics can be read")
  expect(Set(session.rows) == Set(rows) && session.rows.count == rows.count, "every game is ranked")
  expect(session.par == Triples.par(of: session.replay.deal), "the best possible score is that of the game")
  expect(session.par.map { session.game.score <= $0 } ?? true, "nobody is better than the best possible")
  expect(session.endedDate != nil || !session.game.isDone, "a game that is over has ended")
  expect(
    session.endedDate == nil || session.isCovered || session.popUp != nil
      || session.isOver && (session.gameEnd.turn != nil || session.gameEnd.isPutAway), "an end waits for its answer")
  expect(
    session.gameEnd.turn == nil || session.delaysResult && session.isOver, "only an end that lingers is waited for")
  expect(!session.gameEnd.isPutAway || session.isOver && session.ended == nil, "only what is over is put away")
  expect(session.ended == nil || session.endedDate != nil && !session.isCovered, "only an end is shown as one")
  expect(session.ended.map { $0.replay == session.replay } ?? true, "the end shown is that of this game")
  expect(session.saved.pendingStart == nil || session.endedDate != nil, "only after an end something is to follow")
  expect(session.acceptsMoves || !session.canRedo, "a covered board plays nothing again")
  expect(
    session.acceptsMoves || !session.canUndo || session.isOver && session.isInFront,
    "a covered board takes nothing back")
  expect(session.challenge == nil || !session.isCovered && session.watch == nil, "a challenge stands over a tab")
  expect(
    session.saved.pendingRival == nil || session.saved.pendingStart?.moves.isEmpty == true, "a rival waits with a game")
  expect(session.saved.rival == nil || session.saved.inheritedMoveCount == 0, "a duel is played from its first board")
  expect(session.duel.map { $0.own.number == $0.friend.number } ?? true, "a duel is of one deal")
  expect(session.duel.map { !$0.isReviewing || $0.reviews == nil } ?? true, "what is reviewed is not asked again")
  expect(session.saved.inheritedMoveCount <= session.replay.moves.count, "no more moves are given than there are")
  expect(
    session.saved.firstCoachMoveIndex.map { $0 < session.replay.moves.count } ?? true,
    "the coach's game has a move of the coach's")
  expect(session.watch == nil || session.acceptsMoves, "the coach plays on a board that takes moves")
  expect(
    session.turn == nil || session.viewer != nil || session.acceptsMoves || session.gameEnd.turn != nil,
    "what plays by itself can be seen")
  expect(session.viewer.map { !$0.isPlaying || $0.step < $0.stepCount } ?? true, "a replay stops at its end")
  expect(session.hint?.advice.map { $0.fits(session.game) } ?? true, "a hint is for the board as it stands")
  expect(session.hint?.advice == nil || session.marks.contains(.hintUsed), "a hint is marked")
  expect(!session.isCovered || session.hint == nil, "a replay leaves no hint behind it")
  expect(
    session.refusal.map { refused in
      session.game.movingTiles(refused.direction).isEmpty
        && refused.pair.allSatisfy { id in session.game.grid.joined().contains { $0?.id == id } }
    } ?? true, "a move is refused on the board as it stands")
  expect(session.levelMap == nil || session.watch == nil && session.challenge == nil, "the map covers a quiet table")
  expect(session.levelMap.map { 0..<1000 ~= $0.cursor } ?? true, "the map knows where the player is")
  expect(
    TriplesSession.LevelRecords(text: session.levels.text) == session.levels, "what was made of levels can be read")
  expect(session.goal == nil || session.level != nil, "there is something to be won in levels only")
  expect(
    session.goal?.medal.map { $0 == .crown || session.level!.cost(of: $0)! > session.game.score } ?? true,
    "the next medal isn't won yet")
  expect(!session.asksAboutHint || session.help == nil && session.watch == nil, "a medal is at stake")
  expect(session.nextStepLabel == nil || session.tab == .scores, "only the scores lead on to the next game")
  expect(session.tip == nil || session.acceptsMoves, "there is a tip only for who can move")
  let settings = session.store.settings
  expect(TriplesSession.Settings(text: settings.text) == settings, "the settings can be read")
  let question = session.coachQuestion
  expect(question.map { CoachQuestion(text: $0.text) == $0 } ?? true, "what the coach is asked can be read")
  expect(session.saved.redoMoves.isEmpty || session.marks.contains(.undoUsed), "what can be redone was undone")
  if let row = session.endedRow, rows.count < ScoreList.capacity {
    expect(session.scores.contains(row) == session.isRecorded, "an end is recorded, unless the coach has played")
  }
}

/// Checks that every recorded game is the game in its line, and that no game is recorded twice.
func expectHonestScores(_ session: TriplesSession, location: SourceLocation = #_sourceLocation) {
  let rows = session.scores.rows.filter { $0.line != nil }
  #expect(Set(rows).count == rows.count, sourceLocation: location)
  for row in rows {
    let replay = try? Replay(line: row.line ?? [])
    #expect(replay?.game.score == row.score, sourceLocation: location)
  }
}
