import DailyGames
import GameCore
import JSON

/// A session whose ranked game a server deals and judges. The session applies the server's answers to its game.
package protocol ServedSession: PersistentSession, RankedSession {
  /// The figure of the current game, such as its points, and whether the player had help, or `nil` if it isn't over.
  var outcome: (figure: Int?, hadHelp: Bool)? { get }

  /// The text shown if the day ends before the game.
  var closedDayText: String { get }

  /// Applies the answer to a move, or to the end of the game if the action has no move.
  ///
  /// - Returns: Whether the answer is valid. An invalid answer changes nothing.
  func apply(_ answer: JSONValue, to action: RankedClient.PendingAction?) -> Bool

  /// Replaces the game with the server's. `isConflictingMove` is `true` if another device made a move unknown here.
  ///
  /// - Returns: Whether the server's game is valid. An invalid game changes nothing.
  func apply(serversGame game: JSONValue, isConflictingMove: Bool) -> Bool

  /// The number of moves that the server has answered.
  var answeredMoveCount: Int { get }

  /// The current game as a sentence for screen readers, such as "November 21 game. Score 42."
  var progressText: String { get }

  /// Sends what the player did while an answer was pending. Called after each reply.
  func sendQueuedAction()
}

extension ServedSession {
  /// The result of the daily game, or `nil` if it isn't over.
  package var dayResult: DayResult? {
    guard let dayState = store.dayState, let outcome else { return nil }
    return DayResult(day: dayState.day, game: dayState.game, figure: outcome.figure, hadHelp: outcome.hadHelp)
  }

  package func recordDayResult() {
    if let dayResult { store.record(dayResult) }
  }

  /// Records the result of the daily game if a crash prevented that when the game ended.
  package func recordMissedDayResult() {
    if let dayResult, store.dayHistory.result(dayResult.day, dayResult.game) == nil { store.record(dayResult) }
  }

  /// Returns a daily game's home-page status, `done …` or `playing …`. `progress` is empty if the game hasn't begun.
  package func dayStatus(_ progress: String) -> String {
    if let dayResult { return "done " + dayResult.text + rankSuffix }
    return progress.isEmpty ? "" : "playing " + progress
  }

  /// Returns the stored deal of the past day being replayed, or `nil` if this device doesn't have it.
  package func pastDayDeal<DealType: DailyDeal>(_ type: DealType.Type = DealType.self) -> DealType? {
    store.dayDeal.flatMap { DealType(text: $0) }.flatMap { $0.day == day ? $0 : nil }
  }

  /// The result as a headline, such as "1,042 points".
  public var resultHeadline: String { dayResult?.text ?? "" }

  /// What follows the finished daily game.
  public var dayEnd: DayEnd? {
    guard let dayState = store.dayState, dayState.kind != .pastDay, outcome != nil else { return nil }
    return DayEnd(dayState.day, dayState.game, history: dayState.history, now: environment.now())
  }

  /// Returns an item that shares the daily game without its moves: the result once the game is over, and otherwise
  /// `question`, such as "Can you win?".
  package func dayShareItem(_ question: String) -> ShareItem {
    let name = store.dayState?.game.name ?? ""
    let text =
      dayResult.map { playMode.shareTitle(of: name) + ": " + $0.text + rankSuffix }
      ?? "The daily game of \(name), \(playMode.dayText), is the same for everyone. \(question)"
    return ShareItem(text: text, day: day)
  }

  /// The note at the end of a daily game: the streak of days, or a past day's original result.
  public var dayEndNote: String { store.dayEndNote ?? "It isn’t recorded anywhere." }

  package func sendQueuedAction() {}

  /// Returns why a ranked game that waits for each answer can't send a move, or `nil` if it can. `move` is the game's
  /// word for a move, such as "guess".
  package func rankedMoveProblem(moveWord move: String) -> String? {
    guard let rankedClient, outcome == nil, rankedClient.prompt != .introduction else { return nil }
    if let rankedObstacle { return rankedObstacle }
    if rankedClient.action != nil {
      return rankedClient.isServerSlow ? "The server is slow. Your \(move) is saved." : "Sending the \(move)…"
    }
    return rankedClient.isGameKnown ? nil : "Getting the game from the server…"
  }

  package var closedDayText: String { dayOverText }

  /// The reason why a ranked game can't continue: its day is over or the latest call failed. Otherwise, `nil`.
  package var rankedObstacle: String? {
    !shouldSaveGame || rankedClient?.isDayClosed == true ? closedDayText : rankedClient?.failureText
  }

  /// Completes the replacement of the game by the server's newer one. Shows a notice if another device has played it,
  /// and drops a pending action that doesn't follow the server's moves.
  ///
  /// - Parameters:
  ///   - lastMove: The last move, as it is sent to the server, or `nil` if the game has no moves.
  ///   - isNews: Whether the player has seen an earlier state, so that moves from another device need a notice.
  /// - Returns: Whether the pending move is the only new one.
  @discardableResult
  package func finishReplacement(lastMove: [UInt8]?, isNews: Bool) -> Bool {
    let action = rankedClient?.action
    let isOwnMove = action.map { answeredMoveCount == $0.index + 1 && $0.move == lastMove } ?? false
    if isNews, !isOwnMove { show(.playedElsewhere) }
    status = progressText
    if let action, action.index != answeredMoveCount || outcome != nil { rankedClient?.restore(nil) }
    return isOwnMove
  }

  /// Handles the reply to call `number`. `reply` is `nil` if no complete reply arrived. Asks again if the reply is
  /// invalid.
  public func serverDidReply(_ reply: RankedReply?, to number: Int) {
    guard isRanked else { return }
    let isDone: Void? = intent {
      let action = rankedClient?.action
      let isValid =
        switch rankedClient?.serverDidReply(reply, to: number) ?? .unchanged {
        case .unchanged: true
        case .game(let game, let isConflictingMove): apply(serversGame: game, isConflictingMove: isConflictingMove)
        case .answer(let answer): apply(answer, to: action)
        }
      if !isValid { rankedClient?.rejectReply(to: action) }
      if outcome != nil {
        rankedClient?.isOver = true
        rankedClient?.hasMoves = answeredMoveCount > 0
      }
      sendQueuedAction()
    }
    // Another window changed the game first, and this session now shows that state. Ask the server for the game.
    if isDone == nil { rankedClient?.rejectReply() }
  }
}
