import GameCore

extension RankedClient {
  /// The saved form of the pending action: the move, `x` for the end of the game, or `-` for no action.
  package var savedAction: [UInt8] { action.map { $0.move ?? Self.savedEnd } ?? Self.savedNoAction }

  package static var savedNoAction: [UInt8] { [UInt8(ascii: "-")] }

  package static var savedEnd: [UInt8] { [UInt8(ascii: "x")] }

  /// Restores the state of a saved game. The server's game may be newer.
  ///
  /// - Parameters:
  ///   - savedAction: The pending action, or `nil` if the game was saved without one.
  ///   - moveCount: The number of answered moves.
  ///   - isOver: Whether the game is over.
  package mutating func restore(savedAction: [UInt8]?, moveCount: Int, isOver: Bool) {
    self.isOver = isOver
    hasMoves = moveCount > 0
    guard let savedAction, savedAction != Self.savedNoAction, !isOver else { return restore(nil) }
    // Remove the action first, so that an equal action is sent again: the server hasn't answered it on this visit.
    restore(nil)
    restore(PendingAction(index: moveCount, move: savedAction == Self.savedEnd ? nil : savedAction))
  }
}
