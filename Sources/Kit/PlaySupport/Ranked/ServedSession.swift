import JSON
import NumberedGame

/// A session whose ranked game a server deals and judges. The session applies the server's answers to its game.
package protocol ServedSession: PersistentSession, RankedSession {
  /// Creates the session of the player's own game, or of a daily game.
  init(environment: PlayEnvironment, playMode: PlayMode)

  /// The figure of the current game, such as its points, and whether the player had help, or `nil` if it isn't over.
  var outcome: (figure: Int?, hadHelp: Bool)? { get }

  /// Applies the answer to a move, or to the end of the game if the action has no move.
  ///
  /// - Returns: Whether the answer is valid.
  func apply(_ answer: JSONValue, to action: RankedClient.PendingAction?) -> Bool

  /// Replaces the game with the server's. `isConflictingMove` is `true` if another device made a move that this one doesn't
  /// know.
  ///
  /// - Returns: Whether the game is valid.
  func apply(serversGame game: JSONValue, isConflictingMove: Bool) -> Bool

  /// Sends what the player did while an answer was pending. Called after each reply.
  func sendQueuedAction()
}

extension ServedSession {
  /// The result of the daily game, or `nil` if it isn't over.
  package var dayResult: DayResult? {
    guard let dayState = store.dayState, let outcome else { return nil }
    return DayResult(day: dayState.day, game: dayState.game, figure: outcome.figure, hadHelp: outcome.hadHelp)
  }

  /// Records the result of the daily game if it is over.
  package func recordDayResult() {
    if let dayResult { store.record(dayResult) }
  }

  /// Records the result of the daily game if a crash prevented that when the game ended.
  package func recordMissedDayResult() {
    if let dayResult, store.dayHistory.result(dayResult.day, dayResult.game) == nil { store.record(dayResult) }
  }

  /// Returns the home-page status of a daily game, which starts with the keyword `done` or `playing`. `progress` is
  /// empty if the game hasn't begun.
  package func dayStatus(_ progress: String) -> String {
    if let dayResult { return "done " + dayResult.text + rankSuffix }
    return progress.isEmpty ? "" : "playing " + progress
  }

  /// Returns the deal of the past day whose game is played again, or `nil` if this device hasn't stored it.
  package func pastDayDeal<DealType: DailyDeal>(_ type: DealType.Type = DealType.self) -> DealType? {
    store.dayDeal.flatMap { DealType(text: $0) }.flatMap { $0.day == day ? $0 : nil }
  }

  /// The result as a headline, such as "1,042 points".
  public var resultHeadline: String { dayResult?.text ?? "" }

  package func sendQueuedAction() {}

  /// Handles the reply to the call with the given number. `reply` is `nil` if no complete reply arrived. Asks the
  /// server again if the reply is invalid.
  public func receive(_ reply: RankedReply?, to number: Int) {
    guard isRanked else { return }
    let isDone: Void? = intent {
      let action = rankedClient?.action
      let isValid =
        switch rankedClient?.receive(reply, to: number) ?? .none {
        case .none: true
        case .game(let game, let isConflictingMove): apply(serversGame: game, isConflictingMove: isConflictingMove)
        case .answer(let answer): apply(answer, to: action)
        }
      if !isValid { rankedClient?.rejectReply(to: action) }
      sendQueuedAction()
    }
    // Another window changed the game first, and this session now shows that state. Ask the server for the game.
    if isDone == nil { rankedClient?.rejectReply() }
  }
}
