import CodeBreakerModel
import CodeBreakerSession

/// What a player feels in the hand.
enum HapticEvent: Hashable {
  /// A peg went into the guess or out of it.
  case peg
  /// An attempt was made.
  case attempt
  /// The code was broken.
  case solved
  /// The game ended without that.
  case lost
}

/// What of the table can be felt when it changes.
struct HapticState: Hashable {
  let dealCount: Int
  let guess: [Peg]
  let attemptCount: Int
  let ending: Ending?

  /// What is felt when the table has come here from another state, or nothing.
  func event(since old: HapticState) -> HapticEvent? {
    guard old.dealCount == dealCount else { return nil }
    if old.ending != ending, let ending { return ending == .solved ? .solved : .lost }
    if old.attemptCount != attemptCount { return .attempt }
    return old.guess == guess ? nil : .peg
  }
}

extension HapticState {
  /// The table as it is now.
  init(_ session: CodeBreakerSession) {
    self.init(
      dealCount: session.dealCount, guess: session.game.guess.pegs, attemptCount: session.game.attempts.count,
      ending: session.game.ending)
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension HapticEvent {
  /// How it feels.
  var feedback: SensoryFeedback {
    switch self {
    case .peg: .selection
    case .attempt: .impact(weight: .medium)
    case .solved: .success
    case .lost: .error
    }
  }
}
#endif
