import JSON
import NumberedGame

/// A session whose ranked game a server deals and judges. The session applies the server's answers to its game.
package protocol ServedSession: PersistentSession, RankedSession {
  /// Creates the session of the player's own game, or of a daily game.
  init(environment: PlayEnvironment, playMode: PlayMode)

  /// Opens the game of a past day as one of the player's own.
  func openGame(of day: CalendarDay)

  /// Applies the answer to a move, or to the end of the game if the action has no move.
  ///
  /// - Returns: Whether the answer is valid.
  func apply(_ answer: JSONValue, to action: RankedClient.Action?) -> Bool

  /// Replaces the game with the server's.
  ///
  /// - Parameter isOtherMove: Whether another device made a move that this one doesn't know.
  /// - Returns: Whether the game is valid.
  func apply(serversGame game: JSONValue, isOtherMove: Bool) -> Bool

  /// Sends what the player did while an answer was pending. Called after each reply.
  func sendQueued()
}

extension ServedSession {
  package func sendQueued() {}

  /// Handles the reply to the call with a number, or `nil` if no complete one arrived. Asks the server again if the reply is
  /// invalid.
  public func receive(_ reply: RankedReply?, to number: Int) {
    guard isRanked else { return }
    let isDone: Void? = intent {
      let action = rankedClient?.action
      let isValid =
        switch rankedClient?.receive(reply, to: number) ?? .none {
        case .none: true
        case .game(let game, let isOtherMove): apply(serversGame: game, isOtherMove: isOtherMove)
        case .answer(let answer): apply(answer, to: action)
        }
      if !isValid { rankedClient?.rejectReply(to: action) }
      sendQueued()
    }
    // Another window changed the game first, and this session now shows that state. Ask the server for the game.
    if isDone == nil { rankedClient?.rejectReply() }
  }
}
