import Games

/// The reason why a player's request is refused.
public enum Refusal: Error, Hashable, Sendable {
  /// The rules don't allow the move.
  case move(MoveRefusal)
  /// The player has not begun the game.
  case notBegun
  /// There is no such day.
  case noSuchDay
  /// The day's games can't be begun at this time.
  case dayNotOpen
  /// The day is void: the server lost data of it.
  case dayVoid
  /// The time for moves is over.
  case dayClosed
  /// The game already has a different move at the request's index, or has fewer moves than that index.
  case conflictingMove
  /// This process isn't ready: its clock is wrong or unchecked, the ledger isn't as durable as promised, or a secret
  /// that opens a day's key is missing.
  case notReady
}
