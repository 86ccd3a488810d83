import CodeBreakerModel
import CodeBreakerSession

/// What of the table can be felt when it changes.
struct FeltState: Hashable {
  let dealCount: Int
  let guess: [Peg]
  let attemptCount: Int
  let ending: Ending?

  /// What is felt when the table goes from one state to another, or nothing.
  static func change(from old: FeltState, to new: FeltState) -> FeltChange? {
    guard old.dealCount == new.dealCount else { return nil }
    if old.ending != new.ending, let ending = new.ending { return ending == .solved ? .solved : .lost }
    if old.attemptCount != new.attemptCount { return .attempt }
    return old.guess == new.guess ? nil : .peg
  }
}

extension FeltState {
  /// The table as it is now.
  init(_ session: CodeBreakerSession) {
    self.init(
      dealCount: session.dealCount, guess: session.game.guess.pegs, attemptCount: session.game.attempts.count,
      ending: session.game.ending)
  }
}
