import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Ends the current game and asks whether that was meant; a game in which nothing has been moved is just replaced.
  public func newGame() {
    guard isInFront else { return }
    end(thenStart: nil)
  }

  /// Asks for the number of a game to open.
  public func askForGame() {
    guard popUp == nil else { return }
    open(.popUp(.openGame(problem: nil)))
    changed()
  }

  /// Opens the game with the number that the player typed, or says what is wrong with it.
  ///
  /// - Parameter text: what was typed, as UTF-8. Spaces around it are forgiven.
  public func openGame(numbered text: [UInt8]) {
    guard case .openGame = popUp else { return }
    do {
      let number = try GameNumber(text: text.trimmed)
      show(.board)
      end(thenStart: Replay(number: number))
    } catch {
      open(.popUp(.openGame(problem: "The game number \(error).")))
      status = "The game number \(error)."
      changed()
    }
  }

  // MARK: What the player answers to an end

  /// What closing the pop-up of a game's end does: "Game 537. Close starts a new game."
  public var closeHint: String {
    if day != nil { return "\(title)." + (keeper.dayEndNote.map { " " + $0 } ?? "") }
    let next =
      if let pendingStart = saved.pendingStart {
        "game \(pendingStart.deal)" + (pendingStart.moves.isEmpty ? "" : " from move \(pendingStart.moves.count)")
      } else {
        mode == .determ ? "game \(Triples.determ)" : "a new game"
      }
    return "\(title). Close \(jumpsToScores ? "shows the scores and starts" : "starts") \(next)."
  }

  /// What the main answer to an end says: "New Game", or "Start game 537" where the player has asked for that one.
  public var nextLabel: String {
    if let label = playMode.nextLabel { return label }
    return saved.pendingStart.map { "Start game \($0.deal)" } ?? "New Game"
  }

  /// Starts the next game after an end.
  public func startNext() {
    answerEnd(.next)
  }

  /// Starts the game that has ended from its first board.
  public func tryAgain() {
    answerEnd(.again)
  }

  /// Takes the end of a game back that could have gone on, and its record with it.
  public func keepPlaying() {
    guard case .ended(let ended) = popUp, ended.canKeepPlaying else { return }
    answerEnd(.keepPlaying)
  }

  /// Takes back the move after which nothing moved any more, and the record of the end with it. The game is marked.
  public func takeBackLastMove() {
    guard case .ended(let ended) = popUp, !ended.canKeepPlaying else { return }
    answerEnd(.undo)
  }

  /// Closes the pop-up. After the end of a game, this starts the next one.
  public func closePopUp() {
    switch popUp {
    case .ended: answerEnd(.close)
    case .openGame, .challenge, .level:
      close(.popUp)
      changed()
    case .hintQuestion:
      close(.popUp)
      status = "No hint used. You can still win a medal."
      changed()
    case nil: break
    }
  }

  /// Leaves the pop-up in the way that loses nothing and starts nothing: a game that could go on goes on, and one that is
  /// over stays on the table.
  public func dismissPopUp() {
    guard case .ended(let ended) = popUp else { return closePopUp() }
    guard !ended.canKeepPlaying else { return keepPlaying() }
    gameEnd.putAway()
    show(.board)
    changed()
  }

  /// Shows once more how the game on the table ended, or at once where it is waited for.
  public func showResult() {
    guard isInFront, isOver else { return }
    gameEnd.stopWaiting(isSeen: false)
    tab = .board
    if isRanked { showEnd() }
    changed()
  }

  private enum EndAnswer { case next, again, keepPlaying, undo, close }

  private func answerEnd(_ answer: EndAnswer) {
    guard case .ended = popUp else { return }
    intent {
      let jumps = jumpsToScores
      show(.board)
      switch answer {
      case .keepPlaying:
        takeBackEnd()
        status = "The game goes on. Score \(game.score)."
      case .undo: undo()
      case .again where !playMode.allows(.restart): leaveDay(for: .ownTable(address: replay.prefix(0).address))
      case .again:
        if playMode.hasDealer { beginDealt() } else { startGame(replay.prefix(0), rival: saved.rival) }
        if jumps { jumpToScores() }
      case .next, .close:
        if playMode.allows(.otherGames) {
          startGame(saved.pendingStart, rival: saved.pendingRival)
        } else if answer == .close || jumps {
          gameEnd.putAway()
        } else {
          leaveDay(for: playMode.next)
        }
        if jumps { jumpToScores() }
      }
    }
  }

  // MARK: Ending

  /// Ends the current game, if anything was moved in it, and goes on with `start` when the player has seen its score.
  ///
  /// - Parameter rival: what a friend made of `start`.
  func end(thenStart start: Replay?, rival: Rival? = nil) {
    guard playMode.allows(.otherGames) else { return endDay(insteadFor: start) }
    intent {
      if replay.moves.count <= saved.givenMoveCount || endedDate != nil {
        let jumps = jumpsToScores
        startGame(start, rival: rival)
        tab = .board
        if jumps { jumpToScores() }
      } else {
        saved.wait(toStart: start, rival: rival)
        status = ""
        recordEnd()
      }
    }
  }

  /// Ends the game on the table now, records it unless the coach has played in it, and shows how it ended.
  func recordEnd() {
    saved.end(at: endDate)
    guard let row = endedRow else { return }
    // The game first: should the record not follow, the next launch finds a game that has ended and makes up for it.
    save()
    if isRecorded {
      gameEnd.note(row)
      record(row)
      noteLevel(row)
    }
    if pace.lingers, game.isDone {
      pace.beginTurn()
      gameEnd.wait(for: pace.turn)
    }
    if let ended = endedGame {
      status += (status.isEmpty ? "" : " ") + ended.spoken
      give(ended.isNewBest ? .win : .end)
    }
  }

  /// Lets the game on the table go on that has ended, without its record.
  func takeBackEnd() {
    if let row = endedRow, isRecorded { takeBack(row) }
    gameEnd.note(nil)
    saved.resume()
    gameEnd.forget()
  }

  /// The row of the game on the table for the scores, if it has ended.
  var endedRow: Score? {
    endedDate.map { Score(score: game.score, time: $0, marks: recordMarks, line: replay.line) }
  }

  /// What is said of the game on the table, if it has ended.
  private var endedGame: EndedGame? {
    guard let row = endedRow else { return nil }
    let board = game.board
    return EndedGame(
      replay: replay, score: game.score, share: BestShare(game.score, of: par), medals: medalResult,
      rank: isScored ? scores.rank(of: row) : nil,
      rival: saved.rival?.score, canCompare: saved.rival?.moves.isEmpty == false, bestTile: game.bestTile, board: board,
      canKeepPlaying: !game.isDone, marks: marks,
      isRecorded: isScored, isNewBest: isNewBest(row))
  }

  /// Whether the game on the table, once it has ended, is one of the scores.
  var isScored: Bool { isRecorded && playMode.allows(.records) }

  /// Shows how the game on the table ended.
  func showEnd() {
    guard endedDate != nil else { return }
    if isRanked { return showRankedResult() }
    if let ended = endedGame { open(.popUp(.ended(ended))) }
  }

  /// Shows how the game on the table ended, if it has, nothing else is being looked at, and it is not waited for.
  func showEndIfDue() {
    if isInFront, gameEnd.turn == nil, !gameEnd.isPutAway, !isLeaving { showEnd() }
  }

  /// The present second, or, if this very game already ended in it, the next one in which it did not: the two are
  /// two records.
  private var endDate: Int64 {
    var row = Score(score: game.score, time: environment.now(), marks: recordMarks, line: replay.line)
    for _ in scores.rows where scores.contains(row) {
      row = Score(score: row.score, time: row.time + 1, marks: row.marks, line: row.line)
    }
    return row.time
  }
}
