import GameCore
import JSON
import SessionSupport
import TriplesModel

// Ranked daily games. A move slides the tiles immediately, and the new tile appears when the server has answered.
extension TriplesSession: ServedSession {
  package var answeredMoveCount: Int { replay.moves.count }

  package var progressText: String { "\(title). Score \(game.score)." }

  /// Whether a ranked game accepts moves. While one move is in flight, another one can be queued.
  var acceptsRankedMoves: Bool {
    guard let rankedClient, isDealt, rankedClient.canContinue, !nextRankedAction.isFinishing else { return false }
    return rankedClient.action.map { $0.move != nil } ?? true
  }

  func rankedTip(_ input: InputMethod) -> String? {
    guard let rankedClient, endedDate == nil, rankedClient.prompt != .introduction else { return nil }
    if let rankedObstacle { return rankedObstacle }
    if !isDealt { return "Getting the game from the server…" }
    return rankedClient.isServerSlow
      ? "The server is slow. Your moves are saved." : remark(for: input) ?? lessonText(input) ?? RankedClient.noHelpNote
  }

  package var closedDayText: String { "This day is over. Your score so far counts." }

  /// Plays a move, or queues it if the server hasn't answered the previous one yet.
  func moveInRankedGame(_ direction: Direction) -> Bool {
    intent(acceptsMoves) {
      guard rankedClient?.action == nil else {
        nextRankedAction.enqueue(direction)
        return true
      }
      return slideInRankedGame(direction)
    } ?? false
  }

  private func slideInRankedGame(_ direction: Direction) -> Bool {
    let next = game.copy()
    guard let effect = try? next.slide(direction) else {
      announceBlockedMove(direction)
      return false
    }
    board.play(next, effect)
    // When the answer arrives, its status describes the move and its new tile in one sentence.
    status = ""
    react(to: effect)
    rankedClient?.send([direction.letter], index: replay.moves.count)
    return true
  }

  package func sendQueuedAction() {
    guard let rankedClient, rankedClient.action == nil, rankedClient.isGameKnown, endedDate == nil else { return }
    if nextRankedAction.dequeueFinish() {
      self.rankedClient?.send(nil, index: replay.moves.count)
    } else if let move = nextRankedAction.dequeueMove() {
      _ = slideInRankedGame(move)
    }
  }

  package func apply(_ answer: JSONValue, to action: RankedClient.PendingAction?) -> Bool {
    guard let move = action?.move else {
      endRankedGame()
      return true
    }
    guard let letter = move.first, let direction = Direction(letter: letter), board.positions.count >= 2,
      let spawn = answer["spawn"].flatMap(Self.spawn), let isOver = answer["done"]?.bool
    else { return false }
    let next = board.positions[board.positions.count - 2].copy()
    next.deal(spawn)
    guard let effect = try? next.play(direction), effect.spawnedTile != nil, next.score == answer["score"]?.int,
      next.isDone == isOver
    else { return false }
    board.setAnsweredBoard(next, effect)
    saved.play(direction, spawn)
    status = SpokenText.move(direction, effect: effect, score: next.score)
    announceEscape()
    if isOver { endRankedGame() }
    return true
  }

  package func apply(serversGame answer: JSONValue, isConflictingMove: Bool) -> Bool {
    guard let rankedClient, let other = Self.replay(answer, day: rankedClient.day), let isOver = answer["done"]?.bool,
      other.game.score == answer["score"]?.int, isOver || !other.game.isDone
    else { return false }
    if other != replay {
      let isNews = isDealt || isConflictingMove
      saved.replace(other)
      board.replace(other.positions)
      nextRankedAction.discardMove()
      finishReplacement(lastMove: other.moves.last.map { [$0.letter] }, isNews: isNews)
    } else if rankedClient.action == nil {
      board.dropUnanswered(moveCount: replay.moves.count)
    }
    if isOver {
      self.rankedClient?.restore(nil)
      board.dropUnanswered(moveCount: replay.moves.count)
      endRankedGame()
    } else if let letter = self.rankedClient?.action?.move?.first, board.positions.count == replay.moves.count + 1 {
      showPendingMove(letter)
    }
    return true
  }

