import DailyGames
import JSON
import NumberedGame
import PlaySupport
import TriplesModel

// The game of a day that a server deals: a move slides at once, and what is spawned comes when the server has answered. All
// that stands here is asked for at such a table alone.
extension TriplesSession: RankedSession {
  /// Whether the board takes moves as far as the server goes: one that it has not answered may stand out, and one more is kept.
  var takesRankedMoves: Bool {
    guard let seat, isDealt, seat.question == nil, !seat.isClosed, !nextRanked.isFinishing else { return false }
    guard seat.trouble.map({ $0.isTemporary }) ?? true else { return false }
    return seat.action.map { $0.move != nil } ?? true
  }

  /// What is told under the board.
  var rankedTip: String? {
    guard let seat, endedDate == nil, seat.question != .introduction else { return nil }
    if !keepsTable || seat.isClosed { return "This day is over. Its game counts as it stands." }
    if let text = seat.troubleText { return text }
    if !isDealt { return "The server is asked for the game." }
    return seat.isSlow ? "The server takes its time. What you played is kept." : remark ?? lessonText ?? RankedSeat.rule
  }

  /// Plays a move, or keeps it until the one before is answered.
  func moveRanked(_ direction: Direction) -> Bool {
    intent(acceptsMoves) {
      guard seat?.action == nil else {
        nextRanked.play(direction)
        return true
      }
      return slideRanked(direction)
    } ?? false
  }

  private func slideRanked(_ direction: Direction) -> Bool {
    let next = game.copy()
    guard let effect = try? next.slide(direction) else {
      tellBlocked(direction)
      return false
    }
    board.play(next, effect)
    giveCue(effect)
    teach(effect)
    // It is told with its spawn, in one sentence.
    status = ""
    seat?.send([direction.letter], index: replay.moves.count)
    return true
  }

  /// Takes what came of a call of `seat`.
  ///
  /// - Parameters:
  ///   - reply: the reply; nothing where none came.
  ///   - number: the number of the call.
  public func receive(_ reply: RankedReply?, to number: Int) {
    guard isRanked else { return }
    let isDone: Void? = intent {
      let action = seat?.action
      switch self.seat?.receive(reply, to: number) ?? .none {
      case .none: break
      case .game(let game, let isOtherMove):
        if !takeGame(game, isOtherMove: isOtherMove) { self.seat?.distrust(to: action) }
      case .answer(let answer): if !take(answer, to: action) { self.seat?.distrust(to: action) }
      }
      guard let seat, seat.action == nil, seat.isKnown, endedDate == nil else { return }
      if nextRanked.takeFinish() {
        self.seat?.send(nil, index: replay.moves.count)
      } else if let move = nextRanked.takeMove() {
        _ = slideRanked(move)
      }
    }
    // Another window was faster: how the game stands there is on the table now, and is asked of the server.
    if isDone == nil { self.seat?.distrust() }
  }

  /// Takes the answer to a move, or to the end of the game.
  ///
  /// - Returns: whether it is one.
  private func take(_ answer: JSONValue, to action: RankedSeat.Action?) -> Bool {
    guard let move = action?.move else {
      endRanked()
      return true
    }
    guard let letter = move.first, let direction = Direction(letter: letter), board.positions.count >= 2,
      let spawn = answer["spawn"].flatMap(Self.spawn), let isOver = answer["done"]?.bool
    else { return false }
    let next = board.positions[board.positions.count - 2].copy()
    next.deal(spawn)
    guard let effect = try? next.play(direction), effect.spawned != nil, next.score == answer["score"]?.int,
      next.isDone == isOver
    else { return false }
    board.answer(next, effect)
    saved.play(direction, spawn)
    status = Spoken.move(direction, effect: effect, score: next.score)
    if isOver { endRanked() }
    return true
  }

  /// Takes the game as the server has it.
  ///
  /// - Returns: whether it is one.
  private func takeGame(_ answer: JSONValue, isOtherMove: Bool) -> Bool {
    guard let seat, let other = Self.replay(answer, day: seat.day), let isOver = answer["done"]?.bool,
      other.game.score == answer["score"]?.int, isOver || !other.game.isDone
    else { return false }
    let action = seat.action
    if other != replay {
      let isOwnMove =
        other.moves.count == replay.moves.count + 1 && action?.index == replay.moves.count
        && action?.move == [other.moves[replay.moves.count].letter]
      let isNews = isDealt && !isOwnMove || isOtherMove
      saved.replace(other)
      board.replace(other.positions)
      nextRanked.forgetMove()
      if isNews { tell(.playedElsewhere) }
      status = "\(title). Score \(game.score)."
      // What stood out was played, or cannot be any more.
      if let action, action.index != other.moves.count { self.seat?.restore(nil) }
    } else if seat.action == nil {
      board.dropUnanswered(moveCount: replay.moves.count)
    }
    if isOver {
      self.seat?.restore(nil)
      board.dropUnanswered(moveCount: replay.moves.count)
      endRanked()
    } else if let letter = self.seat?.action?.move?.first, board.positions.count == replay.moves.count + 1 {
      slideAgain(letter)
    }
    return true
  }

