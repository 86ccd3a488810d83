import GameCore
import JSON

extension RankedClient {
  /// A move, a guess, or the end of the game, which the server has to answer.
  package struct PendingAction: Equatable {
    /// The number of actions before this one.
    package let index: Int
    /// A direction or a guess, as ASCII letters, or `nil` to finish the game.
    package let move: [UInt8]?

    package init(index: Int, move: [UInt8]?) {
      self.index = index
      self.move = move
    }
  }

  /// The meaning of a reply for the session.
  package enum Event {
    /// The game is unchanged. `failure` may have changed.
    case unchanged
    /// The state of the game at the server. `isConflictingMove` is `true` if another device has made a different move.
    case game(JSONValue, isConflictingMove: Bool)
    /// The answer to the pending action.
    case answer(JSONValue)
  }

  /// A prompt that covers the board. Until it closes, the board takes no moves.
  public enum Prompt: Hashable, Sendable {
    /// The introduction to ranked games, before the player's first one is requested.
    case introduction
    /// The question whether to finish the game in its current state.
    case finish
    /// The result, which the player can close.
    case result
  }
}
