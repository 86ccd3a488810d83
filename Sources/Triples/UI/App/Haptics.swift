import NumberedGame
import TriplesSession

/// What of the table can be felt in the hand when it changes.
struct Haptics: Hashable {
  private let number: GameNumber
  private let moveCount: Int
  private let didMerge: Bool
  private let hasEnded: Bool

  /// The table as it is now.
  init(_ session: TriplesSession) {
    number = session.replay.number
    moveCount = session.replay.moves.count
    didMerge = session.lastEffect?.merges.isEmpty == false
    if case .ended = session.popUp { hasEnded = true } else { hasEnded = false }
  }

  /// Whether a move has merged tiles since another state.
  func hasMerged(since old: Haptics) -> Bool {
    number == old.number && moveCount == old.moveCount + 1 && didMerge
  }

  /// Whether the game has ended since another state.
  func hasEnded(since old: Haptics) -> Bool {
    hasEnded && !old.hasEnded
  }
}