  /// Lets a move that was sent be seen again on a board that has just come.
  private func slideAgain(_ letter: UInt8) {
    let next = game.copy()
    guard let direction = Direction(letter: letter), (try? next.slide(direction)) != nil else {
      seat?.restore(nil)
      return
    }
    board.showUnanswered(next)
  }

  private func endRanked() {
    seat?.isOver = true
    seat?.hasMoves = !replay.moves.isEmpty
    nextRanked.forgetMove()
    guard endedDate == nil else { return }
    saved.end(at: environment.now())
    recordDay()
    let points = DayResult(day: seat!.day, game: .triples, figure: game.score, isHelped: false).text
    status += (status.isEmpty ? "" : " ") + "The game is over, with \(points)."
    give(.end)
    showRankedResult()
  }

  // MARK: Ending it

  /// Asks whether the game is to be ended as it stands.
  func askToFinishRanked() {
    guard acceptsMoves, !replay.moves.isEmpty else { return }
    nextRanked.forgetMove()
    self.seat?.question = .finish
    changed()
  }

  /// Ends the game as it stands, once the server has heard of it.
  public func finishRanked() {
    intent(seat?.question == .finish) {
      seat?.question = nil
      if seat?.action != nil { nextRanked.finish() } else { seat?.send(nil, index: replay.moves.count) }
    }
  }

  /// Shows how the game came out.
  func showRankedResult() {
    seat?.question = .result
  }

  /// What is said before the game is ended for good.
  public var finishWarning: String {
    "It counts with \(DecimalText.grouped(game.score)) \(game.score == 1 ? "point" : "points"). This is for good: it cannot be "
      + "played on."
  }

  /// The result as a headline: "1,042 points".
  public var rankedHeadline: String { dayResult?.text ?? "" }

  /// Whether there is anything to review: it needs no network, as what was dealt is known.
  public var canReviewRanked: Bool { endedDate != nil && !replay.moves.isEmpty }

  /// Opens the coach's review of the game, which is over.
  public func reviewRanked() {
    guard canReviewRanked else { return }
    seat?.question = nil
    showReplay(replay)
    startReview()
    changed()
  }

  // MARK: Keeping it

  /// What the server has not answered, in a saved table; `nil` in other modes.
  var rankedSent: [UInt8]? {
    guard let seat else { return nil }
    guard let action = seat.action else { return [SavedGame.nothingSent] }
    return action.move ?? [SavedGame.endSent]
  }

  /// Sits down at a table on which nothing has been dealt yet.
  func beginRanked() {
    guard let seat else { return }
    if isFirstVisit { keeper.changeSettings { $0.lesson = .three } }
    putOnTable(SavedGame(replay: Replay(undealt: seat.day)))
    status = "\(title)."
  }

  /// Takes up a table that was kept. Before the server has said how the game stands it may have gone on elsewhere.
  func adoptRanked() {
    nextRanked.forgetMove()
    self.seat?.isOver = endedDate != nil
    self.seat?.hasMoves = !replay.moves.isEmpty
    self.seat?.restore(nil)
    if let letter = saved.sent?.first, letter != SavedGame.nothingSent {
      let isEnd = letter == SavedGame.endSent
      self.seat?.restore(RankedSeat.Action(index: replay.moves.count, move: isEnd ? nil : [letter]))
      if !isEnd { slideAgain(letter) }
    }
    status = "\(title). Score \(game.score)."
    if endedDate != nil { showRankedResult() }
  }

  // MARK: Reading answers

  private static func spawn(_ answer: JSONValue) -> Spawn? {
    guard let value = answer["value"]?.int, let row = answer["row"]?.int, let column = answer["column"]?.int else {
      return nil
    }
    return Spawn(value: value, row: row, column: column)
  }

  /// The game of an answer, played by the rules.
  private static func replay(_ answer: JSONValue, day: CalendarDay) -> Replay? {
    guard let opening = answer["opening"]?.list, let moves = answer["moves"]?.list else { return nil }
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
