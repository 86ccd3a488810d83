import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// Ends the current game and shows the result. If the player hasn't moved in the game, replaces it immediately.
  public func newGame() {
    guard isInFront else { return }
    end(thenStart: nil)
  }

  /// Asks for the number of a game to open.
  public func askForGame() {
    guard popUp == nil else { return }
    open(.popUp(.openGame(problem: nil)))
    saveAndRedraw()
  }

  func type(text: [UInt8]) {
    guard case .openGame = popUp else { return }
    open(.popUp(.openGame(text: text, problem: nil)))
    saveAndRedraw()
  }

  /// Opens the game whose number the player typed, or shows what is wrong with the number. Ignores surrounding spaces.
  public func openGame(numbered text: [UInt8]) {
    guard case .openGame(let typed, _) = popUp else { return }
    do {
      let number = try GameNumber(text: text.trimmed)
      show(.board)
      end(thenStart: Replay(number: number))
    } catch {
      open(.popUp(.openGame(text: typed, problem: error.sentence)))
      status = error.sentence
      saveAndRedraw()
    }
  }

  // MARK: Choices at the end of a game

  /// The name of the ended game and, after a past day's game, the result that counted: "Game 14 · tough deal.",
  /// "November 21, again. Your result that counted: 1,042 points."
  public var endNote: String {
    "\(heading)." + (playMode.kind != .pastDay ? "" : store.dayEndNote.map { " " + $0 } ?? "")
  }

  /// The label of the main button in the end-of-game pop-up, such as "New Game", "Level 42" after a level of the map, or
  /// "Start game 537" for a chosen game.
  public var nextLabel: String {
    if let label = playMode.nextLabel { return label }
    if let level = levelAfterEnd { return "Level \(Self.levelNumber(of: level))" }
    return saved.pendingGame.map { "Start game \($0.deal)" } ?? "New Game"
  }

  /// The level that the player chose on the map, or the next one after a level of the map that won a medal.
  private var levelAfterEnd: Level? {
    guard let started = openedItems.level else { return nil }
    if let pending = saved.pendingGame {
      return saved.pendingRival == nil && pending == Replay(number: started.number) ? started : nil
    }
    guard replay.number == started.number, medalResult?.wonMedal != nil else { return nil }
    return nextLevel?.level
  }

  /// Starts the next game after the current one has ended.
  public func startNextGame() {
    performEndAction(.next)
  }

  /// Restarts the ended game from its first board.
  public func tryAgain() {
    performEndAction(.tryAgain)
  }

  /// Continues an ended game that still has legal moves, and removes its record.
  public func keepPlaying() {
    guard case .ended(let ended) = popUp, ended.hasLegalMoves else { return }
    performEndAction(.keepPlaying)
  }

  /// Undoes the move that ended the game, and removes the game's record. The game is marked as one with undo.
  public func undoLastMove() {
    guard case .ended(let ended) = popUp, !ended.hasLegalMoves else { return }
    performEndAction(.undo)
  }

  /// Closes the pop-up. After the end of a game, this starts the next one.
  public func closePopUp() {
    switch popUp {
    case .ended: performEndAction(.close)
    case .openGame, .challenge, .level:
      close(.popUp)
      saveAndRedraw()
    case .hintQuestion:
      close(.popUp)
      status = "No hint used. You can still win a medal."
      saveAndRedraw()
    case nil: break
    }
  }

  /// Dismisses the pop-up without starting a game. An ended game with legal moves continues. A finished one stays.
  public func dismissPopUp() {
    guard case .ended(let ended) = popUp else { return closePopUp() }
    guard !ended.hasLegalMoves else { return keepPlaying() }
    gameEnd.dismiss()
    show(.board)
    saveAndRedraw()
  }

  /// Shows the result of the ended game again. If the result is still delayed, shows it immediately.
  public func showResult() {
    guard isInFront, isOver else { return }
    gameEnd.stopWaiting(isSeen: false)
    tab = .board
    if isRanked { showEnd() }
    saveAndRedraw()
  }

  private enum EndAction { case next, tryAgain, keepPlaying, undo, close }

  private func performEndAction(_ action: EndAction) {
    guard case .ended = popUp else { return }
    intent {
      show(.board)
      switch action {
      case .keepPlaying:
        undoEnd()
        status = "Keep playing. Score \(game.score)."
      case .undo: undo()
      case .tryAgain where !playMode.allows(.restart): leaveDay(for: .ownGame(address: replay.prefix(0).address))
      case .tryAgain:
        if playMode.hasDealer { startDailyGame() } else { startGame(replay.prefix(0), rival: saved.rival) }
      case .next, .close:
        if playMode.allows(.otherGames) {
          let level = action == .next && saved.pendingGame == nil ? levelAfterEnd : nil
          if let level { openedItems.markStarted(level) }
          startGame(level.map { Replay(number: $0.number) } ?? saved.pendingGame, rival: saved.pendingRival)
        } else if action == .close {
          gameEnd.dismiss()
        } else {
          leaveDay(for: playMode.nextNavigation)
        }
      }
    }
  }

  // MARK: Ending

  /// If the player has moved, ends the current game, and starts `start` after the player has seen the score. Otherwise
  /// starts it immediately. `nil` starts a new game. `rival` is the result of the friend who sent `start`.
  func end(thenStart start: Replay?, rival: RivalResult? = nil) {
    guard playMode.allows(.otherGames) else { return endDay(thenOpening: start) }
    intent {
      if replay.moves.count <= saved.inheritedMoveCount || endedDate != nil {
        startGame(start, rival: rival)
        tab = .board
      } else {
        saved.setPendingGame(start, rival: rival)
        status = ""
        recordEnd()
      }
    }
  }

  /// Ends the current game, records it unless the coach has played in it, and shows the result.
  func recordEnd() {
    saved.end(at: uniqueEndDate)
    guard let row = endedRow else { return }
    // Save the game first. If recording the score fails, the next launch finds the ended game and records it.
    save()
    if isRecorded {
      gameEnd.setNewestRow(row)
      record(row)
      recordLevel(row)
      idleReview.start()
    }
    if pace.delaysResult, game.isDone {
      pace.beginTurn()
      gameEnd.wait(for: pace.turn)
    }
    if let ended = endedGame {
      status += (status.isEmpty ? "" : " ") + ended.spokenText
      post(ended.isNewBest ? .win : .end)
    }
  }

  func undoEnd() {
    if let row = endedRow, isRecorded { removeRecord(of: row) }
    gameEnd.setNewestRow(nil)
    saved.resume()
    gameEnd.reset()
  }

  /// The current game's row in the scores, or `nil` if the game hasn't ended.
  var endedRow: ScoreRow? {
    endedDate.map { ScoreRow(score: game.score, time: $0, marks: marksToRecord, line: replay.line) }
  }

  private var endedGame: EndedGame? {
    guard let row = endedRow else { return nil }
    let board = game.board
    return EndedGame(
      replay: replay, score: game.score, relativeScore: RelativeScore(game.score, of: par), medalResult: medalResult,
      rank: isScored ? scores.rank(of: row) : nil,
      rivalScore: saved.rival?.score, canCompare: saved.rival?.moves.isEmpty == false, bestTile: game.bestTile,
      board: board,
      hasLegalMoves: !game.isDone, marks: marks,
      isRecorded: isScored, isNewBest: isNewBest(row))
  }

  /// Whether the current game appears in the scores when it ends.
  var isScored: Bool { isRecorded && playMode.allows(.records) }

  func showEnd() {
    guard endedDate != nil else { return }
    if isRanked {
      rankedClient?.prompt = .result
    } else if let ended = endedGame {
      jumpToScores()
      open(.popUp(.ended(ended)))
    }
  }

  /// Shows the current game's result if the game has ended, nothing covers the board, and the result isn't delayed.
  func showEndIfDue() {
    if isInFront, gameEnd.resultTurn == nil, !gameEnd.isDismissed, !isLeaving { showEnd() }
  }

  /// The current time in seconds, or the next second for which the scores have no row of the same game. Otherwise, a
  /// game that is played and ended twice within a second would be recorded only once.
  private var uniqueEndDate: Int64 {
    var row = ScoreRow(score: game.score, time: environment.now(), marks: marksToRecord, line: replay.line)
    for _ in scores.rows where scores.contains(row) {
      row = ScoreRow(score: row.score, time: row.time + 1, marks: row.marks, line: row.line)
    }
    return row.time
  }
}
