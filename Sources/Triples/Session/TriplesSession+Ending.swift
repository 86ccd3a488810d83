import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Ends the current game and asks whether that was meant; a game in which nothing has been moved is just replaced.
  public func newGame() {
    guard popUp == nil, viewer == nil else { return }
    end(thenStart: nil)
  }

  /// Asks for the number of a game to open.
  public func askForGame() {
    guard popUp == nil else { return }
    watch = nil
    popUp = .openGame(problem: nil)
    changed()
  }

  /// Opens the game with the number that the player typed, or says what is wrong with it.
  ///
  /// - Parameter text: what was typed, as UTF-8. Spaces around it are forgiven.
  public func openGame(numbered text: [UInt8]) {
    guard case .openGame = popUp else { return }
    do {
      let number = try GameNumber(text: text.trimmed)
      popUp = nil
      tab = .board
      leaveViewer()
      end(thenStart: Replay(number: number))
    } catch {
      popUp = .openGame(problem: "The game number \(error).")
      status = "The game number \(error)."
      changed()
    }
  }

  /// What closing the pop-up of a game's end does: "Game 537. Close starts a new game."
  public var closeHint: String {
    let next =
      if let pendingStart {
        "game \(pendingStart.number)" + (pendingStart.moves.isEmpty ? "" : " from move \(pendingStart.moves.count)")
      } else {
        mode == .determ ? "game \(Triples.determ)" : "a new game"
      }
    return "\(title). Close starts \(next)."
  }

  /// Takes the end of a game back that could have gone on, and its record with it.
  public func keepPlaying() {
    guard case .ended(let ended) = popUp else { return }
    intent(ended.canKeepPlaying) {
      if let row = endedRow, isRecorded { takeBack(row) }
      newestRow = nil
      endedDate = nil
      pendingStart = nil
      popUp = nil
      tab = .board
      status = "The game goes on. Score \(game.score)."
    }
  }

  /// Closes the pop-up. After the end of a game that starts the next one and returns to the board.
  public func closePopUp() {
    switch popUp {
    case .ended:
      intent {
        popUp = nil
        tab = .board
        startGame(pendingStart)
      }
    case .openGame:
      popUp = nil
      showEndIfDue()
      changed()
    case nil: break
    }
  }

  /// Leaves the pop-up in the way that loses nothing: a game that could go on goes on.
  public func dismissPopUp() {
    if case .ended(let ended) = popUp, ended.canKeepPlaying { keepPlaying() } else { closePopUp() }
  }

  /// Ends the current game, if anything was moved in it, and goes on with `start` when the player has seen its score.
  func end(thenStart start: Replay?) {
    intent {
      if replay.moves.count <= givenMoveCount || endedDate != nil {
        startGame(start)
        tab = .board
      } else {
        pendingStart = start
        watch = nil
        hint = nil
        status = ""
        recordEnd()
      }
    }
  }

  /// Ends the game on the table now, records it unless the coach has played in it, and shows how it ended.
  func recordEnd() {
    endedDate = endDate
    guard let row = endedRow else { return }
    // The game first: should the record not follow, the next launch finds a game that has ended and makes up for it.
    save()
    if isRecorded {
      newestRow = row
      record(row)
    }
    showEnd()
    if case .ended(let ended) = popUp {
      status += (status.isEmpty ? "" : " ") + ended.spoken
      give(ended.rank == 1 ? .win : .end)
    }
  }

  /// Shows how the game on the table ended.
  func showEnd() {
    guard let row = endedRow else { return }
    let board = game.board
    popUp = .ended(
      EndedGame(
        replay: replay, score: game.score, share: ParShare(game.score, of: par),
        rank: isRecorded ? scores.rank(of: row) : nil,
        bestTile: board.joined().max() ?? 0, board: board, canKeepPlaying: !game.isDone, marks: marks,
        isRecorded: isRecorded))
  }

  /// Shows how the game on the table ended, if it has and nothing else is being looked at.
  func showEndIfDue() {
    if popUp == nil, viewer == nil { showEnd() }
  }

  /// The present second, or, if this very game already ended in it, the next one in which it did not: the two are
  /// two records.
  private var endDate: Int64 {
    var row = Score(score: game.score, time: environment.now(), marks: marks, line: replay.line)
    for _ in scores.rows where scores.contains(row) {
      row = Score(score: row.score, time: row.time + 1, marks: row.marks, line: row.line)
    }
    return row.time
  }
}
