import Games

/// Why something can't be played.
public enum Refusal: Error, Hashable, Sendable {
  /// The rules don't allow the move.
  case move(MoveRefusal)
  /// The player has not begun the game.
  case notBegun
  /// There is no such day.
  case noSuchDay
  /// No game of that day can be begun now.
  case dayNotOpen
  /// The time for moves is over.
  case dayClosed
  /// The game has another move at that index, or is not that far yet.
  case otherMove
  /// This process is not ready: its clock is wrong or unchecked, or the ledger isn't as safe as promised.
  case notReady
}