  /// Shows a pending move again on a board that was just loaded.
  private func showPendingMove(_ letter: UInt8) {
    let next = game.copy()
    guard let direction = Direction(letter: letter), (try? next.slide(direction)) != nil else {
      rankedClient?.restore(nil)
      return
    }
    board.showUnanswered(next)
  }

  private func endRankedGame() {
    nextRankedAction.discardMove()
    guard endedDate == nil else { return }
    saved.end(at: environment.now())
    recordDayResult()
    status += (status.isEmpty ? "" : " ") + "The game is over with \(resultHeadline)."
    post(.end)
    rankedClient?.prompt = .result
  }

  // MARK: Finishing

  func askToFinishRankedGame() {
    guard acceptsMoves, !replay.moves.isEmpty else { return }
    nextRankedAction.discardMove()
    self.rankedClient?.prompt = .finish
    saveAndRedraw()
  }

  /// Ends the game with its current score, after the server has answered a pending move.
  public func finishRankedGame() {
    intent(rankedClient?.prompt == .finish) {
      rankedClient?.prompt = nil
      if rankedClient?.action != nil {
        nextRankedAction.enqueueFinish()
      } else {
        rankedClient?.send(nil, index: replay.moves.count)
      }
    }
  }

  /// The text that asks the player to confirm ending the game.
  public var finishWarning: String {
    "Your final score will be \(DecimalText.grouped(game.score)). You can’t undo this."
  }

  /// Whether the game can be reviewed. A review doesn't need the server, because the game includes its tiles.
  public var canReviewRankedGame: Bool { endedDate != nil && !replay.moves.isEmpty }

  /// Opens the coach's review of the finished game.
  public func reviewRankedGame() {
    guard canReviewRankedGame else { return }
    rankedClient?.prompt = nil
    showReplay(replay)
    startReview()
    saveAndRedraw()
  }

  // MARK: Storage

  /// Starts a game whose tiles haven't been dealt yet.
  func beginRankedGame() {
    guard let rankedClient else { return }
    if isFirstVisit { store.changeSettings { $0.lesson = .three } }
    replaceGame(with: SavedGame(replay: Replay(undealtGameOf: rankedClient.day)))
    status = "\(title)."
  }

  /// Restores the pending action of the saved game. The server's state may be newer, because the player may have
  /// continued the game on another device.
  func restoreRankedGame() {
    nextRankedAction.discardMove()
    rankedClient?.restore(savedAction: saved.unansweredAction, moveCount: replay.moves.count, isOver: endedDate != nil)
    if let letter = rankedClient?.action?.move?.first { showPendingMove(letter) }
    status = progressText
    if endedDate != nil { rankedClient?.prompt = .result }
  }

  // MARK: Reading answers

  private static func spawn(_ answer: JSONValue) -> Spawn? {
    guard let value = answer["value"]?.int, let row = answer["row"]?.int, let column = answer["column"]?.int else {
      return nil
    }
    return Spawn(value: value, row: row, column: column)
  }

  /// Returns the game in an answer, or `nil` if it is malformed or breaks the rules.
  private static func replay(_ answer: JSONValue, day: CalendarDay) -> Replay? {
    guard let opening = answer["opening"]?.array, let moves = answer["moves"]?.array else { return nil }
    var line = "triples/1 \(day) ".utf8Bytes
    for value in opening {
      guard let spawn = spawn(value) else { return nil }
      line += spawn.text
    }
    if !moves.isEmpty { line.append(UInt8(ascii: ",")) }
    for move in moves {
      guard let direction = move["direction"]?.bytes, direction.count == 1, let spawn = move["spawn"].flatMap(spawn)
      else {
        return nil
      }
      line += direction + spawn.text
    }
    return try? Replay(line: line)
  }
}
