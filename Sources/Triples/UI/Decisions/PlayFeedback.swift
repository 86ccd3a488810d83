import TriplesModel
import TriplesSession

/// Counts what the player is to feel in the hand.
struct PlayFeedback: Hashable {
  /// How many moves have merged tiles.
  private(set) var mergeCount = 0

  /// How many games have ended.
  private(set) var endCount = 0

  private var replay: Replay
  private var hasEnded: Bool

  /// Begins with a session as it is now.
  init(_ session: TriplesSession) {
    replay = session.replay
    hasEnded = Self.hasEnded(session)
  }

  /// Takes note of what has become of the session.
  mutating func note(_ session: TriplesSession) {
    let isMove = session.replay.number == replay.number && session.replay.moves.count == replay.moves.count + 1
    if isMove, let effect = session.lastEffect, !effect.merges.isEmpty { mergeCount += 1 }
    let ended = Self.hasEnded(session)
    if ended, !hasEnded { endCount += 1 }
    replay = session.replay
    hasEnded = ended
  }

  private static func hasEnded(_ session: TriplesSession) -> Bool {
    if case .ended = session.popUp { true } else { false }
  }
}
